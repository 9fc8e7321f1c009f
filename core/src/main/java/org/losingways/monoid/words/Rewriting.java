// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * How a list of rules makes words smaller. Each left side comes with the set of its letters, so
 * that most rules are passed over at the cost of one comparison.
 */
final class Rewriting {

  private static final int BETWEEN_TICKS = 1000;

  private final int[][] left;
  private final int[][] right;
  private final long[] letters;

  Rewriting(List<Relation> rules) {
    int size = rules.size();
    left = new int[size][];
    right = new int[size][];
    letters = new long[size];
    for (int i = 0; i < size; i++) {
      left[i] = rules.get(i).left().raw();
      right[i] = rules.get(i).right().raw();
      letters[i] = letters(left[i]);
    }
  }

  /** Letters beyond the 64th share a bit; a bit that is missing still rules a divisor out. */
  static long letters(int[] exponents) {
    long set = 0;
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0) {
        set |= 1L << i;
      }
    }
    return set;
  }

  /** The word that is left when no rule applies any more. */
  Word reduce(Word word) {
    int[] exponents = word.raw();
    int rule = applicable(exponents);
    if (rule < 0) {
      return word;
    }
    exponents = exponents.clone();
    for (int n = 1; rule >= 0; rule = applicable(exponents), n++) {
      if (n % BETWEEN_TICKS == 0) {
        Budget.tick();
      }
      apply(exponents, left[rule], right[rule], times(exponents, left[rule]));
    }
    return Word.own(exponents);
  }

  private int applicable(int[] exponents) {
    long present = letters(exponents);
    for (int i = 0; i < left.length; i++) {
      if ((letters[i] & ~present) == 0 && times(exponents, left[i]) > 0) {
        return i;
      }
    }
    return -1;
  }

  /** Whether some left side divides the word. */
  boolean applies(Word word) {
    return applicable(word.raw()) >= 0;
  }

  /**
   * How often a left side can be taken out of a word at once. Taking it out and putting the right
   * side in leaves at least one time less, so a rule may be applied that often in a row: long
   * powers shrink in few steps.
   */
  static int times(int[] exponents, int[] left) {
    int times = Integer.MAX_VALUE;
    for (int i = 0; i < left.length; i++) {
      if (left[i] > exponents[i]) {
        return 0;
      }
      if (left[i] > 0) {
        times = Math.min(times, exponents[i] / left[i]);
      }
    }
    return times == Integer.MAX_VALUE ? 0 : times;
  }

  static void apply(int[] exponents, int[] left, int[] right, int times) {
    for (int i = 0; i < exponents.length; i++) {
      exponents[i] =
          Math.toIntExact(exponents[i] + (long) times * right[i] - (long) times * left[i]);
    }
  }
}
