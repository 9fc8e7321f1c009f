// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * Φ as far as it is known, and the values of the options of any heap up to the next one.
 *
 * <p>Φ is the only thing that grows with the number of heaps. The values of the options of a heap
 * are a set of elements; for a code that splits heaps in two it is found by running along Φ from
 * both ends.
 */
final class HeapValues {

  private final Ruleset rules;
  private final FiniteMonoid monoid;
  private int[] values;
  private int heaps;

  /** The rows of the multiplication table that were used, at hand. */
  private final int[][] rows;

  /** Which values were met: one byte each, so that no store has to wait for the one before. */
  private final boolean[] seen;

  /** What the latest numbers of beans are worth when split in two: asked for once a digit. */
  private final long[][] splits;

  private final int[] splitOf;

  /**
   * @param values Φ from heap 0 on, copied
   */
  HeapValues(Ruleset rules, FiniteMonoid monoid, int[] values) {
    this.rules = rules;
    this.monoid = monoid;
    this.values = Arrays.copyOf(values, Math.max(16, values.length + values.length / 2));
    this.heaps = values.length - 1;
    this.rows = new int[monoid.order()][];
    this.seen = new boolean[monoid.order()];
    this.splits = new long[splitting(rules)][];
    this.splitOf = new int[splits.length];
  }

  /** From the first to the last digit of a code that splits heaps, if that is an end to it. */
  private static int splitting(Ruleset rules) {
    if (!(rules instanceof TakeAndBreak code) || !code.isFinite()) {
      return 1;
    }
    int first = Integer.MAX_VALUE;
    int last = -1;
    for (int k = 0; k <= code.maxTaken(Integer.MAX_VALUE); k++) {
      if ((code.digit(k) & 4) != 0) {
        first = Math.min(first, k);
        last = k;
      }
    }
    return Math.max(1, last - first + 1);
  }

  /** The largest heap with a value. */
  int heaps() {
    return heaps;
  }

  int value(int heap) {
    return values[heap];
  }

  /** Φ from heap 0 on. */
  int[] toArray() {
    return Arrays.copyOf(values, heaps + 1);
  }

  /** Gives the next heap its value. */
  void append(int value) {
    heaps++;
    if (heaps == values.length) {
      values = Arrays.copyOf(values, heaps + heaps / 2);
    }
    values[heaps] = value;
  }

  /** The values of the options of a heap, at most one larger than those with a value. */
  long[] options(int heap) {
    long[] found = Bits.of(monoid.order());
    if (rules instanceof TakeAndBreak code && code.maxParts() <= 2) {
      ofCode(code, heap, found);
    } else {
      collect(rules, heap, values, monoid::times, found);
    }
    return found;
  }

  private void ofCode(TakeAndBreak code, int heap, long[] found) {
    int most = code.maxTaken(heap);
    for (int k = 0; k <= most; k++) {
      int digit = code.digit(k);
      int rest = heap - k;
      if ((digit & 1) != 0 && rest == 0 && heap > 0) {
        Bits.set(found, 0);
      }
      if ((digit & 2) != 0 && rest > 0 && k > 0) {
        Bits.set(found, values[rest]);
      }
      if ((digit & 4) != 0 && rest > 1) {
        Bits.or(found, splits(rest));
      }
    }
  }

  private long[] splits(int beans) {
    int place = beans % splits.length;
    if (splitOf[place] != beans) {
      splits[place] = split(beans);
      splitOf[place] = beans;
    }
    return splits[place];
  }

  private long[] split(int beans) {
    long[] found = Bits.of(seen.length);
    if (beans < seen.length) {
      for (int i = 1, j = beans - 1; i <= j; i++, j--) {
        Bits.set(found, row(values[i])[values[j]]);
      }
      return found;
    }
    for (int i = 1, j = beans - 1; i <= j; i++, j--) {
      seen[row(values[i])[values[j]]] = true;
    }
    for (int x = 0; x < seen.length; x++) {
      if (seen[x]) {
        Bits.set(found, x);
        seen[x] = false;
      }
    }
    return found;
  }

  private int[] row(int x) {
    int[] row = rows[x];
    if (row == null) {
      row = monoid.row(x);
      rows[x] = row;
    }
    return row;
  }

  /** A commutative multiplication with identity 0. */
  interface Product {
    int times(int x, int y);
  }

  /** Adds the values of the options of a heap to a set, in any monoid. */
  static void collect(Ruleset rules, int heap, int[] values, Product product, long[] found) {
    rules.forEachOption(
        heap,
        (parts, count) -> {
          int value = 0;
          for (int i = 0; i < count; i++) {
            value = i == 0 ? values[parts[0]] : product.times(value, values[parts[i]]);
          }
          Bits.set(found, value);
        });
  }
}
