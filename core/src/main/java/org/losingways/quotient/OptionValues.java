// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;

/** The set of values that the options of a heap have, for any monoid. */
final class OptionValues {

  /** A commutative multiplication with identity 0. */
  interface Product {
    int times(int x, int y);
  }

  private OptionValues() {}

  /** The values of the options of a heap, given the values of all smaller heaps. */
  static long[] of(Ruleset rules, int heap, int[] values, int order, Product product) {
    long[] found = Bits.of(order);
    if (rules instanceof TakeAndBreak code && code.maxParts() <= 2) {
      ofCode(code, heap, values, product, found);
    } else {
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
    return found;
  }

  private static void ofCode(
      TakeAndBreak code, int heap, int[] values, Product product, long[] found) {
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
      if ((digit & 4) != 0) {
        for (int i = 1; 2 * i <= rest; i++) {
          Bits.set(found, product.times(values[i], values[rest - i]));
        }
      }
    }
  }
}
