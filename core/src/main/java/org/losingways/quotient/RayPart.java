// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;

/**
 * The finite part of a trial with free directions: the submonoid of a finite trial that the other
 * heaps generate.
 *
 * @param monoid the submonoid
 * @param values the values of heaps in it, from heap 0 on; the identity for heaps left out
 * @param heaps the heap that each generator is the value of
 * @param free the heaps that are set free
 * @param outside for each heap how often it counts as x, as y, and as each of the other free heaps
 */
@SuppressWarnings("ArrayRecordComponent")
record RayPart(
    FiniteMonoid monoid, int[] values, int[] heaps, RayTrial.Free free, int[][] outside) {

  /** The submonoid that all heaps generate but those that are set free. */
  static RayPart without(RayTrial.Free free, FiniteMonoid whole, int[] values) {
    boolean[] leftOut = new boolean[values.length];
    int[][] outside = new int[values.length][free.others().size() + 2];
    outside[free.x()][0] = 1;
    outside[free.y()][1] = 1;
    for (int i = 0; i < free.others().size(); i++) {
      outside[free.others().get(i)][2 + i] = 1;
    }
    for (int h = 0; h < leftOut.length; h++) {
      leftOut[h] = free.contains(h);
    }
    Int2IntOpenHashMap place = new Int2IntOpenHashMap();
    place.defaultReturnValue(-1);
    place.put(0, 0);
    IntArrayList found = IntArrayList.of(0);
    IntArrayList chosen = new IntArrayList();
    for (int h = 1; h < values.length; h++) {
      if (leftOut[h] || place.get(values[h]) >= 0) {
        continue;
      }
      chosen.add(h);
      int[] row = whole.row(values[h]);
      for (int j = 0; j < found.size(); j++) {
        int y = row[found.getInt(j)];
        if (place.get(y) < 0) {
          place.put(y, found.size());
          found.add(y);
        }
      }
    }
    int[][] action = new int[chosen.size()][found.size()];
    for (int g = 0; g < action.length; g++) {
      int[] row = whole.row(values[chosen.getInt(g)]);
      for (int j = 0; j < found.size(); j++) {
        action[g][j] = place.get(row[found.getInt(j)]);
      }
    }
    int[] inPart = new int[values.length];
    for (int h = 1; h < values.length; h++) {
      inPart[h] = leftOut[h] ? 0 : place.get(values[h]);
    }
    return new RayPart(FiniteMonoid.ofAction(action), inPart, chosen.toIntArray(), free, outside);
  }

  /** This part with one heap more, counted beside it in ⟨c | c^(index+2) = c^index⟩. */
  RayPart withNext(int index) {
    int order = monoid.order();
    int size = index + 2;
    int[][] action = new int[heaps.length + 1][order * size];
    for (int c = 0; c < size; c++) {
      for (int x = 0; x < order; x++) {
        for (int g = 0; g < heaps.length; g++) {
          action[g][c * order + x] = c * order + monoid.action(g)[x];
        }
        action[heaps.length][c * order + x] = (c + 1 < size ? c + 1 : index) * order + x;
      }
    }
    int next = values.length;
    int[] extended = Arrays.copyOf(values, next + 1);
    extended[next] = order;
    int[] generators = Arrays.copyOf(heaps, heaps.length + 1);
    generators[heaps.length] = next;
    int[][] more = Arrays.copyOf(outside, next + 1);
    more[next] = new int[outside[0].length];
    return new RayPart(FiniteMonoid.ofAction(action), extended, generators, free, more);
  }

  /** This part with one heap more that has a known value, given by its word. */
  RayPart withKnown(int[] word) {
    int next = values.length;
    int value = 0;
    for (int g = 0; g < heaps.length; g++) {
      for (int i = 0; i < word[g]; i++) {
        value = monoid.action(g)[value];
      }
    }
    int[] extended = Arrays.copyOf(values, next + 1);
    extended[next] = value;
    int[][] more = Arrays.copyOf(outside, next + 1);
    more[next] = Arrays.copyOfRange(word, heaps.length, word.length);
    return new RayPart(monoid, extended, heaps, free, more);
  }

  /**
   * This part with one heap more that is set free, and counted with x.
   *
   * @param exchanged whether x and y change names first
   */
  RayPart withFree(boolean exchanged) {
    int next = values.length;
    List<Integer> others = new ArrayList<>(free.others());
    others.add(next);
    RayTrial.Free more =
        exchanged
            ? new RayTrial.Free(free.y(), free.x(), others)
            : new RayTrial.Free(free.x(), free.y(), others);
    int columns = outside[0].length;
    int[][] counts = new int[next + 1][];
    for (int h = 0; h < next; h++) {
      counts[h] = Arrays.copyOf(outside[h], columns + 1);
      if (exchanged) {
        counts[h][0] = outside[h][1];
        counts[h][1] = outside[h][0];
      }
    }
    counts[next] = new int[columns + 1];
    counts[next][columns] = 1;
    return new RayPart(monoid, Arrays.copyOf(values, next + 1), heaps, more, counts);
  }

  /** How often each generator occurs in the word of an element, with room for more letters. */
  int[] word(int element, int letters) {
    int[] word = new int[letters];
    for (int x = element; x != 0; x = monoid.parent(x)) {
      word[monoid.letter(x)]++;
    }
    return word;
  }
}
