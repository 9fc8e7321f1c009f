// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.List;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;

/**
 * A finite monoid with the copies of some heaps counted beside it: the product of a base monoid and
 * one cyclic monoid for each heap set free. It is where a trial lives before it is reduced.
 *
 * <p>An element is {@code base·counts + count}, so products are two look-ups and a multiplication.
 * Few combinations of counts occur as those of heaps and their options, so the sums with one of
 * them are made when they are first asked for.
 */
final class Counted {

  private final FiniteMonoid base;

  /** How many combinations of counts there are. */
  private final int counts;

  private final List<Cyclic> free;

  /** The sums of one combination of counts with all others, as far as they were asked for. */
  private final int[][] sums;

  /** The value of each heap. */
  private final int[] values;

  /**
   * @param baseValues the value of each heap in the base, from heap 0 on
   */
  Counted(FiniteMonoid base, int[] baseValues, List<Cyclic> free) {
    this.base = base;
    int size = 1;
    for (Cyclic c : free) {
      size *= c.size();
    }
    this.counts = size;
    this.free = free;
    this.sums = new int[size][];
    this.values = new int[baseValues.length];
    for (int h = 0; h < values.length; h++) {
      values[h] = baseValues[h] * counts;
    }
    int unit = 1;
    for (Cyclic c : free) {
      for (int h = 0; h < values.length; h++) {
        values[h] += unit * c.wrap(c.weights()[h]);
      }
      unit *= c.size();
    }
  }

  /** How many elements a trial with this freedom has at most. */
  static double size(FiniteMonoid base, List<Cyclic> free) {
    double size = base.order();
    for (Cyclic c : free) {
      size *= c.size();
    }
    return size;
  }

  private int[] sums(int y) {
    int[] known = sums[y];
    if (known == null) {
      known = new int[counts];
      int unit = 1;
      int rest = y;
      for (Cyclic c : free) {
        // The first units of the array hold the sums of the counters before; higher ones go first.
        int added = rest % c.size();
        for (int x = c.size() - 1; x >= 0; x--) {
          int sum = unit * c.wrap(x + added);
          for (int lower = 0; lower < unit; lower++) {
            known[x * unit + lower] = sum + known[lower];
          }
        }
        rest /= c.size();
        unit *= c.size();
      }
      sums[y] = known;
    }
    return known;
  }

  int order() {
    return base.order() * counts;
  }

  int times(int x, int y) {
    int xb = x / counts;
    int yb = y / counts;
    return base.row(yb)[xb] * counts + sums(y - yb * counts)[x - xb * counts];
  }

  /** Multiplication by one fixed element. */
  Factor by(int y) {
    int yb = y / counts;
    return new Factor(base.row(yb), counts, sums(y - yb * counts));
  }

  int value(int heap) {
    return values[heap];
  }

  int[] values() {
    return values;
  }

  /** The part of an element in the base. */
  int base(int x) {
    return x / counts;
  }

  /** The counts of an element, given its part in the base. */
  int count(int x, int base) {
    return x - base * counts;
  }

  /** Multiplication by one fixed element, for inner loops: divisions are left to the caller. */
  @SuppressWarnings("ArrayRecordComponent")
  record Factor(int[] row, int counts, int[] sums) {
    int times(int base, int count) {
      return row[base] * counts + sums[count];
    }
  }
}
