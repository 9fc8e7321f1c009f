// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Quotients;
import org.losingways.quotient.FiniteQuotient;

/**
 * A reduced trial with all that its verification needs, and a position that refutes it if there is
 * one.
 *
 * <p>Most wrong trials are already wrong at a position that {@link OneMore} finds; only one that
 * passes is given to the {@link Verifier}. Where the quotient with one heap fewer is known, and the
 * trial keeps it ({@link KnownPart}), only positions with the new heap are explored.
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

  /** Verifies a reduced trial by itself. */
  static Candidate of(Ruleset rules, Trial.Reduced reduced, int[] lengths, Budget budget) {
    return of(rules, reduced, Optional.empty(), lengths, budget, false);
  }

  /**
   * Verifies a reduced trial.
   *
   * @param known the verified quotient with one heap fewer, if there is one
   * @param shortest whether a refuting position has to be a shortest one, which takes longer
   */
  static Candidate of(
      Ruleset rules,
      Trial.Reduced reduced,
      Optional<FiniteQuotient> known,
      int[] lengths,
      Budget budget,
      boolean shortest) {
    FiniteMonoid monoid = reduced.monoid();
    int order = monoid.order();
    int[] values = reduced.values();
    // Some rows of the multiplication table, and a bit set for each of these elements.
    double rows = Math.min(order, ROWS) * (order * (Integer.BYTES + 1.0 / Byte.SIZE));
    budget.checkBytes(rows);
    HeapValues heapValues = new HeapValues(rules, monoid, values);
    Quotients quotients = new Quotients(monoid, reduced.p());
    long[][] optionSets = new long[values.length][];
    Map<ClassKey, Verifier.HeapClass> classes = new LinkedHashMap<>();
    Optional<Verifier.HeapClass> newest = Optional.empty();
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
        newest = h == values.length - 1 && known.isPresent() ? Optional.of(added) : newest;
      }
    }
    List<Verifier.HeapClass> all = new ArrayList<>(classes.values());
    WordOptions wordOptions = new WordOptions(reduced, optionSets);
    budget.checkBytes(rows + wordOptions.bytes());
    Verifier verifier = new Verifier(monoid, quotients);
    OneMore oneMore = new OneMore(reduced, all, quotients, wordOptions, lengths, budget);
    Optional<int[]> failure = oneMore.find(newest, shortest);
    if (failure.isEmpty() || shortest) {
      if (newest.isPresent() && KnownPart.isKept(reduced, known.get())) {
        failure = shorter(failure, verifier.failure(newest.get(), all, budget), lengths);
      } else {
        if (newest.isPresent()) {
          failure = shorter(failure, oneMore.find(Optional.empty(), shortest), lengths);
        }
        for (int i = 0; i < all.size() && (failure.isEmpty() || shortest); i++) {
          Verifier.HeapClass k = all.get(i);
          Optional<int[]> wrong =
              shortest ? verifier.failure(k, all, budget) : verifier.add(k, budget);
          failure = shorter(failure, wrong, lengths);
        }
      }
    }
    if (failure.isEmpty()) {
      // From now on the bit set of every element is asked for.
      budget.checkBytes(rows + wordOptions.bytes() + order * (order / (double) Byte.SIZE));
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

  static int length(int[] position, int[] lengths) {
    int length = 0;
    for (int h : position) {
      length += lengths[h];
    }
    return length;
  }
}
