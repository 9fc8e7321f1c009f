// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * Decides whether (Q, P, Φ) gives every position its right outcome, and finds a shortest position
 * that it gets wrong.
 *
 * <p>Two things are checked (<i>Taming</i> §§5–6): no move leads from P to P, and each non-empty
 * position outside P has a move into P. The second ranges over infinitely many positions. For a
 * position u let V(u) be the set of values of company in which u has a winning move of its own;
 * then V(u+k) = { z : z·Φ(k) ∈ V(u) } ∪ { z : z·Φ(u) ∈ W(k) }, and u fails when Φ(u) ∉ P and 1 ∉
 * V(u). A position is not worth following when another one with the same value has a smaller V:
 * whatever company makes it fail makes the other fail too. So only an antichain of sets for each
 * value is explored, which is finite.
 *
 * <p>Positions are explored by length, so the first failure is a shortest one. All its options are
 * then valued rightly, and its true outcome is the opposite of what the quotient says.
 *
 * <p>Cost: explored pairs × heap classes × order/64 words plus as many look-ups as the order.
 */
final class Verifier {

  /**
   * A position and what the exploration knows of it.
   *
   * @param before the position without its last heap; none for the empty position
   * @param last the class of the last heap
   * @param length the number of moves of its longest play
   * @param value its value
   * @param own V(u)
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Explored(Explored before, HeapClass last, int length, int value, long[] own) {

    /** The heaps, ascending. */
    int[] position() {
      List<Integer> heaps = new ArrayList<>();
      for (Explored u = this; u.before != null; u = u.before) {
        heaps.add(u.last.heap());
      }
      return heaps.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
  }

  private final FiniteMonoid monoid;
  private final long[] p;

  /** For each value the explored positions with ⊆-minimal V. */
  private final List<List<Explored>> antichains = new ArrayList<>();

  /** The classes with ⊆-minimal W among those of their value. */
  private final List<HeapClass> classes = new ArrayList<>();

  /**
   * The position without heaps. It has no winning move and yet does not fail, so it is followed but
   * must not stand for others of its value.
   */
  private final Explored empty;

  private final PriorityQueue<Explored> queue =
      new PriorityQueue<>((a, b) -> Integer.compare(a.length(), b.length()));

  private Optional<int[]> failure = Optional.empty();

  Verifier(FiniteMonoid monoid, long[] p) {
    this.monoid = monoid;
    this.p = p;
    for (int x = 0; x < monoid.order(); x++) {
      antichains.add(List.of());
    }
    this.empty = new Explored(null, null, 0, 0, Bits.of(monoid.order()));
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
    if (covers(added.value(), added.winning()) || dominated(added.value(), added.winning())) {
      return;
    }
    classes.removeIf(k -> k.value() == added.value() && Bits.subset(added.winning(), k.winning()));
    classes.add(added);
    push(empty, added);
    for (List<Explored> antichain : antichains) {
      for (Explored u : antichain) {
        push(u, added);
      }
    }
  }

  private void push(Explored u, HeapClass k) {
    int value = monoid.row(k.value())[u.value()];
    long[] own = Bits.of(monoid.order());
    Bits.preimage(monoid.row(k.value()), u.own(), own);
    Bits.preimage(monoid.row(u.value()), k.winning(), own);
    if (!dominated(value, own)) {
      queue.add(new Explored(u, k, u.length() + k.length(), value, own));
    }
  }

  private boolean dominated(int value, long[] own) {
    for (Explored v : antichains.get(value)) {
      if (Bits.subset(v.own(), own)) {
        return true;
      }
    }
    return false;
  }

  /** Explores until all positions are covered, or one fails: a shortest one. Failure is final. */
  Optional<int[]> explore(Budget budget) {
    while (failure.isEmpty() && !queue.isEmpty()) {
      Explored u = queue.poll();
      if (dominated(u.value(), u.own())) {
        continue;
      }
      budget.check();
      if (!Bits.get(p, u.value()) && !Bits.get(u.own(), 0)) {
        failure = Optional.of(u.position());
        break;
      }
      List<Explored> kept = new ArrayList<>();
      for (Explored v : antichains.get(u.value())) {
        if (!Bits.subset(u.own(), v.own())) {
          kept.add(v);
        }
      }
      kept.add(u);
      antichains.set(u.value(), kept);
      for (HeapClass k : classes) {
        push(u, k);
      }
    }
    return failure;
  }
}
