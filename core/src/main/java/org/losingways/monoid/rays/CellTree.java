// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.rays;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The cells of a {@link RayMonoid} as a tree: the cell of a word hangs below that of the word
 * without its last letter, where that is the first element of a cell and has a shorter word;
 * otherwise below the identity, by its whole word.
 */
final class CellTree {

  /** Is given a cell and the contexts in which its first element is in P. */
  interface Visitor {
    void visit(int cell, RaySet company);
  }

  private final List<IntArrayList> below = new ArrayList<>();

  /** The word that leads from the cell above to each cell. */
  private final int[][] added;

  CellTree(RayMonoid monoid) {
    this.added = new int[monoid.cells()][];
    for (int c = 0; c < monoid.cells(); c++) {
      below.add(new IntArrayList());
    }
    for (int c = 1; c < monoid.cells(); c++) {
      int[] word = monoid.word(c).exponents();
      int last = word.length - 1;
      while (last > 0 && word[last] == 0) {
        last--;
      }
      int[] before = word.clone();
      before[last] = Math.max(0, word[last] - 1);
      int above = monoid.element(before);
      boolean hangs =
          above < monoid.cells() && monoid.word(above).length() < Arrays.stream(word).sum();
      added[c] = word;
      if (hangs) {
        added[c] = new int[word.length];
        added[c][last] = 1;
      }
      below.get(hangs ? above : 0).add(c);
    }
  }

  private record Waiting(int cell, RaySet above) {}

  /**
   * Visits all cells, each after the one above it.
   *
   * @param p P
   * @param factors multiplication by each generator
   */
  void forEachCompany(RaySet p, RayMonoid.Factor[] factors, Visitor visitor) {
    Deque<Waiting> waiting = new ArrayDeque<>();
    waiting.push(new Waiting(0, p));
    while (!waiting.isEmpty()) {
      Waiting next = waiting.pop();
      RaySet company = next.above;
      for (int g = 0; next.cell > 0 && g < factors.length; g++) {
        for (int i = 0; i < added[next.cell][g]; i++) {
          company = company.preimage(factors[g]);
        }
      }
      visitor.visit(next.cell, company);
      for (int c : below.get(next.cell)) {
        waiting.push(new Waiting(c, company));
      }
    }
  }
}
