// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.Counters;
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
  private final Counters counters;

  /** The number of combinations of counts. */
  private final int counts;

  /** The value of each heap. */
  private final long[] values;

  /** The products with each factor that was asked for, by element of the base, plus 1. */
  private final Int2ObjectOpenHashMap<int[]> rows = new Int2ObjectOpenHashMap<>();

  /**
   * @param model the monoid, with the value of each heap in it
   * @param counters what is counted beside it
   */
  RayCounted(RayModel model, List<Cyclic> counters) {
    this.model = model;
    this.counters = new Counters(counters);
    this.counts = this.counters.size();
    this.values = new long[model.values().length];
    Arrays.setAll(values, h -> element(model.values()[h], this.counters.of(h)));
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

  /** The degree of an element. */
  int degree(long element) {
    return model.degree((int) (element / counts));
  }

  long times(long x, long y) {
    int yb = (int) (y / counts);
    int xb = (int) (x / counts);
    int xc = (int) (x - (long) xb * counts);
    int yc = (int) (y - (long) yb * counts);
    return element(product(xb, yb), counters.sums(yc)[xc]);
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
