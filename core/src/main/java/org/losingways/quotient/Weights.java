// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;

/**
 * The weights of counters that may tell a position from others of its value.
 *
 * <p>Heaps that are alike should be counted alike, or each of them would have to be freed by
 * itself. So the first kind weighs all heaps by the powers of one ({@link Scales}). The second
 * counts how often a generating heap occurs in the least words of all heaps: if heap 4 is worth
 * heaps 1 and 3 together, then freeing heap 3 frees the 3 inside the 4 as well. The third kind
 * counts the heaps of one value, the fourth those that also have the same option values, and the
 * last each heap by itself.
 */
final class Weights {

  private Weights() {}

  /** Five lists of weights, from the most to the least sweeping. */
  static List<List<int[]>> kinds(Candidate candidate, int[] position) {
    FiniteMonoid monoid = candidate.reduced().monoid();
    int[] values = candidate.reduced().values();
    long[][] options = candidate.optionSets();
    List<int[]> letters = new ArrayList<>();
    for (int[] w : exponents(monoid, values)) {
      if (Cyclic.sum(w, position) > 0) {
        letters.add(w);
      }
    }
    return List.of(
        Scales.of(monoid, values, position),
        letters,
        groups(position, values.length, (h, k) -> values[h] == values[k]),
        groups(
            position,
            values.length,
            (h, k) -> values[h] == values[k] && Arrays.equals(options[h], options[k])),
        groups(position, values.length, (h, k) -> h == k));
  }

  private interface Alike {
    boolean test(int h, int k);
  }

  private static List<int[]> groups(int[] position, int heaps, Alike alike) {
    List<int[]> result = new ArrayList<>();
    for (int i = 0; i < position.length; i++) {
      int h = position[i];
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

  /** One array of weights for each generating heap: exponents in the least words of all heaps. */
  private static List<int[]> exponents(FiniteMonoid monoid, int[] values) {
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
}
