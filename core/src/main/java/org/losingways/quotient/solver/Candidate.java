// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
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
 *
 * @param heapValues Φ on the candidate
 * @param quotients { z : x·z ∈ P } for each x
 * @param optionSets the values of the options of each heap
 * @param wordOptions for each element the values of the options of its word
 * @param failure a position that is valued wrongly; none if the candidate is right
 */
@SuppressWarnings("ArrayRecordComponent")
record Candidate(
    Trial.Reduced reduced,
    HeapValues heapValues,
    Quotients quotients,
    long[][] optionSets,
    WordOptions wordOptions,
    Verifier verifier,
    Optional<int[]> failure) {

  /** How many rows of the multiplication table are used at most, by experience. */
  private static final int ROWS = 1000;

  /** Verifies a reduced trial. */
  static Candidate of(Ruleset rules, Trial.Reduced reduced, int[] lengths, Budget budget) {
    return of(rules, reduced, lengths, budget, false);
  }

  /**
   * Verifies a reduced trial.
   *
   * @param shortest whether a refuting position has to be a shortest one, which takes longer
   */
  static Candidate of(
      Ruleset rules, Trial.Reduced reduced, int[] lengths, Budget budget, boolean shortest) {
    FiniteMonoid monoid = reduced.monoid();
    int order = monoid.order();
    int[] values = reduced.values();
    // Two bit sets for each element, and some rows of the multiplication table.
    budget.checkBytes(order * (order / 4.0 + ROWS * 4.0));
    HeapValues heapValues = new HeapValues(rules, monoid, values);
    Quotients quotients = new Quotients(monoid, reduced.p());
    long[][] optionSets = new long[values.length][];
    Map<ClassKey, Verifier.HeapClass> classes = new LinkedHashMap<>();
    for (int h = 0; h < values.length; h++) {
      budget.check();
      optionSets[h] = heapValues.options(h);
      if (h > 0 && !Bits.isEmpty(optionSets[h])) {
        long[] winning = winning(optionSets[h], quotients, order);
        Verifier.HeapClass added = new Verifier.HeapClass(h, lengths[h], values[h], winning);
        classes.merge(
            new ClassKey(values[h], new Bits.Key(winning)),
            added,
            (a, b) -> a.length() <= b.length() ? a : b);
      }
    }
    List<Verifier.HeapClass> all = new ArrayList<>(classes.values());
    WordOptions wordOptions = new WordOptions(reduced, optionSets);
    Verifier verifier = new Verifier(monoid, reduced.p());
    Optional<int[]> failure =
        oneMore(reduced, all, quotients, wordOptions, lengths, shortest, budget);
    if (shortest) {
      all.forEach(verifier::add);
      failure = shorter(failure, verifier.explore(budget), lengths);
    } else {
      for (int i = 0; i < all.size() && failure.isEmpty(); i++) {
        verifier.add(all.get(i));
        failure = verifier.explore(budget);
      }
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
      Trial.Reduced reduced,
      List<Verifier.HeapClass> classes,
      Quotients quotients,
      WordOptions wordOptions,
      int[] lengths,
      boolean inside,
      Budget budget) {
    int least = Integer.MAX_VALUE;
    for (Verifier.HeapClass k : classes) {
      least = Math.min(least, k.length());
    }
    int best = Integer.MAX_VALUE;
    int element = -1;
    Verifier.HeapClass added = null;
    for (int x = 0; x < reduced.monoid().order(); x++) {
      int length = length(reduced.words()[x], lengths);
      if (least >= best - length) {
        continue;
      }
      budget.check();
      for (Verifier.HeapClass k : classes) {
        if (k.length() < best - length) {
          boolean loses = Bits.get(quotients.of(k.value()), x);
          boolean wrong =
              Bits.get(k.winning(), x)
                  ? loses
                  : !inside && Bits.intersects(wordOptions.of(x), quotients.of(k.value())) == loses;
          if (wrong) {
            best = length + k.length();
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
}
