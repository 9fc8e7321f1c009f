// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * Adjoins to a commutative monoid T a mutual-divisibility class J that is maximal among the classes
 * of non-units, in every way.
 *
 * <p>What is known of the products beforehand: a unit times an element of J is in J; a non-unit of
 * T times an element of J is not (it would be a divisor above J); nothing becomes a unit. J is a
 * group, or one orbit of the units whose products all leave J. The rest is found by trying: every
 * choice is carried on through the associative law until nothing follows or there is a
 * contradiction.
 */
final class Adjoining {

  private static final int UNKNOWN = -1;

  private final int old;
  private final int order;
  private final BitSet units;
  private final boolean group;
  private final Predicate<int[][]> sink;

  private Adjoining(int[][] rest, int size, boolean group, Predicate<int[][]> sink) {
    this.old = rest.length;
    this.order = old + size;
    this.units = units(rest);
    this.group = group;
    this.sink = sink;
  }

  /**
   * Passes every monoid that comes from adjoining a class of this size; some come several times.
   *
   * @return false if the sink had enough
   */
  static boolean classOf(int size, int[][] rest, Predicate<int[][]> sink) {
    for (int[][] product : AbelianGroups.ofOrder(size)) {
      Adjoining search = new Adjoining(rest, size, true, sink);
      int[][] table = search.begun(rest);
      for (int x = 0; x < size; x++) {
        for (int y = 0; y < size; y++) {
          table[search.old + x][search.old + y] = search.old + product[x][y];
        }
      }
      if (search.follow(table) && !search.tryNext(table)) {
        return false;
      }
    }
    Adjoining orbit = new Adjoining(rest, size, false, sink);
    return orbit.units.cardinality() % size != 0 || orbit.tryNext(orbit.begun(rest));
  }

  private static BitSet units(int[][] table) {
    BitSet units = new BitSet();
    for (int x = 0; x < table.length; x++) {
      units.set(x, IntList.of(table[x]).contains(0));
    }
    return units;
  }

  private int[][] begun(int[][] rest) {
    int[][] table = new int[order][order];
    for (int x = 0; x < order; x++) {
      Arrays.fill(table[x], UNKNOWN);
      if (x < old) {
        System.arraycopy(rest[x], 0, table[x], 0, old);
      }
      table[x][0] = x;
      table[0][x] = x;
    }
    return table;
  }

  private boolean tryNext(int[][] table) {
    int x = 1;
    int y = firstUnknown(table[x], x);
    while (x < order && y == order) {
      x++;
      y = x < order ? firstUnknown(table[x], x) : order;
    }
    if (x == order) {
      return !isOneClass(table) || sink.test(table);
    }
    for (int product = 0; product < order; product++) {
      if (allowed(x, y, product)) {
        int[][] longer = Arrays.stream(table).map(int[]::clone).toArray(int[][]::new);
        longer[x][y] = product;
        longer[y][x] = product;
        if (follow(longer) && !tryNext(longer)) {
          return false;
        }
      }
    }
    return true;
  }

  private int firstUnknown(int[] row, int x) {
    int y = Math.max(old, x);
    while (y < order && row[y] != UNKNOWN) {
      y++;
    }
    return y;
  }

  /** Whether x·y, with y in J and x ≤ y, may be this. */
  private boolean allowed(int x, int y, int product) {
    if (y < old) {
      return true;
    }
    if (product < old && units.get(product)) {
      return false;
    }
    if (x < old) {
      return units.get(x) == (product >= old);
    }
    return group || product < old;
  }

  /** Writes down what follows by (ab)c = a(bc); false if that contradicts itself. */
  private boolean follow(int[][] table) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int a = 1; a < order; a++) {
        for (int b = 1; b < order; b++) {
          int ab = table[a][b];
          for (int c = 1; c < order && ab != UNKNOWN; c++) {
            int bc = table[b][c];
            if (bc == UNKNOWN || table[ab][c] == table[a][bc]) {
              continue;
            }
            if (!equate(table, ab, c, a, bc)) {
              return false;
            }
            changed = true;
          }
        }
      }
    }
    return true;
  }

  private boolean equate(int[][] table, int x, int y, int v, int w) {
    if (table[x][y] == UNKNOWN) {
      return set(table, x, y, table[v][w]);
    }
    return table[v][w] == UNKNOWN && set(table, v, w, table[x][y]);
  }

  private boolean set(int[][] table, int x, int y, int product) {
    table[x][y] = product;
    table[y][x] = product;
    return allowed(Math.min(x, y), Math.max(x, y), product);
  }

  private boolean isOneClass(int[][] table) {
    for (int x = old; x < order; x++) {
      for (int y = old; y < order; y++) {
        if (x != y && !IntList.of(table[x]).contains(y)) {
          return false;
        }
      }
    }
    return true;
  }
}
