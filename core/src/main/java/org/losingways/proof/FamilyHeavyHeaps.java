// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.List;
import org.losingways.proof.FamilyHeaps.Left;
import org.losingways.proof.certificate.Claim;

/**
 * The fourth check of a {@link FamilyReferee}: beside one heap heavier than Ω every position that
 * is not P has a move to P.
 */
record FamilyHeavyHeaps(FamilyHeaps heaps, Claim.Growing claim) {

  void check() {
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      int g = heaps.firstHeavy(h);
      for (int k = 0; k < 4; k++) {
        oneHeavyHeap(g, k);
        oneHeavyHeap(g + claim.period(), k);
      }
    }
  }

  private void oneHeavyHeap(int g, int k) {
    int a = FamilyHeaps.LOW;
    int b = -FamilyHeaps.LOW;
    boolean split = false;
    for (Left t : heaps.left(g)) {
      int tau = t.threshold() == FamilyHeaps.LOW ? FamilyHeaps.LOW : t.threshold() - t.weight();
      int by = t.kind() ^ heaps.kind(g);
      a = by == (k ^ heaps.exceptional()) ? Math.max(a, tau) : a;
      if (by == k && tau < b) {
        split = false;
        b = tau;
      }
      split |= by == k && tau == b && t.smaller() == claim.preperiod();
    }
    int from = Math.max(0, a - 1);
    int to = b - 1;
    int rest = k ^ heaps.kind(g);
    String where = "beside heap " + g + " no move wins positions of kind " + k;
    int most = heaps.weight(g) + heaps.rise() + 3 * heaps.change() - 1;
    if (heaps.threshold(g) == FamilyHeaps.LOW) {
      Objection.refuse(
          k != 0 && !excluded(from, to, most, split, heaps.unchanging(k), rest), where);
      return;
    }
    int own = heaps.threshold(g) - heaps.weight(g);
    Objection.refuse(
        k != heaps.exceptional()
            && !excluded(
                from,
                to,
                own - heaps.change() - 2,
                split,
                heaps.unchanging(k ^ heaps.exceptional()),
                rest),
        where);
    for (int excess = 1 - heaps.change(); excess <= heaps.change() + 1; excess++) {
      int weightBeside = own - excess;
      int total = heaps.weight(g) + weightBeside;
      if (total % 2 == k % 2
          && from <= weightBeside
          && weightBeside <= to
          && !heaps.losing(total, total + excess, k)) {
        int d = excess;
        List<Integer> idle =
            heaps.heapsWith(
                h ->
                    heaps.left(h).stream()
                        .noneMatch(
                            t -> {
                              int loss = heaps.weight(h) - t.weight();
                              return heaps.losing(1, 1 + d + loss, k ^ heaps.kind(h) ^ t.kind());
                            }));
        Objection.refuse(heaps.weighs(idle) && heaps.addUpTo(idle, rest), where);
      }
    }
    List<Integer> idle = heaps.unchanging(k);
    Objection.refuse(
        k != 0
            && Math.max(from, own + heaps.change()) <= Math.min(to, most)
            && heaps.weighs(idle)
            && heaps.addUpTo(idle, rest),
        where);
  }

  /** Whether these heaps cannot make up company of such a weight, for ever. */
  private boolean excluded(
      int from, int to, int most, boolean split, List<Integer> some, int wanted) {
    if (Math.min(to, most) < from || !heaps.addUpTo(some, wanted)) {
      return true;
    }
    if (to > most || to > heaps.heavy() || !split) {
      return false;
    }
    BitSet sums = heaps.sums(some, to);
    for (int x = from; x <= to; x++) {
      if (x % 2 == wanted % 2 && sums.get(2 * x + wanted / 2)) {
        return false;
      }
    }
    return true;
  }
}
