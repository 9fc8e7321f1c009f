// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.OptionalInt;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Quotients;
import org.losingways.quotient.BipartiteMonoid;

/**
 * A verified partial quotient, ready for the conservative step: finding out whether the next heap
 * has the value of a position already known.
 *
 * <p>In a reduced quotient the set of its options' values determines a heap's value, so most heaps
 * are one look-up. Otherwise there is at most one candidate: let B be the values of company in
 * which the new heap is a loss, found by going through the words of all elements, shorter ones
 * first; the candidate x is the element with { z : xz ∈ P } = B. It is right if the verification
 * still holds with it, and that is plain when an earlier heap of value x has fewer winning
 * companies (<i>Taming</i> §7 calls it interpolation between mexes).
 */
final class Verified {

  /** How many option sets are remembered; a convenience, so it may be forgotten. */
  private static final int MEMORY = 1 << 14;

  private final BipartiteMonoid quotient;
  private final Quotients quotients;
  private final WordOptions wordOptions;
  private final Verifier verifier;
  private final HeapValues values;
  private final Object2IntOpenHashMap<Bits.Key> byOptions = new Object2IntOpenHashMap<>();
  private final Object2IntOpenHashMap<Bits.Key> byCompany = new Object2IntOpenHashMap<>();

  Verified(Candidate candidate) {
    Trial.Reduced reduced = candidate.reduced();
    FiniteMonoid monoid = reduced.monoid();
    this.quotient = new BipartiteMonoid(monoid, reduced.p());
    this.quotients = candidate.quotients();
    this.wordOptions = candidate.wordOptions();
    this.verifier = candidate.verifier();
    this.values = candidate.heapValues();
    byOptions.defaultReturnValue(-1);
    byCompany.defaultReturnValue(-1);
    for (int h = 0; h <= values.heaps(); h++) {
      remember(candidate.optionSets()[h], values.value(h));
    }
    for (int x = 0; x < monoid.order(); x++) {
      byCompany.put(new Bits.Key(quotients.of(x)), x);
    }
  }

  BipartiteMonoid quotient() {
    return quotient;
  }

  HeapValues values() {
    return values;
  }

  /** The value of the next heap, if it is one that the quotient has. */
  OptionalInt next(Budget budget) {
    int heap = values.heaps() + 1;
    long[] options = values.options(heap);
    int known = byOptions.getInt(new Bits.Key(options));
    if (known >= 0) {
      return OptionalInt.of(known);
    }
    long[] winning = Candidate.winning(options, quotients, quotient.order());
    int x = byCompany.getInt(new Bits.Key(losing(winning)));
    if (x < 0) {
      return OptionalInt.empty();
    }
    // The length of the heap would only order the search; whether it fails does not depend on it.
    Verifier.HeapClass added = new Verifier.HeapClass(heap, heap, x, winning);
    if (verifier.add(added, budget).isPresent()) {
      return OptionalInt.empty();
    }
    remember(options, x);
    return OptionalInt.of(x);
  }

  private void remember(long[] options, int value) {
    if (byOptions.size() >= MEMORY) {
      byOptions.clear();
    }
    byOptions.put(new Bits.Key(options), value);
  }

  /** The values of company in which a heap with these winning companies is a loss. */
  private long[] losing(long[] winning) {
    int order = quotient.order();
    long[] losing = Bits.of(order);
    for (int z = 0; z < order; z++) {
      if (!Bits.get(winning, z) && !wordOptions.meet(z, losing)) {
        Bits.set(losing, z);
      }
    }
    return losing;
  }
}
