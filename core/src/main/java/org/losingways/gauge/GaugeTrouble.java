// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.Arrays;
import java.util.Optional;

/** Says that a trial with linear forms is given up, and why. */
final class GaugeTrouble extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<IntList> word;

  GaugeTrouble(String message) {
    super(message);
    this.word = Optional.empty();
  }

  /** It is wrong about a word, given by its exponents. */
  GaugeTrouble(String message, int[] word) {
    super(message + Arrays.toString(word));
    this.word = Optional.of(IntList.of(word.clone()));
  }

  /** The word that it is wrong about, if that is the reason. */
  Optional<IntList> word() {
    return word;
  }
}
