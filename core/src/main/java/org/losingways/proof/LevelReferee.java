// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * The referee of games in which only the order of the largest heaps counts: reads the digits of the
 * code and the machine, and nothing else, and makes the checks of the theorem on levels in {@code
 * docs/families.md}.
 */
final class LevelReferee implements Referee {

  private final LevelEvidence evidence;
  private final Claim.Growing claim;
  private final Effort effort;
  private final int[] digits;
  private LevelCases levels;

  LevelReferee(LevelEvidence evidence, Claim.Growing claim, int[] digits, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    this.digits = digits;
  }

  @Override
  public String prove() {
    Objection.refuse(
        claim.preperiod() < 1 || claim.period() < 1 || claim.saltus() != 1,
        "preperiod, period or saltus make no sense");
    Objection.refuse(
        evidence.letters().size() != (long) claim.preperiod() + claim.period(),
        "its letters do not go to the end of the first level");
    levels = new LevelCases(evidence, claim, digits, effort);
    new LevelMovesInsideP(levels, effort).check();
    new LevelMovesToP(levels, effort).check();
    return "a machine of " + evidence.down().size() + " states reads the heaps of each level";
  }

  @Override
  public boolean isSame(int heap, int other) {
    return levels.letter(heap) == levels.letter(other) && levels.level(heap) == levels.level(other);
  }
}
