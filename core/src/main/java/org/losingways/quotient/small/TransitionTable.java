// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.small;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.losingways.game.ListedRules;
import org.losingways.game.Position;

/**
 * Decides whether a small reduced bipartite monoid (Q, P) is the misère quotient of a game, and
 * finds the game.
 *
 * <p>A game with value x has options whose values lie in the meximal set M(x) = { y : no z has xz
 * and yz in P }. Suppose heaps with values x₁, x₂, …, the options of each being made of the heaps
 * before it, have quotient (Q, P). Heaps whose value is a product of the values before may be left
 * out, for later heaps have the same values to move to without them. And giving a heap of value x
 * <i>all</i> of M(x) that the heaps before it generate changes no value: no move from P to P
 * appears, and where there was a winning move there still is one. So it is enough to try
 * generators, one after the other, each with every option value it may have: (Q, P) is a misère
 * quotient exactly when one of these orders generates Q and leaves no position without the move it
 * needs (check 2 of the verification, on sets that fit into an int). The first heap is a nim-heap
 * of 1, the second one of 2: nothing else new can be made.
 *
 * <p>At most 32 elements.
 */
final class TransitionTable {

  private final int[][] times;
  private final int p;

  /** lost[x] = { z : xz ∈ P }, the company in which x is lost for the player to move. */
  private final int[] lost;

  private final int[] meximal;

  private final int[] heap;
  private final int[] optionValues;
  private int heaps;

  private final Set<String> hopeless = new HashSet<>();

  private TransitionTable(int[][] times, int p, int[] lost, int[] meximal) {
    this.times = times;
    this.p = p;
    this.lost = lost;
    this.meximal = meximal;
    this.heap = new int[times.length];
    this.optionValues = new int[times.length];
  }

  /**
   * A game whose quotient this is, if there is one.
   *
   * @param times the multiplication table; 0 is the identity, 1 the value of a nim-heap of 1
   * @param p the set P, a bit for each element
   * @param lost { z : xz ∈ P } for each x, all different and none empty
   */
  static Optional<ListedRules> game(int[][] times, int p, int[] lost) {
    int order = times.length;
    int[] meximal = new int[order];
    for (int x = 1; x < order; x++) {
      for (int y = 0; y < order; y++) {
        meximal[x] |= (lost[x] & lost[y]) == 0 ? 1 << y : 0;
      }
      if (!mayHave(x, meximal[x], p)) {
        return Optional.empty();
      }
    }
    TransitionTable table = new TransitionTable(times, p, lost, meximal);
    if (!table.holdsWithEverything()) {
      return Optional.empty();
    }
    table.heap[0] = 1;
    table.optionValues[0] = 1;
    table.heaps = 1;
    return table.search() ? Optional.of(table.rules()) : Optional.empty();
  }

  /** Whether a heap of value x with these option values has the outcome that it must have. */
  private static boolean mayHave(int x, int options, int p) {
    boolean inP = (p >>> x & 1) != 0;
    return options != 0 && (inP || (options & p) != 0);
  }

  /** A test that every quotient passes and most others fail: all values at once, all options. */
  private boolean holdsWithEverything() {
    for (int x = 1; x < times.length; x++) {
      heap[x - 1] = x;
      optionValues[x - 1] = meximal[x];
    }
    heaps = times.length - 1;
    return everyLossHasItsReason();
  }

  private boolean search() {
    int generated = generated();
    if (Integer.bitCount(generated) == times.length) {
      return true;
    }
    if (!hopeless.add(state())) {
      return false;
    }
    for (int x = 2; x < times.length; x++) {
      int options = meximal[x] & generated;
      if ((generated >>> x & 1) == 0 && mayHave(x, options, p)) {
        heap[heaps] = x;
        optionValues[heaps] = options;
        heaps++;
        if (everyLossHasItsReason() && search()) {
          return true;
        }
        heaps--;
      }
    }
    return false;
  }

  /** The heaps so far, whatever their order: it does not matter for what can be added. */
  private String state() {
    long[] pairs = new long[heaps];
    for (int i = 0; i < heaps; i++) {
      pairs[i] = (long) heap[i] << 32 | (optionValues[i] & 0xFFFFFFFFL);
    }
    Arrays.sort(pairs);
    return Arrays.toString(pairs);
  }

  private int generated() {
    int members = 1;
    for (int before = 0; before != members; ) {
      before = members;
      for (int x = 0; x < times.length; x++) {
        for (int i = 0; i < heaps && (members >>> x & 1) != 0; i++) {
          members |= 1 << times[x][heap[i]];
        }
      }
    }
    return members;
  }

  /**
   * Whether every position of these heaps that is not in P has a move into P. Explores pairs (value
   * x of a position u, V = company in which u has a winning move of its own), only the ⊆-minimal V
   * for each x.
   */
  private boolean everyLossHasItsReason() {
    int[] winning = new int[heaps];
    for (int i = 0; i < heaps; i++) {
      for (int rest = optionValues[i]; rest != 0; rest &= rest - 1) {
        winning[i] |= lost[Integer.numberOfTrailingZeros(rest)];
      }
    }
    List<List<Integer>> minimal = new ArrayList<>();
    for (int x = 0; x < times.length; x++) {
      minimal.add(new ArrayList<>());
    }
    ArrayDeque<int[]> open = new ArrayDeque<>();
    for (int i = 0; i < heaps; i++) {
      if (!meet(heap[i], winning[i], minimal, open)) {
        return false;
      }
    }
    while (!open.isEmpty()) {
      int[] pair = open.poll();
      if (minimal.get(pair[0]).contains(pair[1])) {
        for (int i = 0; i < heaps; i++) {
          int company = before(times[heap[i]], pair[1]) | before(times[pair[0]], winning[i]);
          if (!meet(times[pair[0]][heap[i]], company, minimal, open)) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private boolean meet(int x, int company, List<List<Integer>> minimal, ArrayDeque<int[]> open) {
    if ((p >>> x & 1) == 0 && (company & 1) == 0) {
      return false;
    }
    List<Integer> known = minimal.get(x);
    for (int smaller : known) {
      if ((smaller & ~company) == 0) {
        return true;
      }
    }
    known.removeIf(larger -> (company & ~larger) == 0);
    known.add(company);
    open.add(new int[] {x, company});
    return true;
  }

  /** { z : z·x ∈ set }, given the row of x. */
  static int before(int[] row, int set) {
    int result = 0;
    for (int z = 0; z < row.length; z++) {
      result |= (set >>> row[z] & 1) << z;
    }
    return result;
  }

  private ListedRules rules() {
    List<List<Position>> options = new ArrayList<>();
    for (int i = 0; i < heaps; i++) {
      Position[] shortest = shortest(i);
      BitSet values = BitSet.valueOf(new long[] {optionValues[i] & 0xFFFFFFFFL});
      options.add(values.stream().mapToObj(y -> shortest[y]).toList());
    }
    return new ListedRules("(a game made for its quotient)", options);
  }

  /** A shortest position of each value that the first heaps generate. */
  private Position[] shortest(int firstHeaps) {
    Position[] found = new Position[times.length];
    found[0] = Position.EMPTY;
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int x = open.poll();
      for (int i = 0; i < firstHeaps; i++) {
        int y = times[x][heap[i]];
        if (found[y] == null) {
          found[y] = found[x].plus(Position.of(i + 1));
          open.add(y);
        }
      }
    }
    return found;
  }
}
