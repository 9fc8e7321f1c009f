// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

/**
 * A proved repetition: Φ(h + period) = Φ(h) for all h ≥ preperiod.
 *
 * @param preperiod the least such start
 * @param period the least such period
 */
public record PartizanPeriod(int preperiod, int period) {

  /** The heap below preperiod + period that has the same value as this one. */
  public int fold(int heap) {
    return heap < preperiod + period ? heap : preperiod + (heap - preperiod) % period;
  }
}
