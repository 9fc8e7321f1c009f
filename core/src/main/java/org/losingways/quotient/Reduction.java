// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * The reduction of a bipartite monoid: x and y are merged when xz ∈ P exactly if yz ∈ P, for all z
 * (<i>Taming</i> §3), found by {@link Refinement}. Classes are numbered by their first element, so
 * the identity stays 0.
 *
 * @param monoid the reduced monoid, with the same generators
 * @param p its P-portion
 * @param classOf the class of each old element
 */
@SuppressWarnings("ArrayRecordComponent")
record Reduction(FiniteMonoid monoid, long[] p, int[] classOf) {

  static Reduction of(int[][] action, boolean[] outcome, Budget budget) {
    int[] classOf = Refinement.classes(action, outcome, budget);
    int classes = 0;
    for (int c : classOf) {
      classes = Math.max(classes, c + 1);
    }
    return quotient(action, outcome, classOf, classes);
  }

  private static Reduction quotient(int[][] action, boolean[] outcome, int[] classOf, int classes) {
    int[] first = new int[classes];
    Arrays.fill(first, -1);
    long[] p = Bits.of(classes);
    for (int x = 0; x < classOf.length; x++) {
      int c = classOf[x];
      if (first[c] < 0) {
        first[c] = x;
        if (outcome[x]) {
          Bits.set(p, c);
        }
      }
    }
    int[][] reduced = new int[action.length][classes];
    for (int g = 0; g < action.length; g++) {
      for (int c = 0; c < classes; c++) {
        reduced[g][c] = classOf[action[g][first[c]]];
      }
    }
    return new Reduction(FiniteMonoid.ofAction(reduced), p, classOf);
  }
}
