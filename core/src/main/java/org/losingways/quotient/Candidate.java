// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/** A reduced trial with all that its verification needs, and what the verification found. */
final class Candidate {

  private final Reduced reduced;
  private final long[][] quotients;
  private final long[][] optionSets;
  private final Verifier verifier;
  private final Optional<int[]> failure;

  private Candidate(
      Reduced reduced,
      long[][] quotients,
      long[][] optionSets,
      Verifier verifier,
      Optional<int[]> failure) {
    this.reduced = reduced;
    this.quotients = quotients;
    this.optionSets = optionSets;
    this.verifier = verifier;
    this.failure = failure;
  }

  /** Verifies a reduced trial. */
  static Candidate of(Ruleset rules, Reduced reduced, int[] lengths, Budget budget) {
    FiniteMonoid monoid = reduced.monoid();
    int order = monoid.order();
    int[] values = reduced.values();
    long[][] quotients = monoid.quotients(reduced.p());
    long[][] optionSets = new long[values.length][];
    Map<ClassKey, HeapClass> classes = new LinkedHashMap<>();
    for (int h = 0; h < values.length; h++) {
      budget.check();
      optionSets[h] = OptionValues.of(rules, h, values, order, monoid::times);
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
    Optional<int[]> inside = Verifier.moveInsideP(all, quotients, reduced.words(), lengths);
    Verifier verifier = new Verifier(monoid, reduced.p());
    all.forEach(verifier::add);
    Optional<int[]> stuck = verifier.explore(budget);
    return new Candidate(reduced, quotients, optionSets, verifier, shorter(inside, stuck, lengths));
  }

  private record ClassKey(int value, Bits.Key winning) {}

  /** W for a set of option values. */
  static long[] winning(long[] optionSet, long[][] quotients, int order) {
    long[] winning = Bits.of(order);
    for (int t = Bits.next(optionSet, 0); t >= 0; t = Bits.next(optionSet, t + 1)) {
      Bits.or(winning, quotients[t]);
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

  Reduced reduced() {
    return reduced;
  }

  long[][] quotients() {
    return quotients;
  }

  /** The values of the options of each heap. */
  long[][] optionSets() {
    return optionSets;
  }

  Verifier verifier() {
    return verifier;
  }

  /** A shortest position that is valued wrongly; none if the candidate is right. */
  Optional<int[]> failure() {
    return failure;
  }
}
