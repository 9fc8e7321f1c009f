// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Quotients;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;
import org.losingways.search.OpenCompany;

/**
 * Decides whether (Q, P, Φ) gives every position its right outcome, and finds a shortest position
 * that it gets wrong.
 *
 * <p>Two things are to be checked (<i>Taming</i> §§5–6): no move leads from P to P, which is for
 * {@link OneMore}, and each non-empty position outside P has a move into P, which is done here. It
 * ranges over infinitely many positions. For a position u let V(u) be the set of values of company
 * in which u has a winning move of its own; then V(u+k) = { z : z·Φ(k) ∈ V(u) } ∪ { z : z·Φ(u) ∈
 * W(k) }, and u fails when Φ(u) ∉ P and 1 ∉ V(u). Of positions with one value only those with the
 * smallest V are followed ({@link Exploration}), and of V only what is left beside it is kept
 * ({@link OpenCompany}).
 *
 * <p>Heaps are taken in one after the other. When all positions without a heap are right, only
 * those with it are explored, and each of them begins with it: little is left beside one heap, so
 * that is far less than exploring all.
 *
 * <p>Positions are explored by length, so the first failure is a shortest one of those with the
 * heap. If no shorter position without it fails either, all its options are valued rightly, and its
 * true outcome is the opposite of what the quotient says.
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
  record HeapClass(int heap, int length, int value, long[] winning) {

    /** Whether this one fails wherever another does: it has the same value and less W. */
    boolean covers(HeapClass other) {
      return value == other.value && Bits.subset(winning, other.winning);
    }
  }

  private final FiniteMonoid monoid;
  private final Quotients quotients;

  /** For each value of a class what leads there. */
  private final Int2ObjectOpenHashMap<OpenCompany> byValue = new Int2ObjectOpenHashMap<>();

  /** Heaps of which all positions are right, without those that others cover. */
  private final List<HeapClass> right = new ArrayList<>();

  /**
   * Positions of such heaps. What they cover need not be followed, even before: whatever fails with
   * it fails with them instead, and in that position there are fewer heaps that may be wrong.
   */
  private final Exploration<int[]> known = new Exploration<>(OpenCompany::covers);

  /**
   * @param quotients { z : x·z ∈ P } for each x
   */
  Verifier(FiniteMonoid monoid, Quotients quotients) {
    this.monoid = monoid;
    this.quotients = quotients;
  }

  private void trust(List<HeapClass> known) {
    for (HeapClass k : known) {
      if (!isCovered(k)) {
        right.removeIf(k::covers);
        right.add(k);
      }
    }
  }

  private boolean isCovered(HeapClass added) {
    for (HeapClass k : right) {
      if (k.covers(added)) {
        return true;
      }
    }
    return false;
  }

  private List<HeapClass> with(HeapClass added) {
    List<HeapClass> all = new ArrayList<>(right.size() + 1);
    for (HeapClass k : right) {
      if (!added.covers(k)) {
        all.add(k);
      }
    }
    all.add(added);
    return all;
  }

  /** Takes in one heap more, unless some position with it fails: a shortest one. */
  Optional<int[]> add(HeapClass added, Budget budget) {
    if (isCovered(added)) {
      return Optional.empty();
    }
    Optional<int[]> failure = explore(added, with(added), budget);
    if (failure.isEmpty()) {
      trust(List.of(added));
    }
    return failure;
  }

  /** A shortest position that fails among those with a heap, all others being right. */
  Optional<int[]> failure(HeapClass first, List<HeapClass> all, Budget budget) {
    trust(all);
    return explore(first, right, budget);
  }

  /** Explores all positions that begin with a heap until they are covered, or one fails. */
  private Optional<int[]> explore(HeapClass first, List<HeapClass> classes, Budget budget) {
    Exploration<int[]> exploration = new Exploration<>(OpenCompany::covers);
    long[] settled = quotients.of(first.value()).clone();
    Bits.or(settled, first.winning());
    int[] open = Bits.complement(settled, monoid.order());
    meet(exploration, Explored.empty(0, open), first, first.value(), open);
    for (Optional<Explored<int[]>> next = exploration.next();
        next.isPresent();
        next = exploration.next()) {
      Explored<int[]> u = next.get();
      budget.check();
      if (u.company()[0] == 0) {
        return Optional.of(u.position());
      }
      exploration.keep(u);
      int[] timesU = monoid.row(u.value());
      for (HeapClass k : classes) {
        int[] company = leadingTo(k.value()).after(u.company(), timesU, k.winning());
        meet(exploration, u, k, timesU[k.value()], company);
      }
    }
    exploration.forEach(known::keep);
    return Optional.empty();
  }

  private void meet(
      Exploration<int[]> exploration, Explored<int[]> u, HeapClass k, int value, int[] company) {
    if (company.length > 0 && !known.isCovered(value, company)) {
      exploration.meet(u, k.heap(), k.length(), value, company);
    }
  }

  private OpenCompany leadingTo(int value) {
    OpenCompany known = byValue.get(value);
    if (known == null) {
      known = new OpenCompany(monoid.row(value));
      byValue.put(value, known);
    }
    return known;
  }
}
