// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
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
 * <p>An element is {@code base·counts + count}; the identity is 0. Multiplication by an element is
 * prepared once and then takes a look-up ({@link RayMonoid.Factor}).
 */
final class RayCounted {

  private final RayModel model;
  private final Counters counters;

  /** The number of combinations of counts. */
  private final int counts;

  /** The value of each heap. */
  private final long[] values;

  /** The factors that were asked for. */
  private final Long2ObjectOpenHashMap<Factor> factors = new Long2ObjectOpenHashMap<>();

  private final Int2ObjectOpenHashMap<RayMonoid.Factor> rows = new Int2ObjectOpenHashMap<>();

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
    return model.degree(base(element));
  }

  long times(long x, long y) {
    return factor(y).times(base(x), count(x));
  }

  /** The part of an element that is in the monoid. */
  int base(long element) {
    return (int) (element / counts);
  }

  /** The part of an element that is counted. */
  int count(long element) {
    return (int) (element % counts);
  }

  /** An element that others are multiplied by. */
  Factor factor(long element) {
    Factor known = factors.get(element);
    if (known == null) {
      known = new Factor(element);
      factors.put(element, known);
    }
    return known;
  }

  /** An element that many others are multiplied by. */
  final class Factor {
    private final long element;
    private final RayMonoid.Factor row;
    private final int[] sums;

    private Factor(long element) {
      this.element = element;
      this.row = rows.computeIfAbsent(base(element), model.monoid()::factor);
      this.sums = counters.sums(count(element));
    }

    long element() {
      return element;
    }

    /** The product with an element. */
    long times(long x) {
      return times(base(x), count(x));
    }

    /** The product with an element in its two parts. */
    long times(int base, int count) {
      return RayCounted.this.element(row.times(base), sums[count]);
    }
  }

  /** An element some steps further in on the same ray; −1 if there is none. */
  long furtherIn(long element, int steps) {
    int base = base(element);
    RayMonoid monoid = model.monoid();
    int cell = monoid.cell(base);
    int n = monoid.steps(base) - steps;
    return cell < monoid.points() || n < 0 ? -1 : element(monoid.at(cell, n), count(element));
  }
}
