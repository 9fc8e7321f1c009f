// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.List;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.quotient.RayModel;

/**
 * An infinite monoid with degrees, and some heaps counted beside it: the product of the monoid and
 * one cyclic monoid for each counter. It is where a {@link RayTrial} lives, as a finite trial does
 * in {@link Counted}.
 *
 * <p>An element is {@code base·counts + count}; the identity is 0. Products are looked up once they
 * were made.
 */
final class RayCounted {

  private final RayModel model;
  private final List<Cyclic> counters;

  /** The number of combinations of counts. */
  private final int counts;

  /** The value of each heap. */
  private final long[] values;

  /** The products with each factor that was asked for, by element of the base, plus 1. */
  private final Int2ObjectOpenHashMap<int[]> rows = new Int2ObjectOpenHashMap<>();

  /** The sums of combinations of counts. */
  private final int[][] sums;

  /**
   * @param model the monoid, with the value of each heap in it
   * @param counters what is counted beside it
   */
  RayCounted(RayModel model, List<Cyclic> counters) {
    this.model = model;
    this.counters = counters;
    this.counts = (int) combinations(counters);
    this.sums = new int[counts][];
    this.values = new long[model.values().length];
    for (int h = 0; h < values.length; h++) {
      int unit = 1;
      int count = 0;
      for (Cyclic c : counters) {
        count += unit * c.wrap(c.weights()[h]);
        unit *= c.size();
      }
      values[h] = element(model.values()[h], count);
    }
  }

  /** How many combinations of counts some counters have. */
  static double combinations(List<Cyclic> counters) {
    double size = 1;
    for (Cyclic c : counters) {
      size *= c.size();
    }
    return size;
  }

  private long element(int base, int count) {
    return (long) base * counts + count;
  }

  /** The number of heaps, and heap 0. */
  int heaps() {
    return values.length;
  }

  long value(int heap) {
    return values[heap];
  }

  /** The value of a position. */
  long value(int[] position) {
    long value = 0;
    for (int h : position) {
      value = times(value, values[h]);
    }
    return value;
  }

  /** The degree of the value of a heap. */
  int degree(int heap) {
    return model.degree(model.values()[heap]);
  }

  long times(long x, long y) {
    int yb = (int) (y / counts);
    int xb = (int) (x / counts);
    int xc = (int) (x - (long) xb * counts);
    int yc = (int) (y - (long) yb * counts);
    return element(product(xb, yb), sum(xc, yc));
  }

  private int product(int x, int y) {
    if (y == 0) {
      return x;
    }
    int[] row = rows.get(y);
    if (row == null || row.length <= x) {
      int[] grown = new int[Math.max(x + 1, row == null ? 64 : 2 * row.length)];
      if (row != null) {
        System.arraycopy(row, 0, grown, 0, row.length);
      }
      row = grown;
      rows.put(y, row);
    }
    if (row[x] == 0) {
      row[x] = model.monoid().times(x, y) + 1;
    }
    return row[x] - 1;
  }

  private int sum(int x, int y) {
    if (y == 0) {
      return x;
    }
    if (sums[y] == null) {
      sums[y] = new int[counts];
      for (int z = 0; z < counts; z++) {
        int unit = 1;
        for (Cyclic c : counters) {
          int a = z / unit % c.size();
          int b = y / unit % c.size();
          sums[y][z] += unit * c.wrap(a + b);
          unit *= c.size();
        }
      }
    }
    return sums[y][x];
  }

  /** An element some steps further in on the same ray; −1 if there is none. */
  long furtherIn(long element, int steps) {
    int base = (int) (element / counts);
    int count = (int) (element - (long) base * counts);
    RayMonoid monoid = model.monoid();
    int cell = monoid.cell(base);
    int n = monoid.steps(base) - steps;
    return cell < monoid.points() || n < 0 ? -1 : element(monoid.at(cell, n), count);
  }
}
