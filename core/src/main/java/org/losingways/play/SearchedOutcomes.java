// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.Solution;
import org.losingways.search.Budget;

/**
 * Misère outcomes of positions with heaps beyond the verified ones, by playing them out until all
 * heaps are verified.
 *
 * <pre>{@code
 * new SearchedOutcomes(partial, 1_000_000).outcome(Position.of(40, 3))   // of 0.07
 * }</pre>
 *
 * <p>Every position met is kept, so the number of positions bounds time and room; beyond the limit,
 * or when the budget is spent, there is no answer. Depth is bounded by the same argument as for any recursion on the stack.
 */
public final class SearchedOutcomes {

  private static final int DEEPEST = 1500;

  private final Solution solution;
  private final int maxPositions;
  private final Map<Position, Boolean> isP = new HashMap<>();
  private final Map<Integer, List<Position>> options = new HashMap<>();
  private int optionCount;

  /**
   * @param solution what is verified
   * @param maxPositions how many positions may be looked at
   */
  public SearchedOutcomes(Solution solution, int maxPositions) {
    this.solution = solution;
    this.maxPositions = maxPositions;
  }

  /** How many positions were looked at beyond the verified ones. */
  public int positions() {
    return isP.size();
  }

  /** Who wins; empty if the limit came first. */
  public Optional<Outcome> outcome(Position position) {
    try {
      return Optional.of(search(position, 0) ? Outcome.P : Outcome.N);
    } catch (TooMany e) {
      return Optional.empty();
    }
  }

  /** The options of a heap; empty if the limit came first. */
  Optional<List<Position>> optionsOf(int heap) {
    try {
      return Optional.of(options(heap));
    } catch (TooMany e) {
      return Optional.empty();
    }
  }

  private boolean search(Position position, int depth) {
    if (position.largest() <= solution.largestHeap()) {
      return solution.outcome(position) == Outcome.P;
    }
    Boolean known = isP.get(position);
    if (known != null) {
      return known;
    }
    if (depth > DEEPEST || isP.size() >= maxPositions || Budget.isSpent()) {
      throw new TooMany();
    }
    boolean lost = true;
    // The largest heaps first: they lead to verified positions soonest.
    for (int i = position.size() - 1; i >= 0 && lost; i--) {
      if (i + 1 == position.size() || position.heap(i) != position.heap(i + 1)) {
        List<Position> options = options(position.heap(i));
        for (int o = 0; o < options.size() && lost; o++) {
          lost = !search(position.move(i, options.get(o)), depth + 1);
        }
      }
    }
    boolean previous = lost && hasMove(position);
    isP.put(position, previous);
    return previous;
  }

  /** Each option may be looked at, so that they count as the positions do. */
  private List<Position> options(int heap) {
    return options.computeIfAbsent(
        heap,
        h -> {
          List<Position> found = new ArrayList<>();
          solution
              .rules()
              .forEachOption(
                  h,
                  (parts, count) -> {
                    if (optionCount++ >= maxPositions || Budget.isSpent()) {
                      throw new TooMany();
                    }
                    found.add(Position.ofPrefix(parts, count));
                  });
          return found.stream().distinct().sorted().toList();
        });
  }

  /** A position of dead heaps is won by the player who cannot move. */
  private boolean hasMove(Position position) {
    for (int i = 0; i < position.size(); i++) {
      if (!options(position.heap(i)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMany() {
      super("too many positions", null, false, false);
    }
  }
}
