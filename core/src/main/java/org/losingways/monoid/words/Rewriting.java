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
      apply(exponents, left[rule], right[rule], times(exponents, left[rule], right[rule]));
    }
    return Word.own(exponents);
  }

  private int applicable(int[] exponents) {
    long present = letters(exponents);
    for (int i = 0; i < left.length; i++) {
      if ((letters[i] & ~present) == 0 && divides(left[i], exponents)) {
        return i;
      }
    }
    return -1;
  }

  /** Whether some left side divides the word. */
  boolean applies(Word word) {
    return applicable(word.raw()) >= 0;
  }

  private static boolean divides(int[] left, int[] exponents) {
    for (int i = 0; i < left.length; i++) {
      if (left[i] > exponents[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * How often a rule can be applied in a row, so that long powers shrink in few steps: as long as
   * there is enough of each letter of which it leaves less, and none becomes too many to count.
   */
  static int times(int[] exponents, int[] left, int[] right) {
    if (!divides(left, exponents)) {
      return 0;
    }
    int times = Integer.MAX_VALUE;
    for (int i = 0; i < left.length; i++) {
      int less = left[i] - right[i];
      if (less > 0) {
        times = Math.min(times, (exponents[i] - left[i]) / less + 1);
      } else if (less < 0) {
        times = Math.min(times, Math.max(1, (exponents[i] - Integer.MAX_VALUE) / less));
      }
    }
    return times;
  }

  static void apply(int[] exponents, int[] left, int[] right, int times) {
    for (int i = 0; i < exponents.length; i++) {
      exponents[i] = Math.toIntExact(exponents[i] + (long) times * (right[i] - left[i]));
    }
  }
}
