// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import org.losingways.game.Player;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Multiples;

/**
 * The integers cut into finitely many cells, so that subsets of F × ℤ are bit sets: one cell for
 * each integer of a middle part, one for each residue below and above it.
 *
 * <p>The middle is wide enough that every set here, and every set shifted by the difference that a
 * move makes, is a union of cells. When nothing is counted there is one cell.
 */
final class Cells {

  private final int order;
  private final int from;
  private final int middle;
  private final int period;
  private final int size;

  /**
   * @param furthest the largest change of the count that a move makes
   */
  Cells(Model model, int furthest) {
    this.order = model.frame().finite().order();
    if (!model.frame().isCounting()) {
      this.from = 0;
      this.middle = 1;
      this.period = 0;
      this.size = 1;
      return;
    }
    int low = 0;
    int high = 0;
    int common = 1;
    for (Player player : Player.values()) {
      for (IntegerSet set : model.lost(player)) {
        low = Math.min(low, set.from());
        high = Math.max(high, set.to());
        common = Multiples.lcm(common, Multiples.lcm(set.belowPeriod(), set.abovePeriod()));
      }
    }
    this.from = low - furthest;
    this.middle = high + furthest - from + 1;
    this.period = common;
    this.size = middle + 2 * period;
  }

  /** The number of bits of a subset of F × ℤ. */
  int bits() {
    return order * size;
  }

  int index(int part, int count) {
    return part * size + cell(count);
  }

  private int cell(int count) {
    if (count < from) {
      return period == 0 ? 0 : middle + Math.floorMod(count, period);
    }
    if (count - from < middle) {
      return count - from;
    }
    return period == 0 ? 0 : middle + period + Math.floorMod(count, period);
  }

  /** An integer in each cell. */
  private int member(int cell) {
    if (cell < middle) {
      return from + cell;
    }
    int residue = (cell - middle) % period;
    if (cell < middle + period) {
      return from - 1 - Math.floorMod(from - 1 - residue, period);
    }
    int end = from + middle;
    return end + Math.floorMod(residue - end, period);
  }

  /** The winning companies of a move from a value to one of these options. */
  long[] winning(FiniteMonoid finite, IntegerSet[] opponentLost, long value, long[] options) {
    long[] set = Bits.of(bits());
    for (long t : options) {
      int change = Frame.count(t) - Frame.count(value);
      int[] row = finite.row(Frame.part(t));
      for (int g = 0; g < order; g++) {
        IntegerSet lost = opponentLost[row[g]];
        for (int c = 0; c < size; c++) {
          if (lost.contains(member(c) + change)) {
            Bits.set(set, g * size + c);
          }
        }
      }
    }
    return set;
  }

  /** Multiplication by an element of F as a map of bits. */
  int[] row(FiniteMonoid finite, int part) {
    int[] row = finite.row(part);
    if (size == 1) {
      return row;
    }
    int[] wide = new int[bits()];
    for (int g = 0; g < order; g++) {
      for (int c = 0; c < size; c++) {
        wide[g * size + c] = row[g] * size + c;
      }
    }
    return wide;
  }

  /** The counts in the slice of one element of F. */
  IntegerSet slice(long[] set, int part) {
    if (period == 0) {
      return Bits.get(set, part) ? IntegerSet.ALL : IntegerSet.NONE;
    }
    return IntegerSet.of(from, from + middle, period, period, d -> Bits.get(set, index(part, d)));
  }
}
