// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.small;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.ListedRules;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.structure.SmallMonoids;
import org.losingways.monoid.structure.TwofoldCovers;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * Finds all misère quotients of a given order, up to isomorphism, each with a game that has it.
 *
 * <pre>{@code
 * SmallQuotients search = new SmallQuotients(8, () -> false);
 * search.run();
 * search.isComplete()       // true: there is just one, R8
 * search.found().get(0)     // the quotient, with its rules
 * }</pre>
 *
 * <p>Why this finds them all. Let a be the value of a nim-heap of 1 in a quotient (Q, P) other than
 * the trivial one. No x has xz ∉ P for every z: take a position u of such a value; u + u would be a
 * next-player win, but each of its options is some u' + u, which is not in P. If ax = x, then z
 * with xz ∈ P would give a move from P to P. So a moves every element, and Q is a {@linkplain
 * TwofoldCovers twofold cover} of a commutative monoid R of half the order; there are finitely many
 * ({@link SmallMonoids}). Over each element of R lie at most one element of P, by the same
 * argument. If the order is more than 2 there is a nim-heap of 2 among the positions, whose value b
 * satisfies: bP is disjoint from P and aP, even powers of b but 1 are in P, odd ones are not. Of
 * what remains each is decided by {@link TransitionTable}.
 *
 * <p>What is listed was solved again from its game by {@link QuotientSolver}, which verifies it.
 */
public final class SmallQuotients {

  /** The largest order for which the search is written; the time grows thirtyfold for each step. */
  public static final int MAX_ORDER = 2 * SmallMonoids.MAX_ORDER;

  private final int order;
  private final BooleanSupplier stop;
  private final List<FiniteQuotient> found = new ArrayList<>();
  private long monoids;
  private boolean complete;

  /**
   * @param order the order of the quotients that are wanted
   * @param stop asked often; when it says true the search ends and keeps what it has found
   */
  public SmallQuotients(int order, BooleanSupplier stop) {
    if (order < 1 || order > MAX_ORDER) {
      throw new IllegalArgumentException(
          "Quotients are listed by order from 1 to " + MAX_ORDER + ", not " + order + ".");
    }
    this.order = order;
    this.stop = stop;
  }

  /** Searches until everything is found or somebody says stop. */
  public void run() {
    if (order == 1) {
      add(new ListedRules("(no moves)", List.of()));
      complete = true;
    } else if (order % 2 == 1) {
      complete = true;
    } else {
      complete = new SmallMonoids(stop).forEach(order / 2, this::search);
    }
  }

  /** The quotients found, those with few elements in P first. */
  public List<FiniteQuotient> found() {
    return Collections.unmodifiableList(found);
  }

  /** Whether there are no others. */
  public boolean isComplete() {
    return complete;
  }

  /** How many monoids of half the order were searched. */
  public long monoidsSearched() {
    return monoids;
  }

  private boolean search(int[][] half) {
    int n = half.length;
    List<int[][]> covers = null;
    for (int support = 1; support < 1 << n; support += 2) {
      List<Integer> twos = n == 1 ? List.of(0) : twos(half, support);
      if (twos.isEmpty() || !isMetEverywhere(half, support)) {
        continue;
      }
      if (covers == null) {
        covers = TwofoldCovers.of(half);
      }
      for (int[][] times : covers) {
        if (!signs(times, support, twos)) {
          return false;
        }
      }
    }
    monoids++;
    return !(stop.getAsBoolean() || Budget.isSpent());
  }

  /** Which elements of R could be below the value of a nim-heap of 2. */
  private static List<Integer> twos(int[][] half, int support) {
    return IntStream.range(1, half.length)
        .filter(b -> (TransitionTable.before(half[b], support) & support) == 0)
        .filter(b -> powersAlternate(half, support, b))
        .boxed()
        .toList();
  }

  private static boolean powersAlternate(int[][] half, int support, int b) {
    boolean even = false;
    int power = b;
    for (int e = 1; e <= 2 * half.length; e++) {
      if (((support >>> power & 1) != 0) != even) {
        return false;
      }
      power = half[power][b];
      even = !even;
    }
    return true;
  }

  private static boolean isMetEverywhere(int[][] half, int support) {
    return Arrays.stream(half).noneMatch(row -> TransitionTable.before(row, support) == 0);
  }

  /** Tries which of the two elements over each element of the support is in P. */
  private boolean signs(int[][] times, int support, List<Integer> twos) {
    int[] members = new int[Integer.bitCount(support)];
    int rest = support;
    for (int i = 0; i < members.length; i++, rest &= rest - 1) {
      members[i] = Integer.numberOfTrailingZeros(rest);
    }
    // Over the identity it is a, not 1.
    for (int choice = 1; choice < 1 << members.length; choice += 2) {
      int p = 0;
      for (int i = 0; i < members.length; i++) {
        p |= 1 << (2 * members[i] + (choice >>> i & 1));
      }
      if (hasTwo(times, p, twos)) {
        tryOut(times, p);
        if (stop.getAsBoolean() || Budget.isSpent()) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean hasTwo(int[][] times, int p, List<Integer> twos) {
    for (int two : twos) {
      int square = times[2 * two][2 * two];
      int power = square;
      boolean fits = true;
      for (int e = 1; e <= times.length && fits && two > 0; e++) {
        fits = (p >>> power & 1) != 0;
        power = times[power][square];
      }
      if (fits) {
        return true;
      }
    }
    return false;
  }

  private void tryOut(int[][] times, int p) {
    int[] lost = new int[times.length];
    for (int x = 0; x < times.length; x++) {
      lost[x] = TransitionTable.before(times[x], p);
      for (int y = 0; y < x; y++) {
        if (lost[x] == lost[y]) {
          return;
        }
      }
    }
    TransitionTable.game(times, p, lost).ifPresent(this::add);
  }

  private void add(ListedRules rules) {
    // A quotient of this order there is; only a trial on the way to it may be much larger.
    FiniteQuotient quotient = solved(rules, Integer.MAX_VALUE);
    if (quotient.order() != order) {
      throw new IllegalStateException(
          "a game made for order " + order + " has a quotient of order " + quotient.order());
    }
    if (found.stream().noneMatch(known -> same(known, quotient))) {
      found.add(simplified(rules, quotient));
      found.sort(
          Comparator.comparingInt(FiniteQuotient::pSize)
              .thenComparingInt(FiniteQuotient::heapsComputed));
    }
  }

  /** The quotient of a game, or as much of it as is found before it becomes too large. */
  private static FiniteQuotient solved(Ruleset rules, int maxOrder) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(rules.largestHeap()).withMaxOrder(maxOrder));
    return solver.lastFinite();
  }

  private static boolean same(FiniteQuotient x, FiniteQuotient y) {
    return x.heapsComputed() == x.rules().largestHeap()
        && y.heapsComputed() == y.rules().largestHeap()
        && Isomorphism.exists(x.bipartite(), y.bipartite());
  }

  /** Takes options away, the longest first, as long as the quotient stays the same. */
  private FiniteQuotient simplified(ListedRules rules, FiniteQuotient quotient) {
    ListedRules simplest = rules;
    FiniteQuotient result = quotient;
    for (int heap = rules.largestHeap(); heap > 2; heap--) {
      List<Position> candidates = new ArrayList<>(rules.heaps().get(heap - 1));
      candidates.sort(
          Comparator.comparingInt(Position::size).thenComparing(Comparator.naturalOrder()));
      Collections.reverse(candidates);
      for (Position option : candidates) {
        ListedRules simpler = without(simplest, heap, option);
        FiniteQuotient ofSimpler = solved(simpler, order);
        if (!simpler.heaps().get(heap - 1).isEmpty() && same(ofSimpler, quotient)) {
          simplest = simpler;
          result = ofSimpler;
        }
      }
    }
    return result;
  }

  private static ListedRules without(ListedRules rules, int heap, Position option) {
    List<List<Position>> heaps = new ArrayList<>(rules.heaps());
    List<Position> fewer = new ArrayList<>(heaps.get(heap - 1));
    fewer.remove(option);
    heaps.set(heap - 1, fewer);
    return new ListedRules(rules.code(), heaps);
  }
}
