// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import java.util.ArrayList;
import java.util.List;

/** The abelian groups of a small order, as multiplication tables: products of cyclic groups. */
final class AbelianGroups {

  private AbelianGroups() {}

  /** One table for each group; the identity is element 0. */
  static List<int[][]> ofOrder(int order) {
    List<List<Integer>> types = new ArrayList<>();
    factor(order, 2, Integer.MAX_VALUE, List.of(), types);
    return types.stream().map(type -> table(order, type)).toList();
  }

  /** Writes the order as a product of prime powers, those of one prime in descending order. */
  private static void factor(
      int rest, int prime, int largest, List<Integer> factors, List<List<Integer>> types) {
    if (rest == 1) {
      types.add(factors);
      return;
    }
    if (rest % prime != 0) {
      factor(rest, prime + 1, Integer.MAX_VALUE, factors, types);
      return;
    }
    for (int power = prime; rest % power == 0; power *= prime) {
      if (power <= largest) {
        List<Integer> more = new ArrayList<>(factors);
        more.add(power);
        factor(rest / power, prime, power, more, types);
      }
    }
  }

  private static int[][] table(int order, List<Integer> type) {
    int[][] table = new int[order][order];
    for (int x = 0; x < order; x++) {
      for (int y = 0; y < order; y++) {
        int scale = 1;
        for (int cycle : type) {
          table[x][y] += (x / scale + y / scale) % cycle * scale;
          scale *= cycle;
        }
      }
    }
    return table;
  }
}
