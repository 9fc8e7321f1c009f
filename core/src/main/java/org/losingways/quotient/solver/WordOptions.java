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

  private long[] find(int[] word) {
    FiniteMonoid monoid = reduced.monoid();
    int[] values = reduced.values();
    long[] set = Bits.of(monoid.order());
    for (int i = 0; i < word.length; i++) {
      if (i > 0 && word[i] == word[i - 1]) {
        continue;
      }
      int rest = 0;
      for (int j = 0; j < word.length; j++) {
        if (j != i) {
          rest = monoid.row(values[word[j]])[rest];
        }
      }
      for (int t : members(word[i])) {
        Bits.set(set, monoid.row(t)[rest]);
      }
    }
    return set;
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
