// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.losingways.proof.LevelCases.Case;
import org.losingways.proof.LevelCases.Left;
import org.losingways.proof.LevelCases.Rest;

/**
 * The second check of a {@link LevelReferee}: that every other position with a move has one to P.
 */
final class LevelMovesToP {

  /** So many equal pairs may be waited for at once. */
  private static final int MOST_PAIRS = 10;

  private static final Rest NOTHING = Rest.of(new TreeMap<>(), List.of(), 0);

  /** A position before a move, and whether it has one. */
  private record Before(int state, boolean canMove) {}

  private final LevelCases levels;
  private final Effort effort;
  private final List<Case> cases = new ArrayList<>();
  private final Map<Case, Integer> numbers = new HashMap<>();
  private final Map<List<Object>, BitSet> moved = new HashMap<>();

  LevelMovesToP(LevelCases levels, Effort effort) {
    this.levels = levels;
    this.effort = effort;
  }

  /** The positions read so far: for each state the smallest sets of what moves have led to. */
  private final class Positions {
    private final Map<Before, List<BitSet>> found = new HashMap<>();
    private final Deque<Map.Entry<Before, BitSet>> open = new ArrayDeque<>();
    private int size;

    void meet(Before before, BitSet after) {
      List<BitSet> known = found.computeIfAbsent(before, b -> new ArrayList<>());
      effort.spend(1 + known.size());
      for (BitSet smaller : known) {
        if (isWithin(smaller, after)) {
          return;
        }
      }
      int old = known.size();
      known.removeIf(larger -> isWithin(after, larger));
      known.add(after);
      size += known.size() - old;
      Objection.refuse(size > LevelCases.MOST_CASES, "too many cases would have to be looked at");
      open.add(Map.entry(before, after));
    }

    /** Reads more heaps, and goes to lower levels or not. */
    void spread(List<Left> heaps, boolean toLowerLevels) {
      while (!open.isEmpty()) {
        Map.Entry<Before, BitSet> next = open.poll();
        Before before = next.getKey();
        boolean isSmallest = found.get(before).contains(next.getValue());
        if (isSmallest) {
          for (Left heap : heaps) {
            meet(
                new Before(
                    levels.step()[heap.letter()][before.state()],
                    before.canMove() || heap.canMove()),
                beside(before.state(), heap, next.getValue()));
          }
          if (toLowerLevels) {
            lowerInto(this, before, next.getValue());
          }
        }
      }
    }
  }

  private int number(Case c) {
    return numbers.computeIfAbsent(
        c,
        added -> {
          cases.add(added);
          return cases.size() - 1;
        });
  }

  private static boolean isWithin(BitSet some, BitSet all) {
    BitSet others = (BitSet) some.clone();
    others.andNot(all);
    return others.isEmpty();
  }

  /** What moves lead to when a heap is added. */
  private BitSet beside(int state, Left heap, BitSet after) {
    BitSet found =
        (BitSet)
            moved
                .computeIfAbsent(
                    List.of(state, heap),
                    key -> {
                      BitSet all = new BitSet();
                      heap.certain()
                          .forEach(
                              rest -> levels.read(state, rest).forEach(c -> all.set(number(c))));
                      return all;
                    })
                .clone();
    effort.spend(after.cardinality());
    after.stream()
        .forEach(
            i -> {
              Case c = cases.get(i);
              found.set(number(new Case(levels.step()[heap.letter()][c.state()], c.rest())));
            });
    return found;
  }

  /** One level lower; equal pairs that are waited for are there or are not. */
  private void lowerInto(Positions positions, Before before, BitSet after) {
    BitSet found = new BitSet();
    List<Case> pairs = new ArrayList<>();
    for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
      for (Case c : levels.lower(cases.get(i))) {
        if (c.rest().pair() < 0) {
          found.set(number(c));
        } else {
          pairs.add(c);
        }
      }
    }
    Objection.refuse(pairs.size() > MOST_PAIRS, "too many pairs would have to be waited for");
    boolean[] met = new boolean[pairs.size()];
    do {
      BitSet all = (BitSet) found.clone();
      for (int i = 0; i < met.length; i++) {
        Case c = pairs.get(i);
        int[] x = met[i] ? levels.step()[c.rest().pair()] : null;
        all.set(number(met[i] ? new Case(x[x[c.state()]], NOTHING) : c));
      }
      positions.meet(new Before(levels.down()[before.state()], before.canMove()), all);
    } while (next(met));
  }

  private static boolean next(boolean[] bits) {
    for (int i = 0; i < bits.length; i++) {
      bits[i] = !bits[i];
      if (bits[i]) {
        return true;
      }
    }
    return false;
  }

  void check() {
    Positions positions = new Positions();
    positions.meet(new Before(0, false), new BitSet());
    positions.spread(levels.onHighLevels(), true);
    for (int level = levels.high() - 1; level >= 0; level--) {
      Positions next = new Positions();
      positions.found.forEach(
          (before, all) -> all.forEach(after -> lowerInto(next, before, after)));
      next.spread(levels.onLevel(level), false);
      positions = next;
    }
    positions.found.forEach((before, all) -> all.forEach(after -> judge(before, after)));
  }

  private void judge(Before before, BitSet after) {
    if (!before.canMove()) {
      Objection.refuse(
          levels.loses(before.state()), "a position without a move is said to be lost");
      return;
    }
    boolean isThere = after.stream().allMatch(i -> cases.get(i).rest().pair() < 0);
    boolean wins =
        after.stream()
            .mapToObj(cases::get)
            .anyMatch(c -> c.rest().isRead() && levels.loses(c.state()));
    Objection.refuse(
        isThere && !wins && !levels.loses(before.state()),
        "no move leads to P from some position that is not P");
  }
}
