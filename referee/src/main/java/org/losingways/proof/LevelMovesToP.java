// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
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

  /** The numbers of the cases with the same rest, by their states; −1 for those not met. */
  private final Map<Rest, int[]> numbers = new HashMap<>();

  /** The same, of each case. */
  private final List<int[]> siblings = new ArrayList<>();

  /** What each case can become one level lower; none if it was not asked for. */
  private final List<Collection<Case>> lowered = new ArrayList<>();

  /** What moves in a heap lead to, by the states it is read in. */
  private final IdentityHashMap<Left, BitSet[]> moved = new IdentityHashMap<>();

  LevelMovesToP(LevelCases levels, Effort effort) {
    this.levels = levels;
    this.effort = effort;
  }

  /** What moves have led to, a set that is compared with many others. */
  private static final class After {
    private final BitSet cases;
    private final long[] words;

    After(BitSet cases) {
      this.cases = cases;
      this.words = cases.toLongArray();
    }

    boolean isWithin(After all) {
      for (int i = 0; i < words.length; i++) {
        if ((words[i] & ~(i < all.words.length ? all.words[i] : 0)) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  /** The positions read so far: for each state the smallest sets of what moves have led to. */
  private final class Positions {
    private final Map<Before, List<After>> found = new HashMap<>();
    private final Deque<Map.Entry<Before, After>> open = new ArrayDeque<>();
    private int size;
    private long room;

    void meet(Before before, BitSet cases) {
      After after = new After(cases);
      List<After> known = found.computeIfAbsent(before, b -> new ArrayList<>());
      effort.spend(1 + known.size());
      for (After smaller : known) {
        if (smaller.isWithin(after)) {
          return;
        }
      }
      int old = known.size();
      known.removeIf(after::isWithin);
      known.add(after);
      size += known.size() - old;
      Objection.refuse(size > LevelCases.MOST_CASES, "too many cases would have to be looked at");
      room += after.words.length;
      effort.room(room, 4);
      open.add(Map.entry(before, after));
    }

    /** Reads more heaps, and goes to lower levels or not. */
    void spread(List<Left> heaps, boolean toLowerLevels) {
      while (!open.isEmpty()) {
        Map.Entry<Before, After> next = open.poll();
        Before before = next.getKey();
        BitSet after = next.getValue().cases;
        boolean isSmallest = found.get(before).contains(next.getValue());
        if (isSmallest) {
          for (Left heap : heaps) {
            meet(
                new Before(
                    levels.step()[heap.letter()][before.state()],
                    before.canMove() || heap.canMove()),
                beside(before.state(), heap, after));
          }
          if (toLowerLevels) {
            lowerInto(this, before, after);
          }
        }
      }
    }
  }

  private int number(Case c) {
    return number(
        c,
        numbers.computeIfAbsent(
            c.rest(),
            added -> {
              int[] unknown = new int[levels.down().length];
              Arrays.fill(unknown, -1);
              return unknown;
            }));
  }

  private int number(Case c, int[] byState) {
    if (byState[c.state()] < 0) {
      byState[c.state()] = cases.size();
      cases.add(c);
      siblings.add(byState);
      lowered.add(List.of());
    }
    return byState[c.state()];
  }

  private int step(int number, int letter) {
    Case c = cases.get(number);
    int state = levels.step()[letter][c.state()];
    int[] byState = siblings.get(number);
    return byState[state] < 0 ? number(new Case(state, c.rest()), byState) : byState[state];
  }

  private Collection<Case> lower(int number) {
    if (lowered.get(number).isEmpty()) {
      lowered.set(number, levels.lower(cases.get(number)));
    }
    return lowered.get(number);
  }

  /** What moves lead to when a heap is added. */
  private BitSet beside(int state, Left heap, BitSet after) {
    BitSet[] byState = moved.computeIfAbsent(heap, added -> new BitSet[levels.down().length]);
    if (byState[state] == null) {
      BitSet all = new BitSet();
      heap.certain().forEach(rest -> levels.read(state, rest).forEach(c -> all.set(number(c))));
      byState[state] = all;
    }
    BitSet found = (BitSet) byState[state].clone();
    for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
      effort.spend(1);
      found.set(step(i, heap.letter()));
    }
    return found;
  }

  /** One level lower; equal pairs that are waited for are there or are not. */
  private void lowerInto(Positions positions, Before before, BitSet after) {
    BitSet found = new BitSet();
    List<Case> pairs = new ArrayList<>();
    for (int i = after.nextSetBit(0); i >= 0; i = after.nextSetBit(i + 1)) {
      for (Case c : lower(i)) {
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
          (before, all) -> all.forEach(after -> lowerInto(next, before, after.cases)));
      next.spread(levels.onLevel(level), false);
      positions = next;
    }
    positions.found.forEach((before, all) -> all.forEach(after -> judge(before, after.cases)));
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
