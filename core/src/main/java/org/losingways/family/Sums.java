// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.List;

/** Which weights and signs positions made of some heaps have. */
final class Sums {

  private final boolean[][] reached;

  /**
   * @param heaps the heaps, each of which may be there any number of times
   * @param most the largest weight that is asked for
   */
  Sums(FamilyModel m, List<Integer> heaps, int most) {
    reached = new boolean[2][most + 1];
    reached[0][0] = true;
    boolean free = false;
    boolean[][] steps = new boolean[2][most + 1];
    for (int h : heaps) {
      if (m.weight(h) <= most) {
        steps[m.sign(h)][m.weight(h)] = true;
        free |= m.weight(h) == 0 && m.sign(h) == 1;
      }
    }
    for (int w = 0; w <= most; w++) {
      for (int sign = 0; sign < 2; sign++) {
        for (int step = 1; step <= w && !reached[sign][w]; step++) {
          reached[sign][w] =
              (steps[0][step] && reached[sign][w - step])
                  || (steps[1][step] && reached[1 - sign][w - step]);
        }
      }
      if (free && (reached[0][w] || reached[1][w])) {
        reached[0][w] = true;
        reached[1][w] = true;
      }
    }
  }

  boolean reaches(int weight, int sign) {
    return reached[sign][weight];
  }
}
