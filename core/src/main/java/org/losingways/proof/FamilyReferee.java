// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.List;
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
    checks().forEach(Runnable::run);
    return "weights grow by " + claim.saltus() + " and thresholds by " + 2 * claim.saltus();
  }

  /** The five checks of the theorem, in its order. */
  List<Runnable> checks() {
    heaps = new FamilyHeaps(evidence, claim, digits, effort);
    return List.of(
        this::lightHeaps,
        this::noMoveInsideP,
        this::manyHeaps,
        new HeavyHeaps(heaps, claim)::check,
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
          "heavy positions of kind " + k + " have no winning move");
    }
  }

  /**
   * The fourth check: beside one heap heavier than Ω every position that is not P has a move to P.
   */
  private record HeavyHeaps(FamilyHeaps heaps, Claim.Growing claim) {

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
      int most = heaps.mostBeside(g);
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
}
