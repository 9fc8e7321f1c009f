// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;

/**
 * The frisky positions of a game, those whose misère outcome differs from the normal one: with the
 * normal outcomes, which are easy, they are the whole misère strategy.
 *
 * <pre>{@code
 * FriskyTable frisky = new FriskyTable(new GenusTable(TakeAndBreak.of("0.3102")), 60);
 * frisky.tau(6, 16).get().groups(5).toString()        // "4 (12)": heaps 6, 16 and 16, 17, 18, …
 * }</pre>
 *
 * <p>After <i>Pretending</i>, §6.17. Where no move splits a heap, periods are proved when they can
 * be: if for a position P and each of its followers Q both outcomes of Q + h_{m+L} and Q + h_m
 * agree for as many heaps m in a row as the code has digits, they agree for all larger m, by
 * induction, since the moves lead to followers of P beside h_m or to Q beside one of the heaps in
 * the row.
 *
 * <p>Cost: the positions with one heap more than are fixed, about n³/6 for two fixed heaps of at
 * most n beans; with rules that split heaps, all that they can become.
 */
public final class FriskyTable {

  private final GenusTable table;
  private final int maxHeap;

  /** For each length of period, the positions it is known for, or known to fail for. */
  private final Map<Integer, Map<Position, Boolean>> repeating = new HashMap<>();

  /** The frisky positions with heaps up to this size. */
  public FriskyTable(GenusTable table, int maxHeap) {
    if (maxHeap < 0) {
      throw new IllegalArgumentException("a heap has no negative size: " + maxHeap);
    }
    this.table = table;
    this.maxHeap = maxHeap;
  }

  /** The rules of the game. */
  public Ruleset rules() {
    return table.rules();
  }

  /** The largest heap looked at. */
  public int maxHeap() {
    return maxHeap;
  }

  /** Whether a position is frisky; empty if the table's limit was reached first. */
  public Optional<Boolean> isFrisky(Position position) {
    return table.genus(position).map(Genus::isFrisky);
  }

  /**
   * The τ-sequence of the positions with these heaps fixed, ascending, and one more that grows from
   * the last of them on: {@code tau()} runs through single heaps from 0, {@code tau(t)} through
   * t+t, t+(t+1), …, {@code tau(t, u)} through t+u+u, t+u+(u+1), ….
   *
   * @return empty if the table's limit was reached before {@link #maxHeap()}
   */
  public Optional<TauSequence> tau(int... fixed) {
    Position beside = Position.of(fixed);
    int first = fixed.length == 0 ? 0 : fixed[fixed.length - 1];
    for (int i = 1; i < fixed.length; i++) {
      if (fixed[i] < fixed[i - 1]) {
        throw new IllegalArgumentException("the fixed heaps are given in ascending order");
      }
    }
    if (first > maxHeap) {
      throw new IllegalArgumentException(
          "heap " + first + " is larger than " + maxHeap + ", the largest looked at");
    }
    BitSet bits = new BitSet();
    for (int heap = first; heap <= maxHeap; heap++) {
      Optional<Boolean> frisky = isFrisky(beside.plus(Position.of(heap)));
      if (frisky.isEmpty()) {
        return Optional.empty();
      }
      bits.set(heap - first, frisky.get());
    }
    TauSequence tau = TauSequence.of(bits, maxHeap - first + 1);
    return Optional.of(isProved(beside, tau, first) ? tau.proved() : tau);
  }

  private boolean isProved(Position beside, TauSequence tau, int first) {
    Optional<Reach> reach = table.rules().reach().filter(Reach::isBySize);
    if (tau.period() == 0 || reach.isEmpty() || reach.get().maxParts() > 1) {
      return false;
    }
    int digits = reach.get().maxTaken();
    int last = maxHeap - digits + 1 - Math.max(1, first + tau.preperiod());
    // The other followers may repeat more slowly than the position itself.
    return IntStream.iterate(
            tau.period(), length -> length <= last, length -> length + tau.period())
        .anyMatch(length -> repeats(beside, length, digits));
  }

  private boolean repeats(Position beside, int length, int digits) {
    Map<Position, Boolean> known = repeating.computeIfAbsent(length, l -> new HashMap<>());
    Boolean found = known.get(beside);
    if (found == null) {
      found = checkRepeats(beside, length, digits);
      known.put(beside, found);
    }
    return found;
  }

  private boolean checkRepeats(Position beside, int length, int digits) {
    for (int heap = maxHeap - length - digits + 1; heap <= maxHeap - length; heap++) {
      Optional<Genus> near = table.genus(beside.plus(Position.of(heap)));
      Optional<Genus> far = table.genus(beside.plus(Position.of(heap + length)));
      if (near.isEmpty() || far.isEmpty() || !sameOutcomes(near.get(), far.get())) {
        return false;
      }
    }
    for (int i = 0; i < beside.size(); i++) {
      for (Position option : table.rules().options(beside.heap(i))) {
        if (!repeats(beside.move(i, option), length, digits)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean sameOutcomes(Genus a, Genus b) {
    return (a.base() == 0) == (b.base() == 0) && (a.misere() == 0) == (b.misere() == 0);
  }
}
