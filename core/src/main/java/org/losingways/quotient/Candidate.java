// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Quotients;

/**
 * A reduced trial with all that its verification needs, and a position that refutes it if there is
 * one.
 *
 * <p>Most wrong trials are already wrong at a position made of the word that stands for some
 * element and one heap more. These are looked at first, at order × classes × order/64 word
 * operations; only a trial that passes is given to the {@link Verifier}.
 */
final class Candidate {

  /** How many rows of the multiplication table are used at most, by experience. */
  private static final int ROWS = 1000;

  private final Reduced reduced;
  private final Quotients quotients;
  private final long[][] optionSets;
  private final long[][] wordOptions;
  private final Verifier verifier;
  private final HeapValues heapValues;
  private final Optional<int[]> failure;

  private Candidate(
      Reduced reduced,
      HeapValues heapValues,
      Quotients quotients,
      long[][] optionSets,
      long[][] wordOptions,
      Verifier verifier,
      Optional<int[]> failure) {
    this.reduced = reduced;
    this.heapValues = heapValues;
    this.quotients = quotients;
    this.optionSets = optionSets;
    this.wordOptions = wordOptions;
    this.verifier = verifier;
    this.failure = failure;
  }

  /** Verifies a reduced trial. */
  static Candidate of(Ruleset rules, Reduced reduced, int[] lengths, Budget budget) {
    return of(rules, reduced, lengths, budget, false);
  }

  /**
   * Verifies a reduced trial.
   *
   * @param shortest whether a refuting position has to be a shortest one, which takes longer
   */
  static Candidate of(
      Ruleset rules, Reduced reduced, int[] lengths, Budget budget, boolean shortest) {
    FiniteMonoid monoid = reduced.monoid();
    int order = monoid.order();
    int[] values = reduced.values();
    // Two bit sets for each element, and some rows of the multiplication table.
    budget.checkBytes(order * (order / 4.0 + ROWS * 4.0));
    HeapValues heapValues = new HeapValues(rules, monoid, values);
    Quotients quotients = new Quotients(monoid, reduced.p());
    long[][] optionSets = new long[values.length][];
    Map<ClassKey, HeapClass> classes = new LinkedHashMap<>();
    for (int h = 0; h < values.length; h++) {
      budget.check();
      optionSets[h] = heapValues.options(h);
      if (h > 0 && !Bits.isEmpty(optionSets[h])) {
        long[] winning = winning(optionSets[h], quotients, order);
        HeapClass added = new HeapClass(h, lengths[h], values[h], winning);
        classes.merge(
            new ClassKey(values[h], new Bits.Key(winning)),
            added,
            (a, b) -> a.length() <= b.length() ? a : b);
      }
    }
    List<HeapClass> all = new ArrayList<>(classes.values());
    long[][] wordOptions = wordOptions(reduced, optionSets, budget);
    Verifier verifier = new Verifier(monoid, reduced.p());
    Optional<int[]> failure = oneMore(reduced, all, quotients, wordOptions, lengths, shortest);
    if (failure.isEmpty() || shortest) {
      all.forEach(verifier::add);
      failure = shorter(failure, verifier.explore(budget), lengths);
    }
    return new Candidate(
        reduced, heapValues, quotients, optionSets, wordOptions, verifier, failure);
  }

  private record ClassKey(int value, Bits.Key winning) {}

  /** W for a set of option values. */
  static long[] winning(long[] optionSet, Quotients quotients, int order) {
    long[] winning = Bits.of(order);
    for (int t = Bits.next(optionSet, 0); t >= 0; t = Bits.next(optionSet, t + 1)) {
      Bits.or(winning, quotients.of(t));
    }
    return winning;
  }

  /** For each element the values of the options of the word that stands for it. */
  private static long[][] wordOptions(Reduced reduced, long[][] optionSets, Budget budget) {
    FiniteMonoid monoid = reduced.monoid();
    int order = monoid.order();
    int[] values = reduced.values();
    long[][] result = new long[order][];
    // The few members of large sets, found once for each heap and not once for each word.
    int[][] members = new int[optionSets.length][];
    for (int z = 0; z < order; z++) {
      budget.check();
      long[] set = Bits.of(order);
      int[] word = reduced.words()[z];
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
        if (members[word[i]] == null) {
          members[word[i]] = Bits.toArray(optionSets[word[i]]);
        }
        for (int t : members[word[i]]) {
          Bits.set(set, monoid.row(t)[rest]);
        }
      }
      result[z] = set;
    }
    return result;
  }

  private static Optional<int[]> shorter(Optional<int[]> a, Optional<int[]> b, int[] lengths) {
    if (a.isEmpty() || b.isEmpty()) {
      return a.isPresent() ? a : b;
    }
    return length(a.get(), lengths) <= length(b.get(), lengths) ? a : b;
  }

  /**
   * A shortest position that is wrong, among those that add one heap to a word. If there is none,
   * then in particular no move leads from P to P, since all company of a heap is looked at by
   * value.
   *
   * @param inside whether to look only for moves from P to P
   */
  private static Optional<int[]> oneMore(
      Reduced reduced,
      List<HeapClass> classes,
      Quotients quotients,
      long[][] wordOptions,
      int[] lengths,
      boolean inside) {
    int order = reduced.monoid().order();
    int[] length = new int[order];
    for (int x = 0; x < order; x++) {
      length[x] = length(reduced.words()[x], lengths);
    }
    int best = Integer.MAX_VALUE;
    int element = -1;
    HeapClass added = null;
    for (HeapClass k : classes) {
      long[] company = quotients.of(k.value());
      for (int x = 0; x < order; x++) {
        int total = length[x] + k.length();
        if (total < best) {
          boolean wrong =
              inside
                  ? Bits.get(k.winning(), x) && Bits.get(company, x)
                  : (Bits.get(k.winning(), x) || Bits.intersects(wordOptions[x], company))
                      == Bits.get(company, x);
          if (wrong) {
            best = total;
            element = x;
            added = k;
          }
        }
      }
    }
    if (added == null) {
      return Optional.empty();
    }
    int[] word = reduced.words()[element];
    int[] found = Arrays.copyOf(word, word.length + 1);
    found[word.length] = added.heap();
    Arrays.sort(found);
    return Optional.of(found);
  }

  static int length(int[] position, int[] lengths) {
    int length = 0;
    for (int h : position) {
      length += lengths[h];
    }
    return length;
  }

  Reduced reduced() {
    return reduced;
  }

  /** Φ on the candidate. */
  HeapValues heapValues() {
    return heapValues;
  }

  /** { z : x·z ∈ P } for each x. */
  Quotients quotients() {
    return quotients;
  }

  /** The values of the options of each heap. */
  long[][] optionSets() {
    return optionSets;
  }

  /** For each element the values of the options of its word; shorter words come first. */
  long[][] wordOptions() {
    return wordOptions;
  }

  Verifier verifier() {
    return verifier;
  }

  /** A position that is valued wrongly; none if the candidate is right. */
  Optional<int[]> failure() {
    return failure;
  }
}
