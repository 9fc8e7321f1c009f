// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Optional;
import org.losingways.game.Pattern;

/**
 * A pretending function: the values of the heaps as computed, and how they go on for ever, if that
 * is proved.
 *
 * @param values the values from heap 0 on
 * @param period how they repeat
 * @param pattern how they go on, for rules that have a pattern and no period
 */
@SuppressWarnings("ArrayRecordComponent")
public record Phi(int[] values, Optional<Period> period, Optional<Pattern> pattern) {

  /** The largest heap whose value was computed. */
  public int last() {
    return values.length - 1;
  }

  /** The value of a heap. */
  public int value(int heap) {
    int like =
        period.isPresent()
            ? period.get().fold(heap)
            : pattern.isPresent() && heap > last() ? pattern.get().like(heap) : heap;
    if (heap < 0 || like > last()) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + last());
    }
    return values[like];
  }
}
