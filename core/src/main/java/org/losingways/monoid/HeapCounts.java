// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What of a position can be counted: weights for {@link Cyclic} counters, one for each heap.
 *
 * <pre>{@code
 * // Heaps 1 and 3 generate and heap 4 is worth both together: heap 4 counts with each of them.
 * HeapCounts.exponents(monoid, values)     // [[0, 1, 0, 0, 1], [0, 0, 0, 1, 1]]
 * }</pre>
 */
public final class HeapCounts {

  private HeapCounts() {}

  /** Whether two heaps are counted as one. */
  @FunctionalInterface
  public interface Alike {
    boolean test(int h, int k);
  }

  /** For each class of alike heaps in the position, weight 1 for its heaps. */
  public static List<int[]> groups(int[] position, int heaps, Alike alike) {
    List<int[]> result = new ArrayList<>();
    for (int h : position) {
      if (result.stream().anyMatch(w -> w[h] > 0)) {
        continue;
      }
      int[] group = new int[heaps];
      for (int k = 1; k < heaps; k++) {
        group[k] = alike.test(h, k) ? 1 : 0;
      }
      result.add(group);
    }
    return result;
  }

  /** Those {@link #exponents} of which the position has some. */
  public static List<int[]> letters(FiniteMonoid monoid, int[] values, int[] position) {
    return exponents(monoid, values).stream().filter(w -> Cyclic.sum(w, position) > 0).toList();
  }

  /** One array of weights for each generating heap: exponents in the least words of all heaps. */
  public static List<int[]> exponents(FiniteMonoid monoid, int[] values) {
    int order = monoid.order();
    int[] before = new int[order];
    int[] letter = new int[order];
    Arrays.fill(before, -1);
    before[0] = 0;
    IntArrayList closure = new IntArrayList();
    closure.add(0);
    int letters = 0;
    for (int h = 1; h < values.length; h++) {
      if (before[values[h]] >= 0) {
        continue;
      }
      int[] row = monoid.row(values[h]);
      for (int j = 0; j < closure.size(); j++) {
        int y = row[closure.getInt(j)];
        if (before[y] < 0) {
          before[y] = closure.getInt(j);
          letter[y] = letters;
          closure.add(y);
        }
      }
      letters++;
    }
    List<int[]> result = new ArrayList<>();
    for (int g = 0; g < letters; g++) {
      result.add(new int[values.length]);
    }
    for (int h = 1; h < values.length; h++) {
      for (int x = values[h]; x != 0; x = before[x]) {
        result.get(letter[x])[h]++;
      }
    }
    return result;
  }

  /** All choices of so many out of a list, in its order. */
  public static <T> List<List<T>> subsets(List<T> all, int size) {
    List<List<T>> result = new ArrayList<>();
    if (size == 0) {
      result.add(List.of());
      return result;
    }
    for (int i = 0; i + size <= all.size(); i++) {
      for (List<T> rest : subsets(all.subList(i + 1, all.size()), size - 1)) {
        List<T> some = new ArrayList<>();
        some.add(all.get(i));
        some.addAll(rest);
        result.add(some);
      }
    }
    return result;
  }
}
