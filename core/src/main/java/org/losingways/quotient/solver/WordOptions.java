// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * For each element the values of the options of the word that stands for it, found when they are
 * first asked for: most trials are refuted by the shortest words.
 *
 * <p>Cost for a word: the square of its number of heaps, and the options of its different heaps.
 */
final class WordOptions {

  private final Trial.Reduced reduced;
  private final long[][] optionSets;
  private final long[][] sets;

  /** The members of the option set of a heap; few, where the set has room for many. */
  private final int[][] members;

  /**
   * @param optionSets the values of the options of each heap
   */
  WordOptions(Trial.Reduced reduced, long[][] optionSets) {
    this.reduced = reduced;
    this.optionSets = optionSets;
    this.sets = new long[reduced.monoid().order()][];
    this.members = new int[optionSets.length][];
  }

  /** The values of the options of the word of an element: to be read, not written. */
  long[] of(int x) {
    long[] known = sets[x];
    if (known == null) {
      known = find(reduced.words()[x]);
      sets[x] = known;
    }
    return known;
  }

  /** Whether one of them is in a set: for who asks once, as the first that is will do. */
  boolean meet(int x, long[] set) {
    if (sets[x] != null) {
      return Bits.intersects(sets[x], set);
    }
    FiniteMonoid monoid = reduced.monoid();
    int[] word = reduced.words()[x];
    // The latest heaps first: they have the most options.
    for (int i = word.length - 1; i >= 0; i--) {
      if (i > 0 && word[i] == word[i - 1]) {
        continue;
      }
      int rest = rest(word, i);
      for (int t : members(word[i])) {
        if (Bits.get(set, monoid.row(t)[rest])) {
          return true;
        }
      }
    }
    return false;
  }

  private long[] find(int[] word) {
    FiniteMonoid monoid = reduced.monoid();
    long[] set = Bits.of(monoid.order());
    for (int i = 0; i < word.length; i++) {
      if (i > 0 && word[i] == word[i - 1]) {
        continue;
      }
      int rest = rest(word, i);
      for (int t : members(word[i])) {
        Bits.set(set, monoid.row(t)[rest]);
      }
    }
    return set;
  }

  /** The value of a word without one of its heaps. */
  private int rest(int[] word, int without) {
    int rest = 0;
    for (int j = 0; j < word.length; j++) {
      if (j != without) {
        rest = reduced.monoid().row(reduced.values()[word[j]])[rest];
      }
    }
    return rest;
  }

  private int[] members(int heap) {
    int[] known = members[heap];
    if (known == null) {
      known = Bits.toArray(optionSets[heap]);
      members[heap] = known;
    }
    return known;
  }
}
