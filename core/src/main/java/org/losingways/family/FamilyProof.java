// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.losingways.budget.Budget;
import org.losingways.game.TakeAndBreak;

/**
 * Proves that a {@link FamilyModel} tells the outcomes of all positions of a game, with heaps of
 * every size; {@code docs/families.md} has the theorem and why these finitely many checks are
 * enough.
 *
 * <pre>{@code
 * FamilyProof.objection(TakeAndBreak.of("4.7"), model)   // empty: it is proved
 * }</pre>
 */
public final class FamilyProof {

  private static final int NONE = FamilyModel.NONE;
  private static final int FAR = 1 << 28;

  private final FamilyModel m;
  private final FamilyBounds bounds;
  private final FamilyMoves moves;

  /** All heaps up to this one are looked at. */
  private final int last;

  private FamilyProof(TakeAndBreak rules, FamilyModel m) {
    this.m = m;
    this.bounds = FamilyBounds.of(rules, m, rules.length());
    int largest = 0;
    for (int c = 0; c < m.period(); c++) {
      largest = Math.max(largest, firstHeavy(c) + m.period());
    }
    this.last = largest;
    this.moves = new FamilyMoves(rules, m, last);
  }

  /** What speaks against the model, in words; empty if it is proved. */
  public static Optional<String> objection(TakeAndBreak rules, FamilyModel m) {
    if (!rules.isFinite() || rules.maxParts() > 2) {
      return Optional.of("the rules are not those of an octal game");
    }
    if (m.thresholds()
        .subList(m.start(), m.thresholds().size())
        .intStream()
        .allMatch(t -> t == NONE)) {
      return Optional.of("no threshold grows");
    }
    FamilyProof proof = new FamilyProof(rules, m);
    return proof
        .lightHeaps()
        .or(proof::insideP)
        .or(proof::manyHeaps)
        .or(proof::oneHeavyHeap)
        .or(proof::lightPositions);
  }

  /** The first heap of a residue class, counted from the start, that is heavier than Ω. */
  private int firstHeavy(int residue) {
    int h = m.start() + residue;
    int missing = bounds.heavy() + 1 - m.weight(h);
    return missing <= 0 ? h : h + (missing + m.saltus() - 1) / m.saltus() * m.period();
  }

  /** Heaps of weight 0 have no threshold, and heaps without moves are worth nothing. */
  private Optional<String> lightHeaps() {
    for (int h = 0; h <= last; h++) {
      boolean nothing = m.weight(h) == 0 && m.threshold(h) == NONE;
      boolean unmoved = moves.of(h).isEmpty();
      if ((m.weight(h) == 0 && !nothing) || (unmoved && !(nothing && m.sign(h) == 0))) {
        return Optional.of("heap " + h + " should be worth nothing");
      }
    }
    return Optional.empty();
  }

  private static int less(int threshold, int weight) {
    return threshold == NONE ? NONE : threshold - weight;
  }

  /** No move leads from P to P. */
  private Optional<String> insideP() {
    boolean[] parities = new boolean[2];
    for (int t : m.thresholds()) {
      if (t != NONE) {
        parities[t & 1] = true;
      }
    }
    for (int h = 1; h <= last; h++) {
      Budget.tick();
      int w = m.weight(h);
      int own = less(m.threshold(h), w);
      for (FamilyMoves.Effect e : moves.of(h)) {
        int left = w - e.loss();
        int after = less(e.threshold(), left);
        boolean bad = e.kind() == 0 || alone(h, e);
        if (e.kind() == m.exceptional()) {
          int parity = m.exceptional() & 1;
          bad |= between(parities, left + 2, w, w);
          bad |= between(parities, w + 2, left, w + parity);
          bad |= holds(Math.max(own, 1), after - 2, w);
          bad |= holds(Math.max(after, 1), own - 2, w + parity);
          bad |= e.split() && (own != NONE || after != NONE || Math.abs(e.loss()) > 1);
        }
        if (bad) {
          return Optional.of("a move in heap " + h + " leads from P to P");
        }
      }
    }
    return Optional.empty();
  }

  /** Whether a move leads from P to P in company without weight. */
  private boolean alone(int heap, FamilyMoves.Effect e) {
    int w = m.weight(heap);
    int left = w - e.loss();
    for (int sign = 0; sign <= 2; sign += 2) {
      int kind = m.kind(heap) ^ sign;
      if (m.losing(w, less(m.threshold(heap), w), kind)
          && m.losing(left, less(e.threshold(), left), kind ^ e.kind())) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a number from low to high with the parity of another. */
  private static boolean holds(int low, int high, int like) {
    return low + (low - like & 1) <= high;
  }

  /** Whether some threshold less a weight of this parity can be from low to high. */
  private static boolean between(boolean[] parities, int low, int high, int weight) {
    return (parities[0] && holds(low, high, weight))
        || (parities[1] && holds(low, high, weight + 1));
  }

  /** Heaps in which no move changes the kind in this way, as far as the model is not periodic. */
  private List<Integer> without(int kind) {
    return heaps(h -> !moves.has(h, kind));
  }

  private List<Integer> heaps(IntPredicate wanted) {
    List<Integer> found = new ArrayList<>();
    for (int h = 1; h <= last; h++) {
      if (wanted.test(h)) {
        found.add(h);
      }
    }
    return found;
  }

  /** Whether a kind is a sum of kinds of some of these heaps. */
  private boolean spans(List<Integer> heaps, int kind) {
    boolean[] reached = {true, false, false, false};
    for (int h : heaps) {
      for (int k = 0; k < 4; k++) {
        if (reached[k]) {
          reached[k ^ m.kind(h)] = true;
        }
      }
    }
    return reached[kind];
  }

  /** Whether positions of these heaps could be of a kind, with weight. */
  private boolean heavyRest(List<Integer> heaps, int kind) {
    return heaps.stream().anyMatch(h -> m.weight(h) > 0) && spans(heaps, kind);
  }

  /** Where all thresholds are outweighed, play is like normal play. */
  private Optional<String> manyHeaps() {
    for (int v = 1; v < 4; v++) {
      if (spans(without(v), v)) {
        return Optional.of("no winning move in heavy positions of kind " + v);
      }
    }
    return Optional.empty();
  }

  /** One heap heavier than all others together, more or less. */
  private Optional<String> oneHeavyHeap() {
    for (int c = 0; c < m.period(); c++) {
      int first = firstHeavy(c);
      for (int g = first; g <= first + m.period(); g += m.period()) {
        for (int v = 0; v < 4; v++) {
          Optional<String> bad = oneHeavyHeap(g, v);
          if (bad.isPresent()) {
            return bad;
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<String> oneHeavyHeap(int g, int v) {
    Budget.tick();
    int w = m.weight(g);
    int most = -FAR;
    int least = FAR;
    boolean split = false;
    for (FamilyMoves.Effect e : moves.of(g)) {
      int tau = e.threshold() == NONE ? -FAR : e.threshold() - w + e.loss();
      if (e.kind() == (v ^ m.exceptional())) {
        most = Math.max(most, tau);
      }
      if (e.kind() == v && tau <= least) {
        split = (tau == least && split) || e.split();
        least = tau;
      }
    }
    int low = Math.max(most - 1, 0);
    int high = least - 1;
    int target = v ^ m.kind(g);
    int all = w + bounds.spread() - 1;
    if (m.threshold(g) == NONE) {
      boolean good = v == 0 || beaten(low, high, all, split, without(v), target);
      return good
          ? Optional.empty()
          : Optional.of("no winning move beside heap " + g + " of kind " + v);
    }
    int tau = m.threshold(g) - w;
    int c = bounds.change();
    if (v != m.exceptional()
        && !beaten(low, high, tau - c - 2, split, without(v ^ m.exceptional()), target)) {
      return Optional.of("no winning move far below the threshold of heap " + g);
    }
    for (int d = 1 - c; d < c + 2; d++) {
      int excess = d;
      if ((v & 1) == (m.threshold(g) - d & 1)
          && !m.losing(1, d, v)
          && low <= tau - d
          && tau - d <= high
          && heavyRest(heaps(x -> idle(x, excess, v)), target)) {
        return Optional.of("no winning move at the threshold of heap " + g + " less " + d);
      }
    }
    if (v != 0 && Math.max(low, tau + c) <= Math.min(high, all) && heavyRest(without(v), target)) {
      return Optional.of("no winning move beyond the threshold of heap " + g);
    }
    return Optional.empty();
  }

  /** Whether no move in a heap wins when the heap with the threshold is another one. */
  private boolean idle(int heap, int excess, int kind) {
    return moves.of(heap).stream().noneMatch(e -> m.losing(1, excess + e.loss(), kind ^ e.kind()));
  }

  /**
   * Whether no rest made of these heaps has a weight from low to high and this kind, for this heap
   * and all larger ones of its class.
   */
  private boolean beaten(
      int low, int high, int limit, boolean split, List<Integer> rest, int target) {
    if (low > Math.min(high, limit) || !spans(rest, target)) {
      return true;
    }
    if (high > Math.min(limit, bounds.heavy()) || !split) {
      return false;
    }
    Sums sums = new Sums(m, rest, high);
    for (int weight = low; weight <= high; weight++) {
      if ((weight & 1) == (target & 1) && sums.reaches(weight, target >> 1)) {
        return false;
      }
    }
    return true;
  }

  /** Positions of which no heap is heavier than Ω. */
  private Optional<String> lightPositions() {
    return new LightPositions(
            m,
            moves,
            heaps(h -> m.weight(h) <= bounds.heavy()),
            Math.max(2 * bounds.heavy() + bounds.spread(), bounds.change() + 1))
        .objection();
  }
}
