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
final class FamilyLightPositions {

  private final FamilyHeaps heaps;

  /** The heaps with moves that are not heavier than Ω, and all their thresholds. */
  private final List<Integer> light;

  private final NavigableSet<Integer> thresholds = new TreeSet<>();

  FamilyLightPositions(FamilyHeaps heaps) {
    this.heaps = heaps;
    this.light = heaps.heapsWith(h -> heaps.weight(h) <= heaps.heavy() && !heaps.left(h).isEmpty());
    thresholds.add(FamilyHeaps.LOW);
    light.forEach(h -> thresholds.add(heaps.threshold(h)));
  }

  void check() {
    for (int total = 0; total <= heaps.mostLight(); total++) {
      for (int k = total % 2; k < 4; k += 2) {
        Objection.refuse(
            fails(total, k), "some positions of weight " + total + " have no winning move");
      }
    }
  }

  /** Whether a position of this weight and kind that is not P has no winning move. */
  boolean fails(int total, int k) {
    heaps.spend(light.size());
    Map<Integer, Idle> idle = new HashMap<>();
    for (int h : light) {
      if (heaps.weight(h) <= total) {
        idle.put(h, idle(h, total, k));
      }
    }
    return thresholds.stream()
        .anyMatch(
            largest -> !heaps.losing(total, largest, k) && existsIdle(idle, largest, total, k));
  }

  /** Whether a position with this largest threshold consists of idle heaps. */
  private boolean existsIdle(Map<Integer, Idle> ranges, int largest, int total, int k) {
    List<Integer> idle =
        ranges.keySet().stream()
            .filter(h -> heaps.threshold(h) <= largest && ranges.get(h).holds(largest))
            .toList();
    return largest == FamilyHeaps.LOW
        ? complete(idle, largest, total, k)
        : ranges.keySet().stream()
            .filter(g -> heaps.threshold(g) == largest)
            .anyMatch(
                g ->
                    thresholds.headSet(largest, true).stream()
                        .filter(ranges.get(g)::holds)
                        .anyMatch(
                            second ->
                                existsBeside(
                                    idle, second, total - heaps.weight(g), k ^ heaps.kind(g))));
  }

  /** Whether some of these heaps with this largest threshold have this weight and kind. */
  private boolean existsBeside(List<Integer> idle, int largest, int weight, int k) {
    List<Integer> others = idle.stream().filter(h -> heaps.threshold(h) <= largest).toList();
    return largest == FamilyHeaps.LOW
        ? heaps.sums(others, weight).get(2 * weight + k / 2)
        : complete(others, largest, weight, k);
  }

  /** Whether these heaps, one of them of this threshold, have this weight and kind. */
  private boolean complete(List<Integer> some, int threshold, int total, int k) {
    BitSet sums = heaps.sums(some, total);
    return some.stream()
        .anyMatch(
            h ->
                heaps.threshold(h) == threshold
                    && heaps.weight(h) <= total
                    && sums.get(2 * (total - heaps.weight(h)) + (k ^ heaps.kind(h)) / 2));
  }

  /** For which largest thresholds elsewhere no move in a heap wins. */
  Idle idle(int h, int total, int k) {
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
  record Idle(int from, int to) {
    boolean holds(int threshold) {
      return from <= threshold && threshold <= to;
    }
  }
}
