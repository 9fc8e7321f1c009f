// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds, for a heap whose options are known, an earlier and simpler game that it is equal to in
 * misère play, or gives it a letter of its own.
 *
 * <p>Only reductions that Conway's theorem allows are made: G is H when every option of H is an
 * option of G, every other option of G has a move to H, and, if H has no options, G is an
 * N-position (<i>ONAG</i>, chapter 12). Looked for are nim-heaps, sums of nim-heaps of size 2 and
 * 1, the heaps that have letters, each alone and with a nim-heap of size 1, and everything two
 * moves away, where the options that can be deleted revert to. What is not found costs time, never
 * exactness.
 */
final class HeapReducer {

  private final Terms terms;
  private final TermGenera genera;

  /** The terms that heaps may be equal to and that are no nim-heaps, by genus. */
  private final Map<Genus, List<long[]>> candidates = new HashMap<>();

  private int addersKnown = 1;

  HeapReducer(Terms terms, TermGenera genera) {
    this.terms = terms;
    this.genera = genera;
  }

  /** The term equal to the game with these different options, all of whose genera are known. */
  long reduce(LongArrayList options) {
    if (options.isEmpty()) {
      return Terms.ZERO;
    }
    Genus genus = genera.ofOptions(options);
    LongOpenHashSet set = new LongOpenHashSet(options);
    int nim = nimHeap(options);
    if (nim >= 0) {
      return nimTerm(nim, options);
    }
    int most = options.longStream().mapToInt(Terms::twos).max().orElse(0);
    while (addersKnown <= most) {
      addersKnown++;
      addCandidate(Terms.term(0, addersKnown, 0));
    }
    for (long[] candidate : candidates.getOrDefault(genus, List.of())) {
      if (isEqual(set, candidate)) {
        return candidate[0];
      }
    }
    for (long follower : followersTwoMovesAway(options, genus)) {
      if (isEqual(set, withOptions(follower))) {
        return follower;
      }
    }
    long letter = terms.newLetter(options.toLongArray(), 0);
    // The letter's own core is a new position, and its genus has just been found.
    genera.compute(letter);
    addCandidate(letter);
    return letter;
  }

  /** The nim-heap that the game with these options is, or −1. */
  private int nimHeap(LongArrayList options) {
    boolean[] seen = new boolean[options.size() + 1];
    for (long option : options) {
      int nim = terms.nimHeap(option);
      if (nim >= 0 && nim < seen.length) {
        seen[nim] = true;
      }
    }
    int mex = 0;
    while (seen[mex]) {
      mex++;
    }
    boolean winning = mex > 0;
    LongArrayList followers = new LongArrayList();
    for (long option : options) {
      winning |= genera.get(option).misere() == 0;
      int nim = terms.nimHeap(option);
      if (nim < 0 && !reaches(option, mex, followers)) {
        return -1;
      }
    }
    return winning ? mex : -1;
  }

  private boolean reaches(long option, int nim, LongArrayList followers) {
    followers.clear();
    terms.options(option, followers);
    for (long follower : followers) {
      if (terms.nimHeap(follower) == nim) {
        return true;
      }
    }
    return false;
  }

  private long nimTerm(int nim, LongArrayList options) {
    if (nim < 4) {
      return Terms.term(0, nim >> 1, nim & 1);
    }
    if ((nim & 1) == 1) {
      // All smaller nim-heaps are among the options, so 2j has its letter.
      for (long option : options) {
        if (terms.nimHeap(option) == nim - 1) {
          return terms.plus(option, Terms.term(0, 0, 1));
        }
      }
    }
    for (int letter = 0; letter < terms.letters(); letter++) {
      long term = terms.letterTerm(letter);
      if (terms.nimHeap(term) == nim) {
        return term;
      }
    }
    long[] smaller = options.longStream().filter(o -> isSmallerNimHeap(o, nim)).toArray();
    long letter = terms.newLetter(smaller, nim >> 1);
    genera.compute(letter);
    return letter;
  }

  private boolean isSmallerNimHeap(long option, int nim) {
    int size = terms.nimHeap(option);
    return size >= 0 && size < nim;
  }

  /** Remembers a term and the same with a nim-heap of size 1, each with its options. */
  private void addCandidate(long term) {
    for (long t : new long[] {term, terms.plus(term, Terms.term(0, 0, 1))}) {
      candidates.computeIfAbsent(genera.get(t), g -> new ArrayList<>()).add(withOptions(t));
    }
  }

  /** A term followed by its options. */
  private long[] withOptions(long term) {
    LongArrayList all = new LongArrayList();
    all.add(term);
    terms.options(term, all);
    return all.toLongArray();
  }

  /** The options of options that have this genus: a reversible option reverts to one of them. */
  private LongOpenHashSet followersTwoMovesAway(LongArrayList options, Genus genus) {
    LongOpenHashSet found = new LongOpenHashSet();
    LongArrayList followers = new LongArrayList();
    for (long option : options) {
      followers.clear();
      terms.options(option, followers);
      for (long follower : followers) {
        if (genera.get(follower).equals(genus)) {
          found.add(follower);
        }
      }
    }
    return found;
  }

  /** Whether the game with these options is the candidate, a term followed by its options. */
  private boolean isEqual(LongOpenHashSet options, long[] candidate) {
    LongOpenHashSet shared = new LongOpenHashSet();
    for (int i = 1; i < candidate.length; i++) {
      if (!options.contains(candidate[i])) {
        return false;
      }
      shared.add(candidate[i]);
    }
    LongArrayList followers = new LongArrayList();
    for (long option : options) {
      if (!shared.contains(option)) {
        followers.clear();
        terms.options(option, followers);
        if (!followers.contains(candidate[0])) {
          return false;
        }
      }
    }
    return true;
  }
}
