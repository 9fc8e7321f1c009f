// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanRuleset;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.HeapCounts;

/**
 * The expanding step: looks for the model with one heap more when that heap is worth none of the
 * positions known. Several searches take turns: one for a finite monoid, which begins with x⁴ = x²
 * beside the old one, and others that count something ({@link WeightGuess}).
 */
final class PartizanExpansion {

  /** Trials in the first turn of each search; each later turn has more. */
  private static final int TURN = 5;

  /** More heaps than this are not played out together to guess weights. */
  private static final int GUESSED_HEAPS = 5;

  /** From turns of so many trials on all letters are counted at once. */
  private static final int LATER = 2 * TURN;

  /** Products with more copies of a letter are not looked for. */
  private static final int SHORT = 4;

  private final PartizanRuleset rules;
  private final int[] lengths;
  private final int newest;
  private final Frame base;
  private final List<Search> searches = new ArrayList<>();

  /** The frames in which nothing but a sum is told apart. */
  private final List<Frame> bare = new ArrayList<>();

  private boolean isGuessed;
  private boolean isSwept;
  private int turn = TURN;

  /**
   * @param old the verified frame
   * @param lengths the lengths of all heaps, the new one included
   */
  PartizanExpansion(PartizanRuleset rules, Frame old, int[] lengths) {
    this.rules = rules;
    this.lengths = lengths;
    this.newest = old.parts().length;
    this.base = old.plus(0);
    searches.add(new Search(rules, base, List.of(ofNewest()), lengths));
  }

  private Cyclic ofNewest() {
    int[] unit = new int[newest + 1];
    unit[newest] = 1;
    return new Cyclic(unit, 2, 2);
  }

  /** How many trials failed. */
  int refuted() {
    return searches.stream().mapToInt(Search::refuted).sum();
  }

  /**
   * Goes on until a model is right.
   *
   * @throws Budget.Stopped when a limit is reached; a later call goes on
   */
  Check run(Budget budget) {
    while (true) {
      for (int i = 0; i < searches.size(); i++) {
        Optional<Check> found = searches.get(i).run(turn, budget);
        if (found.isPresent()) {
          return found.get();
        }
        if (!isGuessed) {
          guess(budget);
          isGuessed = true;
        }
      }
      boolean isDead = searches.stream().allMatch(Search::isDead);
      if (!isSwept && (base.isCounting() || isDead || turn >= LATER)) {
        searches.addAll(0, sweeping());
        isSwept = true;
      } else if (isDead) {
        throw new Budget.Stopped(Budget.Limit.ORDER);
      }
      turn += TURN;
    }
  }

  private void guess(Budget budget) {
    Set<IntList> weights = new LinkedHashSet<>();
    if (base.isCounting()) {
      guessBeside(budget).ifPresent(weights::add);
      for (int w : new int[] {0, 1, -1, 2, -2}) {
        int[] counts = base.counts().clone();
        counts[newest] = w;
        weights.add(IntList.of(counts));
      }
      for (IntList some : weights) {
        Frame frame = new Frame(base.finite(), base.parts(), some.toIntArray());
        searches.add(new Search(rules, frame, List.of(), lengths));
      }
    } else {
      List<int[]> exponents = HeapCounts.exponents(base.finite(), base.parts());
      int[] own = new int[newest + 1];
      own[newest] = 1;
      exponents.add(own);
      guessFresh(exponents, budget).ifPresent(weights::add);
      for (int[] letter : exponents) {
        weights.add(IntList.of(letter));
      }
    }
    for (IntList some : weights) {
      Frame frame = new Frame(FiniteMonoid.trivial(), new int[newest + 1], some.toIntArray());
      bare.add(frame);
      searches.add(new Search(rules, frame, List.of(), lengths));
    }
  }

  /**
   * Searches that begin with counters of all letters at once, with x⁴ = x²: what a sum does not
   * tell is often whether there are any, one or two heaps of some kinds, and finding that out at
   * one position after another ends in too many counters. A monoid that is still finite would be
   * found so as well, with a sum that nobody needs; that one is left to the search for finite ones.
   */
  private List<Search> sweeping() {
    List<int[]> letters = letters();
    if (letters.size() > GUESSED_HEAPS) {
      return List.of();
    }
    List<Cyclic> all = letters.stream().map(letter -> new Cyclic(letter, 2, 2)).toList();
    Predicate<Check> isWanted =
        check -> base.isCounting() || new Rows(check.model(), check.reached()).isInfinite();
    return bare.stream().map(frame -> new Search(rules, frame, all, lengths, isWanted)).toList();
  }

  /** Exponents of the heaps that are no short products of earlier ones, in the words of all. */
  private List<int[]> letters() {
    List<int[]> found = new ArrayList<>();
    Map<Long, int[]> words = new HashMap<>(Map.of(0L, new int[0]));
    for (int h = 1; h <= newest; h++) {
      int[] word = h == newest ? null : words.get(base.value(h));
      if (word == null) {
        word = new int[found.size() + 1];
        word[found.size()] = 1;
        found.add(new int[newest + 1]);
        if (h < newest) {
          addPowers(words, base.value(h), found.size() - 1);
        }
      }
      for (int i = 0; i < word.length; i++) {
        found.get(i)[h] = word[i];
      }
    }
    return found;
  }

  /** The products of known words and up to some copies of a new letter. */
  private void addPowers(Map<Long, int[]> words, long value, int letter) {
    for (Map.Entry<Long, int[]> known : List.copyOf(words.entrySet())) {
      long product = known.getKey();
      for (int copies = 1; copies <= SHORT; copies++) {
        product = base.times(product, value);
        int[] word = Arrays.copyOf(known.getValue(), letter + 1);
        word[letter] = copies;
        words.putIfAbsent(product, word);
      }
    }
  }

  /** Weights for the letters of a finite monoid and the new heap. */
  private Optional<IntList> guessFresh(List<int[]> exponents, Budget budget) {
    if (exponents.size() > GUESSED_HEAPS) {
      return Optional.empty();
    }
    IntArrayList heaps = new IntArrayList();
    for (int[] letter : exponents) {
      int heap = newest;
      for (int h = newest; h > 0; h--) {
        heap = letter[h] == 1 && isLetter(exponents, h) ? h : heap;
      }
      heaps.add(heap);
    }
    return WeightGuess.of(rules, heaps.toIntArray(), budget)
        .map(
            weights -> {
              int[] counts = new int[newest + 1];
              for (int i = 0; i < weights.length; i++) {
                for (int h = 0; h <= newest; h++) {
                  counts[h] += weights[i] * exponents.get(i)[h];
                }
              }
              return IntList.of(counts);
            });
  }

  private static boolean isLetter(List<int[]> exponents, int heap) {
    return exponents.stream().mapToInt(w -> w[heap]).sum() == 1;
  }

  /** The weight of the new heap beside the weights there are. */
  private Optional<IntList> guessBeside(Budget budget) {
    IntArrayList heaps = new IntArrayList();
    LongOpenHashSet seen = new LongOpenHashSet();
    for (int h = 1; h < newest && heaps.size() < GUESSED_HEAPS - 1; h++) {
      if (base.value(h) != 0 && seen.add(base.value(h))) {
        heaps.add(h);
      }
    }
    heaps.add(newest);
    return WeightGuess.of(rules, heaps.toIntArray(), budget)
        .flatMap(
            weights -> {
              for (int i = 0; i < heaps.size() - 1; i++) {
                int old = base.counts()[heaps.getInt(i)];
                if (old != 0 && weights[i] != 0 && weights[i] % old == 0) {
                  int scale = weights[i] / old;
                  int[] counts = base.counts().clone();
                  for (int h = 0; h < newest; h++) {
                    counts[h] *= scale;
                  }
                  counts[newest] = weights[weights.length - 1];
                  return Optional.of(IntList.of(counts));
                }
              }
              return Optional.empty();
            });
  }
}
