// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.budget.Budget;
import org.losingways.monoid.Word;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * Finds the cells of a confluent system: the words in normal form in which every free letter is
 * below its edge, beyond which it makes no more rules apply, are the points, and those in which one
 * is at its edge are the first elements of the rays.
 */
public final class RayCells {
  private final Rewriting rewriting;
  private final int size;
  private final boolean[] free;

  /** From this exponent on a free letter makes no more rules apply. */
  private final int[] edge;

  private final List<int[]> words = new ArrayList<>();
  private final List<Integer> letters = new ArrayList<>();
  private final Map<Word, Integer> cellOf = new HashMap<>();
  private int points;

  /**
   * The monoid of a confluent system of rules.
   *
   * @throws IllegalArgumentException if the system is not confluent, has two free directions at
   *     once, or a generator that does not shift rays
   */
  public static RayMonoid monoid(RewritingSystem system) {
    if (!system.isConfluent()) {
      throw new IllegalArgumentException("the rules are not confluent");
    }
    return new RayCells(system).collect();
  }

  private RayCells(RewritingSystem system) {
    this.rewriting = new Rewriting(system.rules());
    this.size = system.alphabet().size();
    this.free = new boolean[size];
    this.edge = new int[size];
    for (int g = 0; g < size; g++) {
      free[g] = system.freeLetters().contains(system.alphabet().names().get(g));
      edge[g] = 1;
      for (Relation rule : system.rules()) {
        edge[g] = Math.max(edge[g], rule.left().exponent(g));
      }
    }
    for (int x = 0; x < size; x++) {
      for (int y = 0; y < x; y++) {
        if (free[x] && free[y] && !related(system, x, y)) {
          throw new IllegalArgumentException(
              "the generators "
                  + system.alphabet().names().get(y)
                  + " and "
                  + system.alphabet().names().get(x)
                  + " run out independently of each other");
        }
      }
    }
  }

  private boolean related(RewritingSystem system, int x, int y) {
    for (Relation rule : system.rules()) {
      Word left = rule.left();
      if (left.exponent(x) + (long) left.exponent(y) == left.length()) {
        return true;
      }
    }
    return false;
  }

  private RayMonoid collect() {
    collect(new int[size], 0, -1);
    points = words.size();
    for (int x = 0; x < size; x++) {
      if (free[x]) {
        collect(new int[size], 0, x);
      }
    }
    for (int c = 0; c < words.size(); c++) {
      cellOf.put(Word.of(words.get(c)), c);
    }
    int[][] all = words.toArray(int[][]::new);
    int[] rayLetters = letters.stream().mapToInt(Integer::intValue).toArray();
    return RayMonoid.of(
        all,
        points,
        rayLetters,
        size,
        (x, g) -> code(rewriting.reduce(wordOf(x, all, rayLetters).with(g, 1))));
  }

  /** Words in normal form: with letter x at its edge, the other free letters below theirs. */
  private void collect(int[] word, int letter, int x) {
    if (letter == size) {
      words.add(word.clone());
      if (x >= 0) {
        letters.add(x);
      }
      return;
    }
    int first = letter == x ? edge[x] : 0;
    int last = letter == x || !free[letter] ? edge[letter] : edge[letter] - 1;
    for (int e = first; e <= last; e++) {
      Budget.tick();
      word[letter] = e;
      if (rewriting.applies(Word.own(word))) {
        break;
      }
      collect(word, letter + 1, x);
    }
    word[letter] = 0;
  }

  private int code(Word word) {
    int[] exponents = word.exponents();
    int n = 0;
    for (int g = 0; g < size; g++) {
      if (free[g] && exponents[g] >= edge[g]) {
        n = exponents[g] - edge[g];
        exponents[g] = edge[g];
        break;
      }
    }
    return n * words.size() + cellOf.get(Word.own(exponents));
  }

  private Word wordOf(int x, int[][] all, int[] rayLetters) {
    int n = x / all.length;
    int cell = x - n * all.length;
    Word word = Word.of(all[cell]);
    return cell < points ? word : word.with(rayLetters[cell - points], n);
  }
}
