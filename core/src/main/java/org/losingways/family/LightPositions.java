// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.losingways.budget.Budget;

/**
 * Looks through all positions of some heaps for one that is not P, has a move and none to P.
 *
 * <p>Whether a heap has a winning move depends on the totals of the rest: weight, sign and largest
 * threshold. So totals are gone through, with the heap g of the largest threshold and the next
 * largest threshold: the other heaps must all be <i>idle</i>, that is without a winning move, and
 * such heaps must have sums that fit.
 */
final class LightPositions {

  private static final int NONE = FamilyModel.NONE;

  private final FamilyModel m;
  private final FamilyMoves moves;
  private final List<Integer> heaps;
  private final int mostWeight;

  LightPositions(FamilyModel m, FamilyMoves moves, List<Integer> heaps, int mostWeight) {
    this.m = m;
    this.moves = moves;
    this.heaps = heaps.stream().filter(h -> !moves.of(h).isEmpty()).toList();
    this.mostWeight = mostWeight;
  }

  Optional<String> objection() {
    TreeSet<Integer> thresholds =
        heaps.stream().map(m::threshold).collect(Collectors.toCollection(TreeSet::new));
    thresholds.add(NONE);
    for (int weight = 0; weight <= mostWeight; weight++) {
      for (int sign = 0; sign < 2; sign++) {
        int kind = 2 * sign + (weight & 1);
        Idle[] idle = idle(weight, kind);
        for (int largest : thresholds) {
          if (!m.losing(weight, less(largest, weight), kind)
              && stuck(weight, kind, largest, thresholds, idle)) {
            return Optional.of(
                "no winning move with weight "
                    + weight
                    + ", sign "
                    + sign
                    + (largest == NONE ? "" : ", threshold " + largest));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static int less(int threshold, int weight) {
    return threshold == NONE ? NONE : threshold - weight;
  }

  /** For which thresholds of the rest each heap has no winning move. */
  private Idle[] idle(int weight, int kind) {
    Idle[] found = new Idle[moves.heaps() + 1];
    for (int heap : heaps) {
      int least = NONE;
      int most = Integer.MAX_VALUE;
      for (FamilyMoves.Effect e : moves.of(heap)) {
        Budget.tick();
        int after = weight - e.loss();
        if (m.losing(after, 2, kind ^ e.kind())) {
          most = Math.min(most, e.threshold() - after >= 2 ? Integer.MIN_VALUE : after + 1);
        }
        if (e.threshold() <= after && m.losing(after, NONE, kind ^ e.kind())) {
          least = Math.max(least, after + 1);
        }
      }
      found[heap] = new Idle(least, most);
    }
    return found;
  }

  private record Idle(int least, int most) {
    boolean at(int threshold) {
      return least <= threshold && threshold <= most;
    }
  }

  private boolean stuck(
      int weight, int kind, int largest, NavigableSet<Integer> thresholds, Idle[] ranges) {
    List<Integer> idle =
        heaps.stream()
            .filter(
                h -> m.weight(h) <= weight && m.threshold(h) <= largest && ranges[h].at(largest))
            .toList();
    if (largest == NONE) {
      return made(idle, weight, kind);
    }
    for (int g : heaps) {
      Budget.tick();
      int rest = weight - m.weight(g);
      if (m.threshold(g) == largest && rest >= 0) {
        for (int next : thresholds.headSet(largest, true)) {
          if (ranges[g].at(next)) {
            List<Integer> others = idle.stream().filter(h -> m.threshold(h) <= next).toList();
            int sign = kind >> 1 ^ m.sign(g);
            Sums sums = new Sums(m, others, rest);
            boolean possible =
                next == NONE
                    ? sums.reaches(rest, sign)
                    : others.stream()
                        .anyMatch(
                            k ->
                                m.threshold(k) == next
                                    && m.weight(k) <= rest
                                    && sums.reaches(rest - m.weight(k), sign ^ m.sign(k)));
            if (possible) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  /** Whether one of the heaps, or more, have this weight and kind together. */
  private boolean made(List<Integer> some, int weight, int kind) {
    Sums sums = new Sums(m, some, weight);
    return some.stream().anyMatch(h -> sums.reaches(weight - m.weight(h), kind >> 1 ^ m.sign(h)));
  }
}
