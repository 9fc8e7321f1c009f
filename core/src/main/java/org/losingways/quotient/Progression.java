// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

/**
 * A proved arithmetic progression: for all h ≥ preperiod, heap h + period is worth what heap h is
 * worth and counts more by the saltus, which is not 0 and may be negative.
 *
 * @param preperiod the least such start
 * @param period the least such period
 * @param saltus by how much the count is larger a period later
 */
public record Progression(int preperiod, int period, int saltus) {

  /** The heap below preperiod + period to which a heap belongs. */
  public int fold(int heap) {
    return new Period(preperiod, period).fold(heap);
  }

  /**
   * By how much a heap counts more than the one to which it belongs.
   *
   * @throws ArithmeticException if it is no int
   */
  public int excess(int heap) {
    return Math.multiplyExact((heap - fold(heap)) / period, saltus);
  }
}
