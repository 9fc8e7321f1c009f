// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

/** How much a certificate claims. */
public sealed interface Claim {

  /**
   * The quotient is right for every position with heaps of every size: Φ(h + period) = Φ(h) for all
   * h ≥ preperiod, and neither number can be smaller.
   */
  record Solved(int period, int preperiod) implements Claim {}

  /** The quotient is right for every position whose heaps are those that Φ is given for. */
  record Partial() implements Claim {}
}
