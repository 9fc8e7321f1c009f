// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.BitSet;
import java.util.List;
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
    int most = Math.max(2 * heaps.heavy() + heaps.rise() + 3 * heaps.change(), heaps.change() + 1);
    for (int largest : thresholds) {
      List<Integer> below = some.stream().filter(h -> heaps.threshold(h) <= largest).toList();
      for (int total = 0; total <= most; total++) {
        for (int k = total % 2; k < 4; k += 2) {
          if (!heaps.losing(total, largest, k)) {
            lightPositions(below, thresholds, largest, total, k);
          }
        }
      }
    }
  }

  private void lightPositions(
      List<Integer> some, NavigableSet<Integer> thresholds, int largest, int total, int k) {
    List<Integer> idle =
        some.stream().filter(h -> heaps.weight(h) <= total && idle(h, largest, total, k)).toList();
    String what = "some positions of weight " + total + " have no winning move";
    if (largest == FamilyHeaps.LOW) {
      BitSet sums = heaps.sums(idle, total);
      Objection.refuse(idle.stream().anyMatch(h -> completes(sums, h, total, k)), what);
      return;
    }
    for (int g : some) {
      if (heaps.threshold(g) == largest && heaps.weight(g) <= total) {
        for (int second : thresholds.headSet(largest, true)) {
          if (idle(g, second, total, k)) {
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

  /** Whether no move in a heap wins, the largest threshold elsewhere being this. */
  private boolean idle(int h, int largest, int total, int k) {
    for (Left t : heaps.left(h)) {
      if (heaps.losing(
          total - heaps.weight(h) + t.weight(),
          Math.max(largest, t.threshold()),
          k ^ heaps.kind(h) ^ t.kind())) {
        return false;
      }
    }
    return true;
  }
}
