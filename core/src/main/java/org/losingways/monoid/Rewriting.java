// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.List;
import org.losingways.monoid.Presentation.Relation;

/** How a list of rules makes a word smaller. */
final class Rewriting {

  private Rewriting() {}

  /** The word that is left when no rule applies any more. */
  static Word reduce(Word word, List<Relation> rules) {
    int[] exponents = word.exponents();
    boolean changed = false;
    for (int i = 0; i < rules.size(); ) {
      Relation rule = rules.get(i);
      int times = times(exponents, rule.left().raw());
      if (times > 0) {
        apply(exponents, rule, times);
        changed = true;
        i = 0;
      } else {
        i++;
      }
    }
    return changed ? Word.own(exponents) : word;
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

  static void apply(int[] exponents, Relation rule, int times) {
    int[] left = rule.left().raw();
    int[] right = rule.right().raw();
    for (int i = 0; i < exponents.length; i++) {
      exponents[i] =
          Math.toIntExact(exponents[i] + (long) times * right[i] - (long) times * left[i]);
    }
  }
}
