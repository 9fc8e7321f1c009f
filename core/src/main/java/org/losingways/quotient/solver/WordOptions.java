// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * For each element the values of the options of the word that stands for it, found when they are
 * first asked for: most trials are refuted by the shortest words.
 *
 * <p>A word has some dozens of options. In a small trial they are a bit set; in a large one bit
 * sets would take the square of the order, and a list is gone through sooner.
 *
 * <p>Cost for a word: the square of its number of heaps, and the options of its different heaps.
 */
final class WordOptions {

  /** From this order on options are lists. */
  private static final int LARGE = 1 << 14;

  private final Trial.Reduced reduced;
  private final long[][] optionSets;

  /** The options of each word, either as a bit set or as a list. */
  private final long[][] sets;

  private final int[][] lists;

  /** The members of the option set of a heap; few, where the set has room for many. */
  private final int[][] members;

  /**
   * @param optionSets the values of the options of each heap
   */
  WordOptions(Trial.Reduced reduced, long[][] optionSets) {
    this(reduced, optionSets, reduced.monoid().order() >= LARGE);
  }

  /**
   * @param areListed whether options are lists
   */
  WordOptions(Trial.Reduced reduced, long[][] optionSets, boolean areListed) {
    this.reduced = reduced;
    this.optionSets = optionSets;
    int order = reduced.monoid().order();
    this.sets = new long[areListed ? 0 : order][];
    this.lists = new int[areListed ? order : 0][];
    this.members = new int[optionSets.length][];
  }

  /** How many bytes all of them take at most. */
  double bytes() {
    if (lists.length == 0) {
      return sets.length * (sets.length / (double) Byte.SIZE);
    }
    double options = 0;
    for (int[] word : reduced.words()) {
      for (int i = 0; i < word.length; i++) {
        options += isRepeated(word, i) ? 0 : members(word[i]).length;
      }
    }
    return options * Integer.BYTES;
  }

  /** Whether one of them is in a set. */
  boolean meet(int x, long[] set) {
    if (lists.length == 0) {
      if (sets[x] == null) {
        sets[x] = find(reduced.words()[x]);
      }
      return Bits.intersects(sets[x], set);
    }
    if (lists[x] == null) {
      lists[x] = list(reduced.words()[x]);
    }
    for (int t : lists[x]) {
      if (Bits.get(set, t)) {
        return true;
      }
    }
    return false;
  }

  /** The same for who asks once, as the first that is will do. */
  boolean meetOnce(int x, long[] set) {
    if (lists.length == 0 ? sets[x] != null : lists[x] != null) {
      return meet(x, set);
    }
    FiniteMonoid monoid = reduced.monoid();
    int[] word = reduced.words()[x];
    // The latest heaps first: they have the most options.
    for (int i = word.length - 1; i >= 0; i--) {
      if (isRepeated(word, i)) {
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
      if (!isRepeated(word, i)) {
        int rest = rest(word, i);
        for (int t : members(word[i])) {
          Bits.set(set, monoid.row(t)[rest]);
        }
      }
    }
    return set;
  }

  /** The same as a list, in which some may stand twice. */
  private int[] list(int[] word) {
    FiniteMonoid monoid = reduced.monoid();
    IntArrayList found = new IntArrayList();
    for (int i = 0; i < word.length; i++) {
      if (!isRepeated(word, i)) {
        int rest = rest(word, i);
        for (int t : members(word[i])) {
          found.add(monoid.row(t)[rest]);
        }
      }
    }
    return found.toIntArray();
  }

  private static boolean isRepeated(int[] word, int i) {
    return i > 0 && word[i] == word[i - 1];
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
