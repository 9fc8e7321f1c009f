// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import org.losingways.proof.FamilyHeaps.Left;
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
    heaps = new FamilyHeaps(evidence, claim, digits, effort);
    lightHeaps();
    noMoveInsideP();
    manyHeaps();
    new FamilyHeavyHeaps(heaps, claim).check();
    new FamilyLightPositions(heaps).check();
    return "weights grow by " + claim.saltus() + " and thresholds by " + 2 * claim.saltus();
  }

  @Override
  public boolean isSame(int heap, int other) {
    return heaps.weight(heap) == heaps.weight(other)
        && heaps.threshold(heap) == heaps.threshold(other)
        && heaps.kind(heap) == heaps.kind(other);
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

  private void noMoveInsideP() {
    for (int h = 1; h <= heaps.last(); h++) {
      for (Left t : heaps.left(h)) {
        boolean wrong = t.kind() == heaps.kind(h);
        for (int k = 0; k <= 2; k += 2) {
          wrong |=
              heaps.losing(heaps.weight(h), heaps.threshold(h), heaps.kind(h) ^ k)
                  && heaps.losing(t.weight(), t.threshold(), t.kind() ^ k);
        }
        wrong |= (t.kind() ^ heaps.kind(h)) == heaps.exceptional() && crossing(h, t);
        Objection.refuse(wrong, "some move in heap " + h + " leads from P to P");
      }
    }
  }

  /** Whether a move can lead from one side of the threshold to P on the other side. */
  private boolean crossing(int h, Left t) {
    int before =
        heaps.threshold(h) == FamilyHeaps.LOW
            ? FamilyHeaps.LOW
            : heaps.threshold(h) - heaps.weight(h);
    int after = t.threshold() == FamilyHeaps.LOW ? FamilyHeaps.LOW : t.threshold() - t.weight();
    // In regular P-positions the company weighs as much as the heap modulo 2.
    int regular = heaps.weight(h) % 2;
    int other = (heaps.weight(h) + evidence.exceptionalParity()) % 2;
    return anyOf(Math.max(before, 1), after - 2, regular)
        || anyOf(Math.max(after, 1), before - 2, other)
        || anyOfCompany(t.weight() + 2, heaps.weight(h), regular)
        || anyOfCompany(heaps.weight(h) + 2, t.weight(), other)
        || (t.smaller() == claim.preperiod()
            && (before != FamilyHeaps.LOW
                || after != FamilyHeaps.LOW
                || Math.abs(heaps.weight(h) - t.weight()) > 1));
  }

  private static boolean anyOf(int low, int high, int parity) {
    for (int x = low; x <= Math.min(high, low + 1); x++) {
      if (Math.floorMod(x, 2) == parity) {
        return true;
      }
    }
    return false;
  }

  /** Whether company of some weight of this parity can have an excess from low to high. */
  private boolean anyOfCompany(int low, int high, int parity) {
    return evidence
        .thresholds()
        .intStream()
        .anyMatch(t -> t != 0 && anyOf(low, high, (t + parity) % 2));
  }

  private void manyHeaps() {
    for (int k = 1; k < 4; k++) {
      Objection.refuse(
          heaps.addUpTo(heaps.unchanging(k), k),
          "heaps.heavy() positions of kind " + k + " have no winning move");
    }
  }
}
