// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import it.unimi.dsi.fastutil.ints.Int2IntLinkedOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Solution;

/**
 * Finds a position of the same game that tells two values apart: beside one the next player wins,
 * beside the other the previous one. It has as few heaps as possible.
 *
 * <pre>{@code
 * new ShortestDistinguisher(solution).find(value(4+4), value(6))   // of 0.123: 9+8
 * }</pre>
 *
 * <p>Breadth first over the values of companies, with one heap for each value, the smallest that
 * has it. In a reduced quotient different values are always told apart, so the search is empty only
 * when the two are equal. Cost: order of the quotient times the number of different heap values; if
 * the quotient is infinite, the number of companies that are no longer than the one found.
 */
public final class ShortestDistinguisher {

  private static final int LAST_HEAP = 100_000;

  private final Solution solution;

  /**
   * The smallest heap of each value, the largest of these first: it is the late heaps that split
   * values, so among equally short companies theirs tells most.
   */
  private final Int2IntLinkedOpenHashMap heaps = new Int2IntLinkedOpenHashMap();

  public ShortestDistinguisher(Solution solution) {
    this.solution = solution;
    int last =
        solution
            .period()
            .map(p -> p.preperiod() + p.period() - 1)
            .orElse(
                solution instanceof EndlessQuotient
                    ? 0
                    : Math.min(LAST_HEAP, solution.largestHeap()));
    for (int heap = 1; heap <= last; heap++) {
      if (!heaps.containsKey(solution.value(heap))) {
        heaps.putAndMoveToFirst(solution.value(heap), heap);
      }
    }
  }

  /** A company with the fewest heaps that tells two values apart; empty if there is none. */
  public Optional<Position> find(int x, int y) {
    if (solution instanceof EndlessQuotient<?> endless) {
      return new EndlessDistinguisher(endless).find(x, y);
    }
    if (x == y) {
      return Optional.empty();
    }
    IntOpenHashSet met = new IntOpenHashSet();
    IntArrayList values = new IntArrayList();
    List<Position> companies = new ArrayList<>();
    met.add(0);
    values.add(0);
    companies.add(Position.EMPTY);
    for (int i = 0; i < values.size(); i++) {
      Budget.tick();
      int z = values.getInt(i);
      if (solution.outcome(solution.times(x, z)) != solution.outcome(solution.times(y, z))) {
        return Optional.of(companies.get(i));
      }
      for (var entry : heaps.int2IntEntrySet()) {
        int next = solution.times(z, entry.getIntKey());
        if (met.add(next)) {
          values.add(next);
          companies.add(companies.get(i).plus(Position.of(entry.getIntValue())));
        }
      }
    }
    return Optional.empty();
  }
}
