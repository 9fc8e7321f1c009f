// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.Counters;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.ShortestPositions;

/**
 * A finite monoid with the copies of some heaps counted beside it: the product of a base monoid and
 * one cyclic monoid for each heap set free. It is where a trial lives before it is reduced.
 *
 * <p>An element is {@code base·counts + count}, so products are two look-ups and a multiplication.
 */
final class Counted {

  private final FiniteMonoid base;

  /** How many combinations of counts there are. */
  private final int counts;

  private final Counters free;

  /** The value of each heap. */
  private final int[] values;

  /**
   * @param baseValues the value of each heap in the base, from heap 0 on
   */
  Counted(FiniteMonoid base, int[] baseValues, List<Cyclic> free) {
    this.base = base;
    this.free = new Counters(free);
    this.counts = this.free.size();
    this.values = new int[baseValues.length];
    Arrays.setAll(values, h -> baseValues[h] * counts + this.free.of(h));
  }

  /** How many elements a trial with this freedom has at most. */
  static double size(FiniteMonoid base, List<Cyclic> free) {
    return base.order() * Counters.combinations(free);
  }

  int order() {
    return base.order() * counts;
  }

  int times(int x, int y) {
    int xb = x / counts;
    int yb = y / counts;
    return base.row(yb)[xb] * counts + free.sums(y - yb * counts)[x - xb * counts];
  }

  /** Multiplication by one fixed element. */
  Factor by(int y) {
    int yb = y / counts;
    return new Factor(base.row(yb), counts, free.sums(y - yb * counts));
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

  /** Multiplication of one element by each of some: what it needs of these lies side by side. */
  static final class Factors implements ShortestPositions.Steps {

    /** So much of each row is laid down at a time that the place for all stays at hand. */
    private static final int BLOCK = 32;

    private final int counts;
    private final int many;
    private final int[] ofBase;
    private final int[] ofCount;

    Factors(Factor... factors) {
      many = factors.length;
      counts = many == 0 ? 1 : factors[0].counts;
      int order = many == 0 ? 0 : factors[0].row.length;
      ofBase = new int[order * many];
      ofCount = new int[counts * many];
      for (int from = 0; from < order; from += BLOCK) {
        for (int i = 0; i < many; i++) {
          lay(factors[i].row, from, counts, ofBase, i);
        }
      }
      for (int from = 0; from < counts; from += BLOCK) {
        for (int i = 0; i < many; i++) {
          lay(factors[i].sums, from, 1, ofCount, i);
        }
      }
    }

    /** Lays a block of a factor's row between those of the others. */
    private void lay(int[] row, int from, int times, int[] side, int factor) {
      int end = Math.min(row.length, from + BLOCK);
      for (int b = from, at = from * many + factor; b < end; b++, at += many) {
        side[at] = row[b] * times;
      }
    }

    @Override
    public void from(int x, int longest, int[] to) {
      int b = x / counts;
      int atBase = b * many;
      int atCount = (x - b * counts) * many;
      for (int i = 0; i < to.length; i++) {
        to[i] = ofBase[atBase + i] + ofCount[atCount + i];
      }
    }
  }
}
