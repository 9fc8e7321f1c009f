// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The finite commutative monoid that generators and relations present: Knuth–Bendix completion,
 * which in a commutative monoid always ends (<i>Taming</i>, §5), then a walk over the irreducible
 * words.
 *
 * <p>A word is the list of its exponents; words are compared by the exponent of the latest letter
 * first. Cost: all pairs of rules are looked at once, so it suits presentations that people write.
 */
final class Completion {

  /** A presentation that needs more rules than this is refused. */
  private static final int MAX_RULES = 2_000;

  private final int letters;
  private final List<int[][]> rules = new ArrayList<>();

  private final Map<IntList, Integer> index = new HashMap<>();
  private final List<int[]> elements = new ArrayList<>();

  /** The product of each element with each letter. */
  private final int[][] actions;

  /**
   * Completes the relations.
   *
   * @throws IllegalArgumentException if the monoid is infinite or too large
   */
  Completion(int letters, List<int[][]> relations) {
    this.letters = letters;
    ArrayDeque<int[][]> waiting = new ArrayDeque<>(relations);
    while (!waiting.isEmpty()) {
      int[][] relation = waiting.remove();
      int[] left = normal(relation[0]);
      int[] right = normal(relation[1]);
      int sign = compare(left, right);
      if (sign != 0) {
        adopt(sign > 0 ? left : right, sign > 0 ? right : left, waiting);
      }
    }
    checkFinite();
    actions = walk();
  }

  int[][] actions() {
    return actions;
  }

  int order() {
    return elements.size();
  }

  int element(int[] word) {
    return index.get(IntList.of(normal(word)));
  }

  private void adopt(int[] left, int[] right, ArrayDeque<int[][]> waiting) {
    // Rules that the new one simplifies are relations again.
    for (int i = rules.size() - 1; i >= 0; i--) {
      if (divides(left, rules.get(i)[0])) {
        waiting.add(rules.remove(i));
      }
    }
    for (int[][] rule : rules) {
      int[] first = new int[letters];
      int[] second = new int[letters];
      boolean overlap = false;
      for (int g = 0; g < letters; g++) {
        int both = Math.max(left[g], rule[0][g]);
        first[g] = both - left[g] + right[g];
        second[g] = both - rule[0][g] + rule[1][g];
        overlap |= left[g] > 0 && rule[0][g] > 0;
      }
      if (overlap) {
        waiting.add(new int[][] {first, second});
      }
    }
    rules.add(new int[][] {left, right});
    if (rules.size() > MAX_RULES) {
      throw new IllegalArgumentException("the relations do not complete within bounds");
    }
  }

  private void checkFinite() {
    for (int g = 0; g < letters; g++) {
      int letter = g;
      if (rules.stream().noneMatch(r -> Arrays.stream(r[0]).sum() == r[0][letter])) {
        throw new IllegalArgumentException("the relations leave infinitely many elements");
      }
    }
  }

  private int[][] walk() {
    List<IntList> images = new ArrayList<>();
    add(new int[letters]);
    for (int x = 0; x < elements.size(); x++) {
      IntList row = new IntArrayList();
      for (int g = 0; g < letters; g++) {
        int[] word = elements.get(x).clone();
        word[g]++;
        row.add(add(normal(word)));
      }
      images.add(row);
    }
    int[][] table = new int[letters][elements.size()];
    for (int g = 0; g < letters; g++) {
      for (int x = 0; x < elements.size(); x++) {
        table[g][x] = images.get(x).getInt(g);
      }
    }
    return table;
  }

  private int add(int[] word) {
    Integer known = index.putIfAbsent(IntList.of(word), elements.size());
    if (known != null) {
      return known;
    }
    elements.add(word);
    if (elements.size() > Certificate.MAX_ORDER) {
      throw new IllegalArgumentException(
          "the relations leave more than " + Certificate.MAX_ORDER + " elements");
    }
    return elements.size() - 1;
  }

  private int[] normal(int[] word) {
    int[] result = word.clone();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int[][] rule : rules) {
        if (divides(rule[0], result)) {
          for (int g = 0; g < letters; g++) {
            result[g] += rule[1][g] - rule[0][g];
          }
          changed = true;
        }
      }
    }
    return result;
  }

  private static boolean divides(int[] factor, int[] word) {
    for (int g = 0; g < word.length; g++) {
      if (factor[g] > word[g]) {
        return false;
      }
    }
    return true;
  }

  private static int compare(int[] one, int[] other) {
    for (int g = one.length - 1; g >= 0; g--) {
      if (one[g] != other[g]) {
        return Integer.compare(one[g], other[g]);
      }
    }
    return 0;
  }
}
