// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.losingways.budget.Budget;

/**
 * Whether heaps of a class are new elements on every level, according to a proved {@link
 * LevelModel}: no product of constant heaps and of heaps on lower levels is interchangeable with
 * one of them. Then no finite set generates the quotient.
 *
 * <p>The heap is read in one position, and anything on lower levels in another, with all company in
 * both: a set of pairs of states. There are finitely many such sets, and so all levels are looked
 * at.
 */
final class LevelGrowth {

  /** So many sets are looked at, and no more. */
  private static final int MOST_SETS = 20_000;

  private final LevelModel m;
  private final int states;
  private final List<Integer> growing = new ArrayList<>();
  private final List<Integer> constant = new ArrayList<>();

  LevelGrowth(LevelModel m) {
    this.m = m;
    this.states = m.states();
    for (int x = 1; x < m.steps().size(); x++) {
      (m.isConstant(x) ? constant : growing).add(x);
    }
  }

  /** Whether the heaps of some class are all new. */
  boolean isShown() {
    return growing.stream().anyMatch(this::isAlwaysNew);
  }

  private boolean isAlwaysNew(int letter) {
    BitSet first = new BitSet();
    for (int s = 0; s < states; s++) {
      first.set(m.step(s, letter) * states + s);
    }
    Set<BitSet> seen = new HashSet<>();
    Deque<BitSet> open = new ArrayDeque<>();
    open.add(LevelEquality.company(m, first, growing));
    while (!open.isEmpty()) {
      Budget.tick();
      BitSet pairs = open.poll();
      if (isEqual(pairs) || seen.size() > MOST_SETS) {
        return false;
      }
      BitSet lower = LevelEquality.company(m, LevelEquality.down(m, pairs), growing);
      add(lower, seen, open);
    }
    return true;
  }

  /** Adds a set, and those with any heaps of the level in the second position. */
  private void add(BitSet pairs, Set<BitSet> seen, Deque<BitSet> open) {
    if (seen.size() <= MOST_SETS && seen.add(pairs)) {
      open.add(pairs);
      for (int x : growing) {
        add(LevelEquality.company(m, second(pairs, x), growing), seen, open);
      }
    }
  }

  private BitSet second(BitSet pairs, int letter) {
    BitSet read = new BitSet();
    pairs.stream().forEach(p -> read.set(p - p % states + m.step(p % states, letter)));
    return read;
  }

  /** Whether some constant heaps in the second position make both always lose together. */
  private boolean isEqual(BitSet pairs) {
    Set<BitSet> seen = new HashSet<>();
    Deque<BitSet> open = new ArrayDeque<>(List.of(pairs));
    seen.add(pairs);
    while (!open.isEmpty()) {
      Budget.tick();
      BitSet next = open.poll();
      if (LevelEquality.loseTogether(m, LevelEquality.company(m, next, constant))) {
        return true;
      }
      for (int x : constant) {
        BitSet more = second(next, x);
        if (seen.add(more)) {
          open.add(more);
        }
      }
    }
    return false;
  }
}
