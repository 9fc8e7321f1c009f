// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.List;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/**
 * The referee of games whose quotients grow for ever: reads the digits of the code and the data of
 * the heaps, and nothing else, and makes the five checks of the theorem in {@code
 * docs/families.md}.
 */
final class FamilyReferee implements Referee {

  private final FamilyEvidence evidence;
  private final Claim.Growing claim;
  private final Effort effort;
  private final int[] digits;
  private FamilyHeaps heaps;

  FamilyReferee(FamilyEvidence evidence, Claim.Growing claim, int[] digits, Effort effort) {
    this.evidence = evidence;
    this.claim = claim;
    this.effort = effort;
    this.digits = digits;
  }

  @Override
  public String prove() {
    int most = Math.max(Math.max(claim.preperiod(), claim.period()), claim.saltus());
    Objection.refuse(
        claim.preperiod() < 1
            || claim.period() < 1
            || claim.saltus() < 1
            || claim.saltus() % 2 != 0,
        "preperiod, period or saltus make no sense");
    Objection.refuse(most > FamilyEvidence.MOST_HEAPS, "its numbers are too large");
    Objection.refuse(
        evidence.weights().size() != claim.preperiod() + claim.period(),
        "its values do not go to the end of the first period");
    Objection.refuse(
        evidence.weights().getInt(0) != 0
            || evidence.thresholds().getInt(0) != 0
            || evidence.signs().charAt(0) != '0',
        "heap 0, which is no heap, is worth something");
    checks().forEach(Runnable::run);
    return "weights grow by " + claim.saltus() + " and thresholds by " + 2 * claim.saltus();
  }

  /** The five checks of the theorem, in its order. */
  List<Runnable> checks() {
    heaps = new FamilyHeaps(evidence, claim, digits, effort);
    return List.of(
        this::lightHeaps,
        new FamilyMovesInsideP(heaps, evidence, claim)::check,
        this::manyHeaps,
        new FamilyHeavyHeaps(heaps, claim)::check,
        new FamilyLightPositions(heaps)::check);
  }

  private void lightHeaps() {
    for (int h = 1; h <= heaps.last(); h++) {
      Objection.refuse(
          heaps.weight(h) == 0 && heaps.threshold(h) != FamilyHeaps.LOW,
          "heap " + h + " has a threshold and no weight");
      Objection.refuse(
          heaps.left(h).isEmpty() && (heaps.weight(h) > 0 || heaps.kind(h) > 0),
          "heap " + h + " has no move and is worth something");
    }
  }

  private void manyHeaps() {
    for (int k = 1; k < 4; k++) {
      Objection.refuse(
          heaps.addUpTo(heaps.unchanging(k), k),
          "heavy positions of kind " + k + " have no winning move");
    }
  }
}
