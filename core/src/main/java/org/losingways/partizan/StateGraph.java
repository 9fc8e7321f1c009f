// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.Progression;

/**
 * All that matters of positions to one player in a model that counts, and the exact set of counts
 * with which it occurs.
 *
 * <p>Let V(u) be the set of (g, D) such that the player has a winning move in u itself when its
 * company has part g and u and company together count D. Then V(u+k) = { (g, D) : (g·f_k, D) ∈ V(u)
 * } ∪ { (g, D) : (g·f_u, D) ∈ W(k) }: the count does not enter. So a position's state, its part f,
 * its V, and whether the player can move, takes finitely many values, which are all found. What
 * counts a state occurs with is a question about sums of weights: a position of positive count has
 * a heap of positive weight, so the states of count d > 0 follow from those of counts d−1, …, d−m,
 * m the largest weight, and they repeat once m sets in a row do. The states of counts −m … m are
 * found by adding heaps in such an order that the count never leaves −2m … 2m.
 *
 * <p>Where there are heaps that go on for ever in a {@link Progression}, a heap and the one a
 * period later have the same part and the same W, so either leads to the same state. Positions with
 * such a heap are kept apart from those without; with every count they occur with they also occur
 * with that plus every multiple of the saltus.
 */
final class StateGraph {

  /** More states are not followed. */
  private static final int MAX_STATES = 4000;

  /** A repetition of the states of a count is looked for this far. */
  private static final int MAX_COUNT = 4000;

  private record Key(int part, boolean isAlive, Bits.Key own, boolean isGrowing) {}

  private final Frame frame;
  private final Cells cells;
  private final List<Kind> kinds;
  private final List<Key> states = new ArrayList<>();
  private final List<int[]> steps = new ArrayList<>();
  private final IntegerSet[] counts;

  private StateGraph(
      Frame frame, Cells cells, List<Kind> kinds, Optional<Progression> growth, Budget budget) {
    this.frame = frame;
    this.cells = cells;
    this.kinds = kinds;
    findStates(budget);
    this.counts = new IntegerSet[states.size()];
    findCounts(budget);
    growth.ifPresent(g -> goOn(g.saltus(), budget));
  }

  private void goOn(int saltus, Budget budget) {
    for (int s = 0; s < counts.length; s++) {
      budget.check();
      if (states.get(s).isGrowing()) {
        counts[s] = counts[s].plusMultiples(saltus);
      }
    }
  }

  /** The graph; none if it is too large. */
  static Optional<StateGraph> of(
      Frame frame, Cells cells, List<Kind> kinds, Optional<Progression> growth, Budget budget) {
    try {
      return Optional.of(new StateGraph(frame, cells, kinds, growth, budget));
    } catch (TooLarge e) {
      return Optional.empty();
    }
  }

  private void findStates(Budget budget) {
    FiniteMonoid finite = frame.finite();
    Map<Key, Integer> number = new HashMap<>();
    Map<Integer, int[]> rows = new HashMap<>();
    Key empty = new Key(0, false, new Bits.Key(Bits.of(cells.bits())), false);
    number.put(empty, 0);
    states.add(empty);
    for (int s = 0; s < states.size(); s++) {
      budget.check();
      Key state = states.get(s);
      int[] step = new int[kinds.size()];
      for (int i = 0; i < step.length; i++) {
        Kind k = kinds.get(i);
        int part = Frame.part(k.value());
        long[] own = Bits.of(cells.bits());
        Bits.preimage(
            rows.computeIfAbsent(part, x -> cells.row(finite, x)), state.own().set(), own);
        Bits.preimage(
            rows.computeIfAbsent(state.part(), x -> cells.row(finite, x)), k.winning(), own);
        Key next =
            new Key(
                finite.row(part)[state.part()],
                state.isAlive() || k.isAlive(),
                new Bits.Key(own),
                state.isGrowing() || k.isGrowing());
        Integer known = number.get(next);
        if (known == null) {
          known = states.size();
          if (known >= MAX_STATES) {
            throw new TooLarge();
          }
          number.put(next, known);
          states.add(next);
        }
        step[i] = known;
      }
      steps.add(step);
    }
  }

  private int weight(int kind) {
    return Frame.count(kinds.get(kind).value());
  }

  private int widest() {
    int widest = 1;
    for (int i = 0; i < kinds.size(); i++) {
      widest = Math.max(widest, Math.abs(weight(i)));
    }
    return widest;
  }

  private void findCounts(Budget budget) {
    int m = widest();
    BitSet[] near = within(2 * m);
    List<BitSet> up = new ArrayList<>();
    List<BitSet> down = new ArrayList<>();
    for (int d = 1; d <= m; d++) {
      up.add(near[2 * m + d]);
      down.add(near[2 * m - d]);
    }
    int[] upwards = goOn(up, m, 1, budget);
    int[] downwards = goOn(down, m, -1, budget);
    for (int s = 0; s < states.size(); s++) {
      int state = s;
      counts[s] =
          IntegerSet.of(
              -downwards[0],
              upwards[0] + 1,
              downwards[1],
              upwards[1],
              d -> {
                if (d == 0) {
                  return near[2 * m].get(state);
                }
                List<BitSet> side = d > 0 ? up : down;
                int[] repeats = d > 0 ? upwards : downwards;
                int i = Math.abs(d) - 1;
                return side.get(i < side.size() ? i : repeats[0] + (i - repeats[0]) % repeats[1])
                    .get(state);
              });
    }
  }

  /** The states of each count from −bound to bound, by walks that stay there. */
  private BitSet[] within(int bound) {
    BitSet[] met = new BitSet[2 * bound + 1];
    Arrays.setAll(met, i -> new BitSet());
    IntArrayList queue = new IntArrayList();
    met[bound].set(0);
    queue.add(0);
    queue.add(bound);
    for (int q = 0; q < queue.size(); q += 2) {
      int[] step = steps.get(queue.getInt(q));
      for (int i = 0; i < step.length; i++) {
        int d = queue.getInt(q + 1) + weight(i);
        if (d >= 0 && d < met.length && !met[d].get(step[i])) {
          met[d].set(step[i]);
          queue.add(step[i]);
          queue.add(d);
        }
      }
    }
    return met;
  }

  /**
   * Continues the lists of states for counts 1, 2, … until they repeat.
   *
   * @param sides the states of the counts 1 … m times the sign; lengthened
   * @return from which index on, and with which period
   */
  private int[] goOn(List<BitSet> sides, int m, int sign, Budget budget) {
    Map<List<BitSet>, Integer> seen = new HashMap<>();
    while (true) {
      int n = sides.size();
      Integer before = seen.put(List.copyOf(sides.subList(n - m, n)), n);
      if (before != null) {
        return new int[] {before - m, n - before};
      }
      if (n > MAX_COUNT) {
        throw new TooLarge();
      }
      budget.check();
      BitSet next = new BitSet();
      for (int i = 0; i < kinds.size(); i++) {
        int w = weight(i) * sign;
        if (w > 0) {
          BitSet from = sides.get(n - w);
          for (int s = from.nextSetBit(0); s >= 0; s = from.nextSetBit(s + 1)) {
            next.set(steps.get(s)[i]);
          }
        }
      }
      sides.add(next);
    }
  }

  /** The counts with which positions of each part occur. */
  IntegerSet[] reached() {
    IntegerSet[] reached = new IntegerSet[frame.finite().order()];
    Arrays.fill(reached, IntegerSet.NONE);
    for (int s = 0; s < counts.length; s++) {
      int part = states.get(s).part();
      reached[part] = reached[part].or(counts[s]);
    }
    return reached;
  }

  /** What is wrong for the player, if anything is. */
  Optional<Wrong> failure(IntegerSet[] lost) {
    for (int s = 0; s < states.size(); s++) {
      Key state = states.get(s);
      IntegerSet called = lost[state.part()];
      IntegerSet wrong =
          state.isAlive()
              ? counts[s].minus(called).minus(cells.slice(state.own().set(), 0))
              : counts[s].and(called);
      if (!wrong.isEmpty()) {
        int at = s;
        return Optional.of(() -> position(wrong.nearest(), x -> x == at));
      }
    }
    return Optional.empty();
  }

  /** A reason why a model is wrong. */
  interface Wrong {
    /** A position to which the model gives a wrong outcome; only where nothing grows. */
    int[] position();
  }

  /** A position of this part and count. */
  int[] position(int part, int count) {
    return position(count, s -> states.get(s).part() == part);
  }

  private int[] position(int count, IntPredicate wanted) {
    int bound = Math.abs(count) + 2 * widest();
    int width = 2 * bound + 1;
    Map<Integer, int[]> from = new HashMap<>();
    IntArrayList queue = new IntArrayList();
    from.put(bound, new int[] {-1, -1});
    queue.add(bound);
    for (int q = 0; q < queue.size(); q++) {
      int at = queue.getInt(q);
      int s = at / width;
      int d = at % width - bound;
      if (d == count && wanted.test(s)) {
        IntArrayList heaps = new IntArrayList();
        for (int x = at; from.get(x)[0] >= 0; x = from.get(x)[0]) {
          heaps.add(kinds.get(from.get(x)[1]).heap());
        }
        int[] position = heaps.toIntArray();
        Arrays.sort(position);
        return position;
      }
      for (int i = 0; i < kinds.size(); i++) {
        int e = d + weight(i) + bound;
        if (e >= 0 && e < width) {
          int next = steps.get(s)[i] * width + e;
          if (from.putIfAbsent(next, new int[] {at, i}) == null) {
            queue.add(next);
          }
        }
      }
    }
    throw new IllegalStateException("a count that occurs is reached by some heaps");
  }

  /** Thrown when there is too much to look at. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLarge() {
      super("too many states", null, false, false);
    }
  }
}
