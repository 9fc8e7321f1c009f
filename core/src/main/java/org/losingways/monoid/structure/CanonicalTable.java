// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One multiplication table for each isomorphism class of small commutative monoids: two tables are
 * isomorphic exactly when their canonical tables are equal.
 *
 * <pre>{@code
 * CanonicalTable.of(new int[][] {{0, 1, 2}, {1, 0, 2}, {2, 2, 2}})     // the same for {0,2,1}…
 * }</pre>
 *
 * <p>Elements are coloured by what they do (identity, idempotent, colours of their multiples) until
 * the colours stay; where elements still look alike one after the other is singled out, and the
 * least table wins. Elements that can be exchanged without changing the table ("twins") are singled
 * out only once, without which monoids with many alike elements would cost a factorial.
 */
final class CanonicalTable {

  private final int[][] table;
  private int[][] best = {};

  private CanonicalTable(int[][] table) {
    this.table = table;
  }

  /** The canonical table of a commutative monoid whose identity is 0, as it is in the answer. */
  static int[][] of(int[][] table) {
    int n = table.length;
    int[] colours = new int[n];
    for (int x = 1; x < n; x++) {
      colours[x] = table[x][x] == x ? 2 : 1;
    }
    CanonicalTable search = new CanonicalTable(table);
    search.singleOut(search.refined(colours));
    return search.best;
  }

  private void singleOut(int[] colours) {
    int n = table.length;
    int[] size = new int[n];
    for (int colour : colours) {
      size[colour]++;
    }
    int cell = 0;
    while (cell < n && size[cell] == 1) {
      cell++;
    }
    if (cell == n) {
      keepLeast(colours);
      return;
    }
    List<Integer> tried = new ArrayList<>();
    for (int x = 0; x < n; x++) {
      int candidate = x;
      if (colours[x] == cell && tried.stream().noneMatch(y -> twins(candidate, y))) {
        tried.add(x);
        int[] finer = colours.clone();
        for (int y = 0; y < n; y++) {
          if (colours[y] > cell || (colours[y] == cell && y != x)) {
            finer[y]++;
          }
        }
        singleOut(refined(finer));
      }
    }
  }

  private void keepLeast(int[] label) {
    int n = table.length;
    int[][] relabelled = new int[n][n];
    for (int x = 0; x < n; x++) {
      for (int y = 0; y < n; y++) {
        relabelled[label[x]][label[y]] = label[table[x][y]];
      }
    }
    if (best.length == 0 || isLess(relabelled, best)) {
      best = relabelled;
    }
  }

  private static boolean isLess(int[][] first, int[][] second) {
    for (int x = 0; x < first.length; x++) {
      for (int y = 0; y < first.length; y++) {
        if (first[x][y] != second[x][y]) {
          return first[x][y] < second[x][y];
        }
      }
    }
    return false;
  }

  /** Whether exchanging two elements, and nothing else, leaves the table as it is. */
  private boolean twins(int a, int b) {
    for (int x = 0; x < table.length; x++) {
      for (int y = x; y < table.length; y++) {
        int image = table[exchanged(x, a, b)][exchanged(y, a, b)];
        if (image != exchanged(table[x][y], a, b)) {
          return false;
        }
      }
    }
    return true;
  }

  private static int exchanged(int x, int a, int b) {
    return x == a ? b : x == b ? a : x;
  }

  /** Colours 0, 1, 2, … such that elements of one colour have alike multiples, colour by colour. */
  private int[] refined(int[] start) {
    int n = table.length;
    int[] colours = start;
    int count = 0;
    while (true) {
      long[] key = new long[n];
      for (int x = 0; x < n; x++) {
        long sum = 0;
        for (int y = 0; y < n; y++) {
          sum += mixed(colours[y] * 64L + colours[table[x][y]]);
        }
        // The old colour in the leading bits keeps the order of the cells.
        key[x] = ((long) colours[x] << 56) | (sum >>> 8);
      }
      long[] different = Arrays.stream(key).sorted().distinct().toArray();
      int[] finer = new int[n];
      for (int x = 0; x < n; x++) {
        finer[x] = Arrays.binarySearch(different, key[x]);
      }
      if (different.length == count || different.length == n) {
        return finer;
      }
      count = different.length;
      colours = finer;
    }
  }

  private static long mixed(long x) {
    long z = (x + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    return z ^ (z >>> 31);
  }
}
