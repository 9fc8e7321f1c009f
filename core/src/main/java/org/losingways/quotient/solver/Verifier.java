// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;

/**
 * Decides whether (Q, P, Φ) gives every position its right outcome, and finds a shortest position
 * that it gets wrong.
 *
 * <p>Two things are checked (<i>Taming</i> §§5–6): no move leads from P to P, and each non-empty
 * position outside P has a move into P. The second ranges over infinitely many positions. For a
 * position u let V(u) be the set of values of company in which u has a winning move of its own;
 * then V(u+k) = { z : z·Φ(k) ∈ V(u) } ∪ { z : z·Φ(u) ∈ W(k) }, and u fails when Φ(u) ∉ P and 1 ∉
 * V(u). Of positions with one value only those with the smallest V are followed ({@link
 * Exploration}).
 *
 * <p>Positions are explored by length, so the first failure is a shortest one. All its options are
 * then valued rightly, and its true outcome is the opposite of what the quotient says.
 *
 * <p>Cost: explored pairs × heap classes × order/64 words plus as many look-ups as the order.
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
  private final long[] p;

  private final Exploration exploration;

  /** The classes with ⊆-minimal W among those of their value. */
  private final List<HeapClass> classes = new ArrayList<>();

  /**
   * The position without heaps. It has no winning move and yet does not fail, so it is followed but
   * must not stand for others of its value.
   */
  private final Explored empty;

  private Optional<int[]> failure = Optional.empty();

  Verifier(FiniteMonoid monoid, long[] p) {
    this.monoid = monoid;
    this.p = p;
    this.exploration = new Exploration(monoid.order());
    this.empty = Explored.empty(0, monoid.order());
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
   * followed if a position already explored has its value and a smaller V: whatever company makes
   * the heap fail makes that position fail too. Where heaps are added one by one with the
   * exploration after each, few classes remain.
   */
  void add(HeapClass added) {
    if (covers(added.value(), added.winning())
        || exploration.isCovered(added.value(), added.winning())) {
      return;
    }
    classes.removeIf(k -> k.value() == added.value() && Bits.subset(added.winning(), k.winning()));
    classes.add(added);
    push(empty, added);
    exploration.forEach(u -> push(u, added));
  }

  private void push(Explored u, HeapClass k) {
    int value = monoid.row(k.value())[u.value()];
    long[] own = Bits.of(monoid.order());
    Bits.preimage(monoid.row(k.value()), u.own(), own);
    Bits.preimage(monoid.row(u.value()), k.winning(), own);
    exploration.meet(u, k.heap(), k.length(), value, own);
  }

  /** Explores until all positions are covered, or one fails: a shortest one. Failure is final. */
  Optional<int[]> explore(Budget budget) {
    while (failure.isEmpty()) {
      Optional<Explored> next = exploration.next();
      if (next.isEmpty()) {
        break;
      }
      Explored u = next.get();
      budget.check();
      if (!Bits.get(p, u.value()) && !Bits.get(u.own(), 0)) {
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
