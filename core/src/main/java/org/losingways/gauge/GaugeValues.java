// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.function.UnaryOperator;
import org.losingways.quotient.Numbering;

/** Words as values, reduced and numbered as they are met. Safe for use by several threads. */
final class GaugeValues {
  private final Numbering<IntList> numbers = new Numbering<>();
  private final UnaryOperator<int[]> reduction;

  /**
   * Values that begin with that of the empty word, which is 0.
   *
   * @param letters how many letters there are
   * @param reduction a word that is equal to a word
   */
  GaugeValues(int letters, UnaryOperator<int[]> reduction) {
    this.reduction = reduction;
    numbers.number(new IntImmutableList(new int[letters]));
  }

  /** The value of a word, given by the exponents of all letters. */
  int number(int[] word) {
    return numbers.number(new IntImmutableList(reduction.apply(word)));
  }

  /** The word of a value. */
  int[] word(int value) {
    return numbers.element(value).toIntArray();
  }

  /** The value of two words side by side. */
  int times(int x, int y) {
    int[] product = word(x);
    int[] more = word(y);
    for (int i = 0; i < product.length; i++) {
      product[i] = Math.addExact(product[i], more[i]);
    }
    return number(product);
  }
}
