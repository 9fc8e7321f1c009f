// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.proof.certificate.PartizanEvidence.RepeatingSet;

/**
 * Steps 5 to 7 of the report on a partizan certificate, for one player: all that matters of a
 * position to that player, and with which counts it occurs.
 *
 * <p>A state is the part f of a position, whether the player can move in it, and the set V of all
 * (g, D) such that in company of part g, where position and company count D together, the player
 * has a winning move in the position itself. Subsets of F × ℤ are bit sets: the integers from
 * {@code low} to {@code high} have a bit each, and so have the residues below and above.
 *
 * <p>If counts grow, a heap that goes on growing and all those that it grows into lead to the same
 * states, so positions that contain one occur with all counts that are larger by a multiple of the
 * saltus: {@code docs/certificates.md}, counts that grow.
 */
final class PartizanStates {

  /** More states are not followed. */
  private static final int MAX_STATES = 20_000;

  /** Counts are followed this far before they must repeat. */
  private static final int MAX_COUNT = 20_000;

  /** The room of a state and a count on the list of those that were met. */
  private static final int NUMBERS_OF_A_COUNT = 8;

  /** A heap as the player sees it. */
  record Kind(int heap, int part, int count, boolean canMove, BitSet winning, boolean isGrowing) {}

  private record State(int part, boolean canMove, BitSet own, boolean isGrowing) {}

  private final int[][] product;
  private final Effort effort;
  private final boolean isCounting;
  private final int low;
  private final int high;
  private final int period;
  private final int saltus;
  private final int cells;
  private final List<Kind> kinds = new ArrayList<>();
  private final List<State> states = new ArrayList<>();
  private final List<int[]> steps = new ArrayList<>();
  private final List<int[]> origin = new ArrayList<>();

  /** The states of the counts 0, 1, 2, … and 0, −1, −2, …, up to where they repeat. */
  private final List<List<BitSet>> sides = new ArrayList<>();

  /** For each side where the repetition begins and its period. */
  private final int[][] repetition = new int[2][];

  /** For states with heaps that grow the counts they occur with, from −edge on. */
  private final Map<Integer, BitSet> grown = new HashMap<>();

  /**
   * For each part the counts of its positions and of what these are if a heap is added that grows.
   */
  private final List<BitSet> grownParts = new ArrayList<>();

  private int edge;

  /**
   * @param low every set of the certificate, shifted by what a move changes, has its pattern below
   *     here
   * @param high and its pattern above here
   * @param period with this period
   * @param saltus by how much counts grow; 0 if they do not
   */
  PartizanStates(
      int[][] product,
      boolean isCounting,
      int low,
      int high,
      int period,
      int saltus,
      Effort effort) {
    this.saltus = saltus;
    this.effort = effort;
    this.product = product;
    this.isCounting = isCounting;
    this.low = low;
    this.high = high;
    this.period = period;
    this.cells = isCounting ? high - low + 1 + 2 * period : 1;
  }

  int index(int part, int count) {
    int cell = 0;
    if (isCounting) {
      cell =
          count < low
              ? high - low + 1 + Math.floorMod(count, period)
              : count > high ? high - low + 1 + period + Math.floorMod(count, period) : count - low;
    }
    return part * cells + cell;
  }

  /** One integer of each cell. */
  int[] samples() {
    if (!isCounting) {
      return new int[1];
    }
    int[] samples = new int[cells];
    for (int d = low - period; d <= high + period; d++) {
      samples[index(0, d)] = d;
    }
    return samples;
  }

  void add(Kind kind) {
    kinds.add(kind);
  }

  /** Finds all states and their counts; false if they are too many. */
  boolean find() {
    Map<State, Integer> number = new HashMap<>();
    State empty = new State(0, false, new BitSet(), false);
    number.put(empty, 0);
    states.add(empty);
    origin.add(new int[] {-1, -1});
    for (int s = 0; s < states.size(); s++) {
      State u = states.get(s);
      int[] step = new int[kinds.size()];
      for (int i = 0; i < step.length; i++) {
        State next = joined(u, kinds.get(i));
        if (!isCounting && isCovered(next)) {
          step[i] = -1;
          continue;
        }
        Integer known = number.get(next);
        if (known == null) {
          known = states.size();
          effort.roomForBits(known, (long) product.length * cells);
          number.put(next, known);
          states.add(next);
          origin.add(new int[] {s, i});
        }
        step[i] = known;
      }
      steps.add(step);
      effort.room(steps.size(), step.length);
      if (states.size() > MAX_STATES) {
        return false;
      }
    }
    return !isCounting || (findCounts() && (saltus == 0 || grow()));
  }

  private State joined(State u, Kind k) {
    effort.spend((long) product.length * cells);
    BitSet own = new BitSet();
    for (int g = 0; g < product.length; g++) {
      for (int c = 0; c < cells; c++) {
        if (u.own.get(product[g][k.part] * cells + c)
            || k.winning.get(product[g][u.part] * cells + c)) {
          own.set(g * cells + c);
        }
      }
    }
    return new State(
        product[u.part][k.part], u.canMove || k.canMove, own, u.isGrowing || k.isGrowing);
  }

  /**
   * Without counts, a state whose V contains that of another with the same part need not be
   * followed: where it fails, the other one does.
   */
  private boolean isCovered(State state) {
    effort.spend((long) states.size() * (1 + product.length / Long.SIZE));
    return states.stream()
        .anyMatch(
            other ->
                other.part == state.part
                    && other.canMove == state.canMove
                    && Witnesses.isSubset(other.own, state.own));
  }

  /**
   * A position of count d > 0 has a heap of positive count, so the states of count d come from
   * those of smaller counts not further than the widest heap; they repeat when that many sets in a
   * row do. Near 0, heaps can be put in such an order that no partial sum is further off than the
   * count itself and the widest heap together.
   */
  private boolean findCounts() {
    int widest = widest();
    int bound = 2 * widest;
    BitSet[] near = new BitSet[2 * bound + 1];
    Arrays.setAll(near, i -> new BitSet());
    List<int[]> queue = new ArrayList<>();
    near[bound].set(0);
    queue.add(new int[] {0, bound});
    for (int q = 0; q < queue.size(); q++) {
      int[] at = queue.get(q);
      effort.spend(kinds.size());
      for (int i = 0; i < kinds.size(); i++) {
        int d = at[1] + kinds.get(i).count;
        int next = steps.get(at[0])[i];
        if (d >= 0 && d < near.length && !near[d].get(next)) {
          near[d].set(next);
          queue.add(new int[] {next, d});
          effort.room(queue.size(), NUMBERS_OF_A_COUNT);
        }
      }
    }
    for (int side = 0; side < 2; side++) {
      int sign = side == 0 ? 1 : -1;
      List<BitSet> list = new ArrayList<>();
      for (int d = 0; d <= widest; d++) {
        list.add(near[bound + sign * d]);
      }
      sides.add(list);
      Map<List<BitSet>, Integer> seen = new HashMap<>();
      while (repetition[side] == null) {
        int n = list.size();
        if (n > MAX_COUNT) {
          return false;
        }
        effort.spend(widest * (1L + states.size() / Long.SIZE));
        effort.room(seen.size(), widest);
        Integer before = seen.put(List.copyOf(list.subList(n - widest, n)), n);
        if (before != null) {
          repetition[side] = new int[] {before - widest, n - before};
        } else {
          list.add(next(list, sign));
        }
      }
    }
    return true;
  }

  private BitSet next(List<BitSet> list, int sign) {
    BitSet found = new BitSet();
    for (int i = 0; i < kinds.size(); i++) {
      int weight = kinds.get(i).count * sign;
      if (weight > 0) {
        int kind = i;
        effort.spend(states.size());
        list.get(list.size() - weight).stream().forEach(s -> found.set(steps.get(s)[kind]));
      }
    }
    return found;
  }

  /** The largest count of a heap, whatever its sign, and at least 1. */
  int widest() {
    int widest = 1;
    for (Kind k : kinds) {
      widest = Math.max(widest, Math.abs(k.count));
    }
    return widest;
  }

  /**
   * Lets the counts of states with heaps that grow grow, as far out as is looked. Near the end at
   * which that begins nothing is missed: there counts repeat, and what grows from them has grown
   * from all that are lower by one common period.
   */
  private boolean grow() {
    long common = common();
    long reach = (long) horizon() + widest() + 2 * common;
    if (reach > MAX_COUNT) {
      return false;
    }
    effort.roomForBits(states.size(), 2 * reach + 1);
    edge = (int) reach;
    BitSet[] parts = new BitSet[product.length];
    Arrays.setAll(parts, f -> new BitSet());
    for (int s = 0; s < states.size(); s++) {
      BitSet counts = new BitSet();
      for (int d = -edge; d <= edge; d++) {
        counts.set(d + edge, occursAtFirst(s, d));
      }
      if (states.get(s).isGrowing) {
        grow(counts);
        grown.put(s, counts);
      }
      parts[states.get(s).part].or(counts);
    }
    for (BitSet counts : parts) {
      grow(counts);
      grownParts.add(counts);
    }
    return true;
  }

  private void grow(BitSet counts) {
    int size = 2 * edge + 1;
    effort.spend(size);
    for (int i = 0; i < size; i++) {
      int at = saltus > 0 ? i : size - 1 - i;
      int next = at + saltus;
      if (counts.get(at) && next >= 0 && next < size) {
        counts.set(next);
      }
    }
  }

  /** The parts of positions that have this count, or have it when a heap that grows has grown. */
  BitSet grownParts(int count) {
    BitSet parts = new BitSet();
    for (int f = 0; f < grownParts.size(); f++) {
      parts.set(f, grownParts.get(f).get(count + edge));
    }
    return parts;
  }

  /** Whether positions in this state have this count. */
  private boolean occurs(int state, int count) {
    BitSet counts = grown.get(state);
    return counts == null ? occursAtFirst(state, count) : counts.get(count + edge);
  }

  /** The same, of heaps that have not grown. */
  private boolean occursAtFirst(int state, int count) {
    if (!isCounting) {
      return count == 0;
    }
    int side = count >= 0 ? 0 : 1;
    int d = Math.abs(count);
    int from = repetition[side][0];
    int folded = d < sides.get(side).size() ? d : from + (d - from) % repetition[side][1];
    return sides.get(side).get(folded).get(state);
  }

  /** How far out counts must be looked at so that everything further out repeats. */
  int horizon() {
    if (!isCounting) {
      return 0;
    }
    long far = 1L + Math.max(Math.abs(low), Math.abs(high));
    for (int[] repeats : repetition) {
      far = Math.max(far, repeats[0]);
    }
    // What grows repeats with the saltus, from one common period further out on.
    long horizon = Math.addExact(far, Math.multiplyExact(saltus == 0 ? 2 : 3, common()));
    return (int) Math.min(Integer.MAX_VALUE / 4, horizon);
  }

  /** A period that all has far out. */
  private long common() {
    long common = lcm(lcm(repetition[0][1], repetition[1][1]), period);
    return saltus == 0 ? common : lcm(common, Math.abs(saltus));
  }

  /**
   * The least common multiple; the referees share no code with the solvers, not even this.
   *
   * @throws ArithmeticException if it is no long
   */
  static long lcm(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return Math.multiplyExact(a / x, b);
  }

  /** Whether some position has this part and count. */
  boolean isReached(int part, int count) {
    return reachedParts(count).get(part);
  }

  /** The parts that positions of this count have. */
  BitSet reachedParts(int count) {
    effort.spend(states.size());
    BitSet parts = new BitSet();
    for (int s = 0; s < states.size(); s++) {
      if (occurs(s, count)) {
        parts.set(states.get(s).part);
      }
    }
    return parts;
  }

  /**
   * Checks 2 and 3: a position in which the player can move, and does not lose, has a winning move;
   * one in which the player cannot move is not lost.
   *
   * @return a position that is wrong
   */
  Optional<Position> wrong(List<RepeatingSet> lost) {
    int horizon = horizon();
    for (int s = 0; s < states.size(); s++) {
      State state = states.get(s);
      effort.spend(2L * horizon);
      for (int d = -horizon; d <= horizon; d++) {
        if (occurs(s, d)) {
          boolean isLost = lost.get(state.part).contains(d);
          if (state.canMove ? !isLost && !state.own.get(index(0, d)) : isLost) {
            return Optional.of(position(s));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** A position in a state, with whatever count it has. */
  private Position position(int state) {
    Position position = Position.EMPTY;
    for (int s = state; origin.get(s)[0] >= 0; s = origin.get(s)[0]) {
      position = position.plus(Position.of(kinds.get(origin.get(s)[1]).heap));
    }
    return position;
  }
}
