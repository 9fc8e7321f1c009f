// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import java.util.BitSet;
import org.losingways.budget.Budget;

/**
 * Finds, for a heap whose options are known, an earlier and simpler game that it is equal to in
 * misère play, or gives it a letter of its own.
 *
 * <p>Only reductions that Conway's theorem allows are made: G is H when every option of H is an
 * option of G, every other option of G has a move to H, and, if H has no options, G is an
 * N-position (<i>ONAG</i>, chapter 12). So H has the same options as G, or it is two moves away,
 * where the options that can be deleted revert to. What is not found costs time, never exactness.
 */
final class HeapReducer {

  private static final long NONE = -1;

  private final Terms terms;
  private final TermGenera genera;

  /** The letters and the adders, each alone and with a nim-heap of size 1, by their options. */
  private final Object2LongOpenHashMap<LongArrayList> byOptions = new Object2LongOpenHashMap<>();

  /** The letters of the even nim-heaps from 4 on. */
  private final Int2LongOpenHashMap nimLetters = new Int2LongOpenHashMap();

  private int addersKnown = 1;

  HeapReducer(Terms terms, TermGenera genera) {
    this.terms = terms;
    this.genera = genera;
    byOptions.defaultReturnValue(NONE);
    nimLetters.defaultReturnValue(NONE);
  }

  /** The term equal to the game with these different options, all of whose genera are known. */
  long reduce(LongArrayList options) {
    if (options.isEmpty()) {
      return Terms.ZERO;
    }
    int nim = nimHeap(options);
    if (nim >= 0) {
      return nimTerm(nim, options);
    }
    int most = options.longStream().mapToInt(Terms::twos).max().orElse(0);
    while (addersKnown <= most) {
      addersKnown++;
      remember(Terms.term(0, addersKnown, 0));
    }
    LongArrayList sorted = sorted(options);
    long same = byOptions.getLong(sorted);
    if (same != NONE) {
      return same;
    }
    LongOpenHashSet set = new LongOpenHashSet(options);
    for (long follower : followersTwoMovesAway(options)) {
      Budget.tick();
      if (isEqual(set, follower)) {
        return follower;
      }
    }
    long letter = terms.newLetter(sorted.toLongArray(), 0);
    // The letter is a position of its own; its options are known, so this ends at once.
    genera.compute(letter);
    remember(letter);
    return letter;
  }

  /** The nim-heap that the game with these options is, or −1. */
  private int nimHeap(LongArrayList options) {
    BitSet seen = new BitSet();
    options.longStream().mapToInt(terms::nimHeap).filter(nim -> nim >= 0).forEach(seen::set);
    int mex = seen.nextClearBit(0);
    boolean winning = mex > 0;
    for (long option : options) {
      Budget.tick();
      winning |= genera.get(option).misere() == 0;
      boolean reaches =
          terms.nimHeap(option) >= 0
              || optionsOf(option).longStream().anyMatch(o -> terms.nimHeap(o) == mex);
      if (!reaches) {
        return -1;
      }
    }
    return winning ? mex : -1;
  }

  private long nimTerm(int nim, LongArrayList options) {
    if (nim < 4) {
      return Terms.term(0, nim >> 1, nim & 1);
    }
    long one = Terms.term(0, 0, nim & 1);
    int even = nim & ~1;
    long letter = nimLetters.get(even);
    if (letter == NONE) {
      // If nim is odd, 2j is among the options and has its letter already.
      long[] smaller = options.longStream().filter(o -> isSmallerNimHeap(o, even)).toArray();
      letter = terms.newLetter(smaller, even >> 1);
      genera.compute(letter);
      nimLetters.put(even, letter);
    }
    return terms.plus(letter, one);
  }

  private boolean isSmallerNimHeap(long option, int nim) {
    int size = terms.nimHeap(option);
    return size >= 0 && size < nim;
  }

  /** Remembers a term, and the same with a nim-heap of size 1. */
  private void remember(long term) {
    for (long t : new long[] {term, terms.plus(term, Terms.term(0, 0, 1))}) {
      byOptions.put(sorted(optionsOf(t)), t);
    }
  }

  private LongArrayList optionsOf(long term) {
    LongArrayList options = new LongArrayList();
    terms.options(term, options);
    return options;
  }

  /** Ascending, each once. */
  private static LongArrayList sorted(LongArrayList options) {
    long[] values = new LongOpenHashSet(options).toLongArray();
    LongArrays.quickSort(values);
    return LongArrayList.wrap(values);
  }

  /** The options of options that have the genus of the game with these options. */
  private LongOpenHashSet followersTwoMovesAway(LongArrayList options) {
    Genus genus = genera.ofOptions(options);
    LongOpenHashSet found = new LongOpenHashSet();
    for (long option : options) {
      Budget.tick();
      for (long follower : optionsOf(option)) {
        if (genera.get(follower).equals(genus)) {
          found.add(follower);
        }
      }
    }
    return found;
  }

  private boolean isEqual(LongOpenHashSet options, long candidate) {
    LongArrayList shared = optionsOf(candidate);
    if (!options.containsAll(shared)) {
      return false;
    }
    return options
        .longStream()
        .allMatch(option -> shared.contains(option) || optionsOf(option).contains(candidate));
  }
}
