// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.losingways.proof.FamilyHeaps.Left;

/**
 * The fifth check of a {@link FamilyReferee}: every position without a heap heavier than Ω that is
 * not P has a move to P.
 */
record FamilyLightPositions(FamilyHeaps heaps) {

  void check() {
    List<Integer> some =
        heaps.heapsWith(h -> heaps.weight(h) <= heaps.heavy() && !heaps.left(h).isEmpty());
    TreeSet<Integer> thresholds = new TreeSet<>();
    thresholds.add(FamilyHeaps.LOW);
    some.forEach(h -> thresholds.add(heaps.threshold(h)));
    for (int total = 0; total <= heaps.mostLight(); total++) {
      for (int k = total % 2; k < 4; k += 2) {
        heaps.spend(some.size());
        Map<Integer, Idle> idle = new HashMap<>();
        for (int h : some) {
          if (heaps.weight(h) <= total) {
            idle.put(h, idle(h, total, k));
          }
        }
        for (int largest : thresholds) {
          if (!heaps.losing(total, largest, k)) {
            lightPositions(some, idle, thresholds, largest, total, k);
          }
        }
      }
    }
  }

  private void lightPositions(
      List<Integer> some,
      Map<Integer, Idle> ranges,
      NavigableSet<Integer> thresholds,
      int largest,
      int total,
      int k) {
    List<Integer> idle =
        some.stream()
            .filter(h -> heaps.threshold(h) <= largest && heaps.weight(h) <= total)
            .filter(h -> ranges.get(h).holds(largest))
            .toList();
    String what = "some positions of weight " + total + " have no winning move";
    if (largest == FamilyHeaps.LOW) {
      BitSet sums = heaps.sums(idle, total);
      Objection.refuse(idle.stream().anyMatch(h -> completes(sums, h, total, k)), what);
      return;
    }
    for (int g : some) {
      if (heaps.threshold(g) == largest && heaps.weight(g) <= total) {
        for (int second : thresholds.headSet(largest, true)) {
          if (ranges.get(g).holds(second)) {
            int rest = total - heaps.weight(g);
            List<Integer> others = idle.stream().filter(h -> heaps.threshold(h) <= second).toList();
            BitSet sums = heaps.sums(others, rest);
            boolean exists =
                second == FamilyHeaps.LOW
                    ? sums.get(2 * rest + (k ^ heaps.kind(g)) / 2)
                    : others.stream()
                        .anyMatch(
                            h ->
                                heaps.threshold(h) == second
                                    && completes(sums, h, rest, k ^ heaps.kind(g)));
            Objection.refuse(exists, what);
          }
        }
      }
    }
  }

  /** Whether a heap and others make a position of this weight and kind. */
  private boolean completes(BitSet sums, int h, int total, int k) {
    return heaps.weight(h) <= total
        && sums.get(2 * (total - heaps.weight(h)) + (k ^ heaps.kind(h)) / 2);
  }

  /** For which largest thresholds elsewhere no move in a heap wins. */
  private Idle idle(int h, int total, int k) {
    int from = FamilyHeaps.LOW;
    int to = Integer.MAX_VALUE;
    for (Left t : heaps.left(h)) {
      int after = total - heaps.weight(h) + t.weight();
      int kind = k ^ heaps.kind(h) ^ t.kind();
      // The move wins if the largest threshold is well above the weight …
      if (heaps.losing(after, after + 2, kind)) {
        to = Math.min(to, t.threshold() >= after + 2 ? FamilyHeaps.LOW - 1 : after + 1);
      }
      // … or not above it.
      if (t.threshold() <= after && heaps.losing(after, FamilyHeaps.LOW, kind)) {
        from = Math.max(from, after + 1);
      }
    }
    return new Idle(from, to);
  }

  /** A range of thresholds. */
  private record Idle(int from, int to) {
    boolean holds(int threshold) {
      return from <= threshold && threshold <= to;
    }
  }
}
