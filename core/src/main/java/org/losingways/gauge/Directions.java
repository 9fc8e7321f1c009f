// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.ArrayList;
import java.util.List;
import org.losingways.monoid.Multiples;

/** Whole vectors on which sums vanish. */
final class Directions {

  private Directions() {}

  static long product(long[] row, long[] vector) {
    long sum = 0;
    for (int x = 0; x < row.length; x++) {
      sum = Math.addExact(sum, Math.multiplyExact(row[x], vector[x]));
    }
    return sum;
  }

  /** Independent vectors that span all on which these rows vanish. */
  static List<long[]> vanishing(List<long[]> rows, int size) {
    List<long[]> space = new ArrayList<>();
    for (int x = 0; x < size; x++) {
      long[] unit = new long[size];
      unit[x] = 1;
      space.add(unit);
    }
    // One condition after another: of those that do not fulfil it one is used to mend the others.
    for (long[] row : rows) {
      long[] pivot = space.stream().filter(v -> product(row, v) != 0).findFirst().orElse(null);
      if (pivot != null) {
        long by = product(row, pivot);
        List<long[]> fewer = new ArrayList<>();
        for (long[] v : space) {
          if (v != pivot) {
            fewer.add(combined(v, by, pivot, -product(row, v)));
          }
        }
        space = fewer;
      }
    }
    return space;
  }

  /** A vector of a space on which only those of the rows vanish that do so on the whole space. */
  static long[] general(List<long[]> space, List<long[]> rows) {
    for (long base = 1; ; base++) {
      long[] sum = new long[rows.isEmpty() ? space.get(0).length : rows.get(0).length];
      for (long[] v : space) {
        for (int x = 0; x < sum.length; x++) {
          sum[x] = Math.addExact(Math.multiplyExact(sum[x], base), v[x]);
        }
      }
      long[] tried = sum;
      if (rows.stream()
          .allMatch(
              row ->
                  product(row, tried) != 0 || space.stream().allMatch(v -> product(row, v) == 0))) {
        return sum;
      }
    }
  }

  private static long[] combined(long[] v, long times, long[] w, long more) {
    long[] sum = new long[v.length];
    long common = 0;
    for (int x = 0; x < sum.length; x++) {
      sum[x] = Math.addExact(Math.multiplyExact(v[x], times), Math.multiplyExact(w[x], more));
      common = Multiples.gcd(common, sum[x]);
    }
    for (int x = 0; x < sum.length && common > 1; x++) {
      sum[x] /= common;
    }
    return sum;
  }
}
