// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.quotient.Solution;

/**
 * Positions by misère value and nim-value together: the elements of a finite monoid in which both
 * outcomes can be read off.
 *
 * <p>Element 0 is the empty position. Heaps with the same element are as good as each other both
 * ways, and make a class. A class matters if some position with such a heap has different outcomes
 * in misère and normal play; the others need not be looked at when these positions are listed.
 */
final class PlayClasses {

  /**
   * Heaps that are as good as each other.
   *
   * @param element their element
   * @param heaps the heaps, ascending; of infinitely many the first few
   * @param isFinite whether these are all
   */
  record HeapGroup(int element, List<Integer> heaps, boolean isFinite) {
    HeapGroup {
      heaps = List.copyOf(heaps);
    }
  }

  private final Solution misere;
  private final Solution normal;
  private final Long2IntOpenHashMap index = new Long2IntOpenHashMap();
  private final IntArrayList values = new IntArrayList();
  private final IntArrayList nimValues = new IntArrayList();
  private final List<HeapGroup> groups;

  /**
   * @param lastHeap the last heap to look at
   * @param repeatsFrom the heap from which on classes repeat; beyond the last if they do not
   */
  PlayClasses(Solution misere, Solution normal, int lastHeap, int repeatsFrom) {
    this.misere = misere;
    this.normal = normal;
    index.defaultReturnValue(-1);
    element(0, 0);
    Map<Integer, List<Integer>> byElement = new LinkedHashMap<>();
    for (int heap = 1; heap <= lastHeap; heap++) {
      int element = element(misere.value(heap), normal.value(heap));
      byElement.computeIfAbsent(element, e -> new ArrayList<>()).add(heap);
    }
    this.groups =
        byElement.entrySet().stream()
            .map(
                e ->
                    new HeapGroup(
                        e.getKey(),
                        e.getValue(),
                        e.getValue().stream().noneMatch(h -> h >= repeatsFrom)))
            .toList();
    for (int i = 0; i < values.size(); i++) {
      Budget.tick();
      for (HeapGroup group : groups) {
        times(i, group.element());
      }
    }
  }

  /** The element of positions with this misère value and this nim-value. */
  int element(int value, int nimValue) {
    long key = (long) nimValue << 32 | value;
    int found = index.get(key);
    if (found < 0) {
      found = values.size();
      index.put(key, found);
      values.add(value);
      nimValues.add(nimValue);
    }
    return found;
  }

  int times(int i, int j) {
    return element(
        misere.times(values.getInt(i), values.getInt(j)),
        normal.times(nimValues.getInt(i), nimValues.getInt(j)));
  }

  int nimValue(int i) {
    return nimValues.getInt(i);
  }

  int order() {
    return values.size();
  }

  /** Won in misère play by the next player, and in normal play by the previous one. */
  boolean isPn(int i) {
    return normal.outcome(nimValues.getInt(i)) == Outcome.P
        && misere.outcome(values.getInt(i)) == Outcome.N;
  }

  /** Won in misère play by the previous player, and in normal play by the next one. */
  boolean isNp(int i) {
    return normal.outcome(nimValues.getInt(i)) == Outcome.N
        && misere.outcome(values.getInt(i)) == Outcome.P;
  }

  /** Whether misère and normal play have different outcomes. */
  boolean differs(int i) {
    return isPn(i) || isNp(i);
  }

  /** The classes that matter, but for that of heaps which change nothing. */
  List<HeapGroup> thatMatter() {
    return groups.stream().filter(g -> g.element() != 0 && matters(g.element())).toList();
  }

  /** The heaps that may be added to any position and change no outcome. */
  List<Integer> thatChangeNothing() {
    return groups.stream().filter(g -> g.element() == 0).flatMap(g -> g.heaps().stream()).toList();
  }

  private boolean matters(int element) {
    Budget.tick();
    return IntStream.range(0, values.size()).anyMatch(i -> differs(times(element, i)));
  }
}
