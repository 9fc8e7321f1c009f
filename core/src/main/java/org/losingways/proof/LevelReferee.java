// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.LevelEvidence;

/**
 * The referee of games in which only the order of the largest heaps counts: reads the digits of the
 * code and the machine, and nothing else, and makes the checks of the theorem on levels in {@code
 * docs/families.md}.
 */
@SuppressWarnings("ArrayRecordComponent")
record LevelReferee(LevelEvidence evidence, Claim.Growing claim, int[] digits, Effort effort)
    implements Referee {

  @Override
  public String prove() {
    Objection.refuse(
        claim.preperiod() < 1 || claim.period() < 1 || claim.saltus() != 1,
        "preperiod, period or saltus make no sense");
    Objection.refuse(
        evidence.letters().size() != (long) claim.preperiod() + claim.period(),
        "its letters do not go to the end of the first level");
    LevelCases levels = new LevelCases(evidence, claim, digits, effort);
    new LevelMovesInsideP(levels, effort).check();
    new LevelMovesToP(levels, effort).check();
    return "a machine of " + evidence.down().size() + " states reads the heaps of each level";
  }
}
