// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.Arrays;
import org.losingways.monoid.FiniteMonoid;

/**
 * The coarsest congruence of a finite monoid that keeps labels apart: Moore's partition refinement
 * over the action of the generators. Classes are numbered by their first element, so the identity
 * stays 0.
 */
final class Merging {

  private Merging() {}

  /** The class of each element. */
  static int[] classes(FiniteMonoid monoid, int[] labels, Budget budget) {
    int size = labels.length;
    int[] classOf = renumbered(labels);
    int classes = count(classOf);
    int generators = monoid.generators();
    int[] head = new int[size];
    int[] image = new int[size];
    int[] link = new int[size];
    for (int g = 0, quiet = 0; quiet < generators; g = (g + 1) % generators) {
      budget.check();
      int[] next = new int[size];
      Arrays.fill(head, 0, classes, -1);
      int found = 0;
      int[] act = monoid.action(g);
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
      quiet = found == classes ? quiet + 1 : 0;
      classes = found;
      classOf = next;
    }
    return classOf;
  }

  private static int[] renumbered(int[] labels) {
    int[] number = new int[labels.length];
    Arrays.fill(number, -1);
    int[] result = new int[labels.length];
    int next = 0;
    for (int x = 0; x < labels.length; x++) {
      if (number[labels[x]] < 0) {
        number[labels[x]] = next++;
      }
      result[x] = number[labels[x]];
    }
    return result;
  }

  private static int count(int[] classOf) {
    return Arrays.stream(classOf).max().orElse(-1) + 1;
  }

  /** The monoid of the classes. */
  static FiniteMonoid quotient(FiniteMonoid monoid, int[] classOf) {
    int classes = count(classOf);
    int[][] action = new int[monoid.generators()][classes];
    for (int g = 0; g < action.length; g++) {
      for (int x = 0; x < classOf.length; x++) {
        action[g][classOf[x]] = classOf[monoid.action(g)[x]];
      }
    }
    return FiniteMonoid.ofAction(action);
  }
}
