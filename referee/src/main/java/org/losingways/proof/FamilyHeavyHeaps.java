// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.proof.FamilyHeaps.Left;
import org.losingways.proof.certificate.Claim;

/**
 * The fourth check of a {@link FamilyReferee}: beside one heap heavier than Ω every position that
 * is not P has a move to P.
 */
record FamilyHeavyHeaps(FamilyHeaps heaps, Claim.Growing claim) {

  void check() {
    for (int h = claim.preperiod(); h < claim.preperiod() + claim.period(); h++) {
      int first = heaps.firstHeavy(h);
      for (int k = 0; k < 4; k++) {
        for (int g : List.of(first, first + claim.period())) {
          Objection.refuse(
              fails(g, k), "beside heap " + g + " no move wins positions of kind " + k);
        }
      }
    }
  }

  /**
   * An interval of numbers.
   *
   * @param isSplit whether its upper end comes from a split into two heaps that both grow
   */
  record Interval(int from, int to, boolean isSplit) {
    boolean meets(int low, int high) {
      return Math.max(from, low) <= Math.min(to, high);
    }
  }

  /** I of the theorem: how heavy the rest is if no move in this heap wins. */
  Interval interval(int g, int k) {
    int a = FamilyHeaps.LOW;
    int b = -FamilyHeaps.LOW;
    boolean isSplit = false;
    for (Left t : heaps.left(g)) {
      int by = t.kind() ^ heaps.kind(g);
      if (by == (k ^ heaps.exceptional())) {
        a = Math.max(a, t.tau());
      }
      if (by == k && t.tau() <= b) {
        isSplit = t.smaller() == claim.preperiod() || (isSplit && t.tau() == b);
        b = t.tau();
      }
    }
    return new Interval(Math.max(0, a - 1), b - 1, isSplit);
  }

  /**
   * Whether a position of this kind, whose heaviest heap this is, may be without a winning move.
   */
  boolean fails(int g, int k) {
    Interval in = interval(g, k);
    int rest = k ^ heaps.kind(g);
    int most = heaps.mostBeside(g);
    if (heaps.threshold(g) == FamilyHeaps.LOW) {
      return k != 0 && !isHarmless(in, most, heaps.unchanging(k), rest);
    }
    int own = heaps.threshold(g) - heaps.weight(g);
    int upper = own - heaps.change() - 2;
    boolean fails =
        k != heaps.exceptional()
            && !isHarmless(in, upper, heaps.unchanging(k ^ heaps.exceptional()), rest);
    for (int excess = 1 - heaps.change(); excess <= heaps.change() + 1; excess++) {
      int beside = own - excess;
      int total = heaps.weight(g) + beside;
      fails |=
          total % 2 == k % 2
              && in.meets(beside, beside)
              && !heaps.losing(total, total + excess, k)
              && canMake(idle(excess, k), rest);
    }
    return fails
        || (k != 0 && in.meets(own + heaps.change(), most) && canMake(heaps.unchanging(k), rest));
  }

  /** The heaps in which no move wins a position of this excess and kind. */
  private List<Integer> idle(int excess, int k) {
    return heaps.heapsWith(
        h ->
            heaps.left(h).stream()
                .noneMatch(
                    t -> {
                      int loss = heaps.weight(h) - t.weight();
                      return heaps.losing(1, 1 + excess + loss, k ^ heaps.kind(h) ^ t.kind());
                    }));
  }

  /** Whether these heaps may make a position of this kind that weighs something. */
  private boolean canMake(List<Integer> some, int wanted) {
    return heaps.weighs(some) && heaps.addUpTo(some, wanted);
  }

  /**
   * Whether these heaps cannot make a position of this kind whose weight is in an interval, now and
   * beside all heaps that are full periods larger.
   *
   * @param most where the interval is cut off
   */
  boolean isHarmless(Interval in, int most, List<Integer> some, int wanted) {
    if (!in.meets(0, most) || !heaps.addUpTo(some, wanted)) {
      return true;
    }
    if (in.to > Math.min(most, heaps.heavy()) || !in.isSplit) {
      return false;
    }
    BitSet sums = heaps.sums(some, in.to);
    return IntStream.rangeClosed(in.from, in.to)
        .noneMatch(x -> x % 2 == wanted % 2 && sums.get(2 * x + wanted / 2));
  }
}
