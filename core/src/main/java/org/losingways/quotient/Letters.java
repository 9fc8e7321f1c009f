// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;

/**
 * How often each of a few generating heaps occurs in the least words for all heaps: the weights of
 * the counters that an expanding step tries first. If heap 4 is worth heap 1 and heap 3 together,
 * then freeing heap 3 has to free the 3 inside the 4 as well.
 */
final class Letters {

  private Letters() {}

  /** One array of weights for each generating heap: exponents in the least words of all heaps. */
  static List<int[]> exponents(FiniteMonoid monoid, int[] values) {
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
