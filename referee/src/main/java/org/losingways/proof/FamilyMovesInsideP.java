// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import org.losingways.proof.FamilyHeaps.Left;
import org.losingways.proof.certificate.Claim;
import org.losingways.proof.certificate.FamilyEvidence;

/** The second check of a {@link FamilyReferee}: no move leads from P to P. */
record FamilyMovesInsideP(FamilyHeaps heaps, FamilyEvidence evidence, Claim.Growing claim) {

  void check() {
    for (int h = 1; h <= heaps.last(); h++) {
      for (Left t : heaps.left(h)) {
        Objection.refuse(isInsideP(h, t), "some move in heap " + h + " leads from P to P");
      }
    }
  }

  /** Whether a move in a heap can lead from P to P, alone or beside other heaps. */
  boolean isInsideP(int h, Left t) {
    int by = t.kind() ^ heaps.kind(h);
    boolean wrong = by == 0;
    for (int k = 0; k <= 2; k += 2) {
      wrong |=
          heaps.losing(heaps.weight(h), heaps.threshold(h), heaps.kind(h) ^ k)
              && heaps.losing(t.weight(), t.threshold(), t.kind() ^ k);
    }
    return wrong || (by == heaps.exceptional() && crosses(h, t));
  }

  /** Whether a move can lead from one side of the threshold to P on the other side. */
  private boolean crosses(int h, Left t) {
    int before =
        heaps.threshold(h) == FamilyHeaps.LOW
            ? FamilyHeaps.LOW
            : heaps.threshold(h) - heaps.weight(h);
    // In regular P-positions the company weighs as much as the heap modulo 2.
    int regular = heaps.weight(h) % 2;
    int other = (heaps.weight(h) + heaps.exceptional()) % 2;
    return anyOf(Math.max(before, 1), t.tau() - 2, regular)
        || anyOf(Math.max(t.tau(), 1), before - 2, other)
        || anyOfCompany(t.weight() + 2, heaps.weight(h), regular)
        || anyOfCompany(heaps.weight(h) + 2, t.weight(), other)
        || (t.smaller() == claim.preperiod()
            && (before != FamilyHeaps.LOW
                || t.tau() != FamilyHeaps.LOW
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
}
