// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Arrays;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * The reduction of a bipartite monoid: x and y are merged when xz ∈ P exactly if yz ∈ P, for all z
 * (<i>Taming</i> §3). Moore's partition refinement over the action of the generators, one pass for
 * each generator in turn until a whole turn splits nothing; classes are numbered by their first
 * element, so the identity stays 0.
 *
 * @param monoid the reduced monoid, with the same generators
 * @param p its P-portion
 * @param classOf the class of each old element
 */
@SuppressWarnings("ArrayRecordComponent")
record Reduction(FiniteMonoid monoid, long[] p, int[] classOf) {

  static Reduction of(int[][] action, boolean[] outcome, Budget budget) {
    int size = outcome.length;
    int[] classOf = new int[size];
    int classes = 1;
    for (int x = 0; x < size; x++) {
      if (outcome[x] != outcome[0]) {
        classOf[x] = 1;
        classes = 2;
      }
    }
    int[] next = new int[size];
    // For each old class a list of the new ones it falls into, by the class of the image.
    int[] head = new int[size];
    int[] image = new int[size];
    int[] link = new int[size];
    for (int g = 0, quiet = 0; quiet < action.length; g = (g + 1) % action.length) {
      budget.check();
      Arrays.fill(head, 0, classes, -1);
      int found = 0;
      int[] act = action[g];
      for (int x = 0; x < size; x++) {
        int old = classOf[x];
        int target = classOf[act[x]];
        int c = head[old];
        while (c >= 0 && image[c] != target) {
          c = link[c];
        }
        if (c < 0) {
          c = found++;
          image[c] = target;
          link[c] = head[old];
          head[old] = c;
        }
        next[x] = c;
      }
      int[] swap = classOf;
      classOf = next;
      next = swap;
      quiet = found == classes ? quiet + 1 : 0;
      classes = found;
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
