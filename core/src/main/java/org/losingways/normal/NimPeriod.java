// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

/**
 * A period of nim-values that has been proved: G(h + period) = G(h) for all h ≥ preperiod, and
 * neither number can be made smaller.
 *
 * <p>Kayles has period 12 from heap 71 on, which is proved by checking all h below 156: {@code
 * NimPeriod[preperiod=71, period=12, bound=156]}.
 *
 * @param preperiod the least heap from which on the values repeat
 * @param period the least period
 * @param bound the heap below which the repetition had to be checked, by the theorem of Guy and
 *     Smith, 2·preperiod + period + (number of digits) for octal codes; see {@link
 *     org.losingways.game.Reach#periodBound}
 */
public record NimPeriod(int preperiod, int period, long bound) {

  public NimPeriod {
    if (preperiod < 0 || period < 1) {
      throw new IllegalArgumentException("a period is at least 1 and begins at heap 0 or later");
    }
  }
}
