// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

/** How much a certificate claims. */
public sealed interface Claim {

  /**
   * The quotient is right for every position with heaps of every size: Φ(h + period) = Φ(h) for all
   * h ≥ preperiod, and neither number can be smaller.
   */
  record Solved(int period, int preperiod) implements Claim {}

  /**
   * The outcomes are right for every position with heaps of every size: heap h + period is heap h
   * with a weight, a level or a count that is larger by the saltus, for all h ≥ preperiod.
   */
  record Growing(int period, int preperiod, int saltus) implements Claim {}

  /**
   * The same, and besides all larger heaps are firm: a position in which one of them stands is lost
   * exactly if its nim-sum is 0.
   */
  record Firm() implements Claim {}

  /** The quotient is right for every position whose heaps are those that Φ is given for. */
  record Partial() implements Claim {}
}
