// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;
import org.losingways.search.OpenCompany;

/**
 * Decides whether (Q, P, Φ) gives every position its right outcome, and finds a shortest position
 * that it gets wrong.
 *
 * <p>Two things are checked (<i>Taming</i> §§5–6): no move leads from P to P, and each non-empty
 * position outside P has a move into P. The second ranges over infinitely many positions. For a
 * position u let V(u) be the set of values of company in which u has a winning move of its own;
 * then V(u+k) = { z : z·Φ(k) ∈ V(u) } ∪ { z : z·Φ(u) ∈ W(k) }, and u fails when Φ(u) ∉ P and 1 ∉
 * V(u). Of positions with one value only those with the smallest V are followed ({@link
 * Exploration}), and of V only what is left beside it is kept ({@link OpenCompany}).
 *
 * <p>Positions are explored by length, so the first failure is a shortest one. All its options are
 * then valued rightly, and its true outcome is the opposite of what the quotient says.
 *
 * <p>Cost: explored pairs × heap classes × the size of the sets that are left, a small part of the
 * order in practice.
 */
final class Verifier {

  /**
   * Heaps that a quotient cannot tell apart by one move: same value, same winning company.
   *
   * @param heap one of them, of least length
   * @param length the number of moves of its longest play
   * @param value Φ(heap)
   * @param winning W(heap) = { z : some option t has z·Φ(t) ∈ P }, the values of company in which a
   *     move in this heap wins
   */
  @SuppressWarnings("ArrayRecordComponent")
  record HeapClass(int heap, int length, int value, long[] winning) {}

  private final FiniteMonoid monoid;

  private final Exploration<int[]> exploration;

  /** For each value of a class what leads there. */
  private final Int2ObjectOpenHashMap<OpenCompany> byValue = new Int2ObjectOpenHashMap<>();

  /** The classes with ⊆-minimal W among those of their value. */
  private final List<HeapClass> classes = new ArrayList<>();

  /**
   * The position without heaps. It has no winning move and yet does not fail, so it is followed but
   * must not stand for others of its value.
   */
  private final Explored<int[]> empty;

  private Optional<int[]> failure = Optional.empty();

  Verifier(FiniteMonoid monoid, long[] p) {
    this.monoid = monoid;
    this.exploration = new Exploration<>(monoid.order(), OpenCompany::covers);
    this.empty = Explored.empty(0, Bits.complement(p, monoid.order()));
  }

  /** Whether some class with this value has a W that is contained in this one. */
  private boolean covers(int value, long[] winning) {
    for (HeapClass k : classes) {
      if (k.value() == value && Bits.subset(k.winning(), winning)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a class; it is taken into account by the next {@link #explore}. A heap need not be
   * followed if it fails in no company, or if a position already explored has its value and a
   * smaller V: whatever company makes the heap fail makes that position fail too. Where heaps are
   * added one by one with the exploration after each, few classes remain.
   */
  void add(HeapClass added) {
    int[] company = company(empty, added);
    if (company.length == 0
        || covers(added.value(), added.winning())
        || exploration.isCovered(added.value(), company)) {
      return;
    }
    classes.removeIf(k -> k.value() == added.value() && Bits.subset(added.winning(), k.winning()));
    classes.add(added);
    push(empty, added);
    exploration.forEach(u -> push(u, added));
  }

  private void push(Explored<int[]> u, HeapClass k) {
    int[] company = company(u, k);
    if (company.length > 0) {
      int value = monoid.row(k.value())[u.value()];
      exploration.meet(u, k.heap(), k.length(), value, company);
    }
  }

  private int[] company(Explored<int[]> u, HeapClass k) {
    return byValue
        .computeIfAbsent(k.value(), x -> new OpenCompany(monoid.row(x)))
        .after(u.company(), monoid.row(u.value()), k.winning());
  }

  /** Explores until all positions are covered, or one fails: a shortest one. Failure is final. */
  Optional<int[]> explore(Budget budget) {
    while (failure.isEmpty()) {
      Optional<Explored<int[]>> next = exploration.next();
      if (next.isEmpty()) {
        break;
      }
      Explored<int[]> u = next.get();
      budget.check();
      if (u.company()[0] == 0) {
        failure = Optional.of(u.position());
        break;
      }
      exploration.keep(u);
      for (HeapClass k : classes) {
        push(u, k);
      }
    }
    return failure;
  }
}
