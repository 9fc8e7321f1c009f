// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import org.losingways.monoid.Multiples;

/**
 * A proved repetition: Φ(h + period) = Φ(h) for all h ≥ preperiod, heap 0 included; or the same of
 * another sequence, such as the powers of a value.
 *
 * @param preperiod the least such start
 * @param period the least such period
 */
public record Period(int preperiod, int period) {

  /** The heap below preperiod + period that has the same value as this one. */
  public int fold(int heap) {
    return heap < preperiod + period ? heap : preperiod + (heap - preperiod) % period;
  }

  /** How two sequences repeat together. */
  public Period with(Period other) {
    return new Period(Math.max(preperiod, other.preperiod), Multiples.lcm(period, other.period));
  }
}
