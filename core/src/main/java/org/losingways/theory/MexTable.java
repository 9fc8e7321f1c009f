// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;

/**
 * The mex function of a finite misère quotient: which value a heap has whose options have given
 * values (<i>Advances</i> §10.6; the generalised mex rule of Plambeck and Siegel, <i>Misère
 * quotients for impartial games</i>, 2008).
 *
 * <pre>{@code
 * MexTable mex = MexTable.of(QuotientStructure.of(quotient), () -> false).get();   // of 0.123
 * mex.value(Set.of(0))                        // 1: only the value 1 among the options gives a
 * mex.rows().get(3)                           // how few and how many option values give element 3
 * }</pre>
 *
 * <p>A set E ≠ ∅ of option values gives the value x, and leaves the quotient as it is, exactly if
 *
 * <ul>
 *   <li>E ⊆ M(x) = { y : no z has xz ∈ P and yz ∈ P }: no move leads from P to P, and
 *   <li>for every position u of the game and n ≥ 0 with xⁿ⁺¹Φ(u) ∉ P there is a move into P: in u
 *       itself, or an e ∈ E with e·xⁿΦ(u) ∈ P.
 * </ul>
 *
 * <p>The second condition says that E meets certain subsets of M(x). So the sets with value x are
 * those between a least one and M(x), and the least ones are the minimal sets that meet all of
 * these. Of the positions u only those with the fewest winning moves of their own matter; they are
 * explored as pairs (Φ(u), { z : a move in u wins beside z }), as in the verification of a
 * quotient.
 *
 * <p>Cost: explored pairs × heaps × order; the minimal sets can be exponentially many, so at most
 * {@link #MOST_LEAST} of a value are kept.
 */
public final class MexTable {

  /** How many minimal sets of one value are kept. */
  public static final int MOST_LEAST = 12;

  /** Larger quotients have no such table here. */
  public static final int MAX_ORDER = 64;

  /** So many sets are made while minimal sets are looked for. */
  private static final int MOST_PARTIAL = 20_000;

  /**
   * The sets of option values that give one value.
   *
   * @param value x
   * @param most M(x), ascending
   * @param least minimal sets of option values with this value; none if nothing gives it
   * @param isComplete whether these are all minimal sets
   */
  public record Row(int value, List<Integer> most, List<List<Integer>> least, boolean isComplete) {

    public Row {
      most = List.copyOf(most);
      least = List.copyOf(least);
    }
  }

  private final List<Row> rows;
  private final List<Set<Long>> needed;
  private final long[] most;

  private MexTable(List<Row> rows, List<Set<Long>> needed, long[] most) {
    this.rows = List.copyOf(rows);
    this.needed = needed;
    this.most = most;
  }

  /**
   * The mex function of a quotient, for the heaps it was computed with.
   *
   * @param stop when it says yes, there is no table
   * @return empty if it was stopped
   * @throws IllegalArgumentException if the order is more than {@link #MAX_ORDER}
   */
  public static Optional<MexTable> of(QuotientStructure q, BooleanSupplier stop) {
    if (q.order() > MAX_ORDER) {
      throw new IllegalArgumentException("the order is " + q.order());
    }
    return new Search(q, stop).table();
  }

  /** A row for each value, in the order of the elements. */
  public List<Row> rows() {
    return rows;
  }

  /**
   * The value of a heap whose options have these values; empty if such a heap would change the
   * quotient. No option at all gives 0, the identity.
   */
  public OptionalInt value(Set<Integer> options) {
    if (options.isEmpty()) {
      return OptionalInt.of(0);
    }
    long set = options.stream().mapToLong(y -> 1L << y).reduce(0, (a, b) -> a | b);
    return IntStream.range(0, most.length)
        .filter(x -> (set & ~most[x]) == 0)
        .filter(x -> needed.get(x).stream().allMatch(some -> (some & set) != 0))
        .findFirst();
  }

  /** Elements as bits of a long. */
  private static final class Search {

    private final QuotientStructure q;
    private final FiniteMonoid monoid;
    private final int order;
    private final BooleanSupplier stop;

    /** lost[x] = { z : xz ∈ P }. */
    private final long[] lost;

    /** For each value the ⊆-minimal sets { z : a move in u wins beside z } of its positions u. */
    private final List<List<Long>> winning = new ArrayList<>();

    Search(QuotientStructure q, BooleanSupplier stop) {
      this.q = q;
      this.monoid = q.monoid();
      this.order = q.order();
      this.stop = stop;
      this.lost = new long[order];
      for (int x = 0; x < order; x++) {
        winning.add(new ArrayList<>());
        for (int z = 0; z < order; z++) {
          lost[x] |= q.inP(monoid.times(x, z)) ? 1L << z : 0;
        }
      }
    }

    Optional<MexTable> table() {
      if (!explore()) {
        return Optional.empty();
      }
      List<Row> rows = new ArrayList<>();
      List<Set<Long>> needed = new ArrayList<>();
      long[] most = new long[order];
      for (int x = 0; x < order; x++) {
        if (stop.getAsBoolean()) {
          return Optional.empty();
        }
        for (int y = 0; y < order; y++) {
          most[x] |= (lost[x] & lost[y]) == 0 ? 1L << y : 0;
        }
        Set<Long> toMeet = toMeet(x, most[x]);
        needed.add(toMeet);
        rows.add(row(x, most[x], toMeet));
      }
      return Optional.of(new MexTable(rows, needed, most));
    }

    /** The sets that the option values of a heap of value x must meet, minimal ones only. */
    private Set<Long> toMeet(int x, long most) {
      Set<Long> sets = new HashSet<>();
      // Some option there must be.
      sets.add(most);
      BitSet seen = new BitSet();
      for (int power = 0; !seen.get(power); power = monoid.times(power, x)) {
        seen.set(power);
        int next = monoid.times(power, x);
        for (int y = 0; y < order; y++) {
          if (!q.inP(monoid.times(next, y))
              && winning.get(y).stream().anyMatch(own -> (own >>> next & 1) == 0)) {
            sets.add(lost[monoid.times(power, y)] & most);
          }
        }
      }
      Set<Long> minimal = new LinkedHashSet<>();
      sets.stream()
          .filter(s -> sets.stream().noneMatch(t -> !t.equals(s) && (t & ~s) == 0))
          .sorted()
          .forEach(minimal::add);
      return minimal;
    }

    private static Row row(int x, long most, Set<Long> toMeet) {
      List<Long> least = new ArrayList<>(List.of(0L));
      boolean isComplete = true;
      for (long set : toMeet) {
        Set<Long> larger = new LinkedHashSet<>();
        for (long some : least) {
          if ((some & set) != 0) {
            larger.add(some);
          } else {
            members(set).forEach(y -> larger.add(some | 1L << y));
          }
        }
        least = minimal(larger);
        if (least.size() > MOST_PARTIAL / 64) {
          least = new ArrayList<>(least.subList(0, MOST_PARTIAL / 64));
          isComplete = false;
        }
      }
      isComplete &= least.size() <= MOST_LEAST;
      return new Row(
          x,
          members(most).boxed().toList(),
          least.stream()
              .sorted(
                  Comparator.<Long>comparingInt(Long::bitCount)
                      .thenComparing(Long::compareUnsigned))
              .limit(MOST_LEAST)
              .map(some -> members(some).boxed().toList())
              .toList(),
          isComplete);
    }

    private static List<Long> minimal(Set<Long> sets) {
      return new ArrayList<>(
          sets.stream()
              .filter(s -> sets.stream().noneMatch(t -> !t.equals(s) && (t & ~s) == 0))
              .toList());
    }

    private static IntStream members(long set) {
      return BitSet.valueOf(new long[] {set}).stream();
    }

    /** Explores the positions; false if it was stopped. */
    private boolean explore() {
      Set<List<Long>> heaps = new LinkedHashSet<>();
      for (int heap = 1; heap <= q.heaps(); heap++) {
        long own = 0;
        for (int option : q.optionValues(heap)) {
          own |= lost[option];
        }
        if (q.optionValues(heap).length > 0) {
          heaps.add(List.of((long) q.value(heap), own));
        }
      }
      ArrayDeque<long[]> open = new ArrayDeque<>();
      meet(0, 0, open);
      while (!open.isEmpty()) {
        if (stop.getAsBoolean()) {
          return false;
        }
        long[] pair = open.poll();
        int x = (int) pair[0];
        if (winning.get(x).contains(pair[1])) {
          for (List<Long> heap : heaps) {
            int h = heap.get(0).intValue();
            meet(monoid.times(x, h), before(h, pair[1]) | before(x, heap.get(1)), open);
          }
        }
      }
      return true;
    }

    private void meet(int x, long own, ArrayDeque<long[]> open) {
      List<Long> known = winning.get(x);
      if (known.stream().noneMatch(smaller -> (smaller & ~own) == 0)) {
        known.removeIf(larger -> (own & ~larger) == 0);
        known.add(own);
        open.add(new long[] {x, own});
      }
    }

    /** { z : zx ∈ set }. */
    private long before(int x, long set) {
      long result = 0;
      for (int z = 0; z < order; z++) {
        result |= (set >>> monoid.times(x, z) & 1) << z;
      }
      return result;
    }
  }
}
