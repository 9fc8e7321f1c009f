// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.Solution;

/**
 * Misère outcomes of positions with heaps beyond the verified ones, by playing them out until all
 * heaps are verified.
 *
 * <pre>{@code
 * new SearchedOutcomes(partial, 1_000_000).outcome(Position.of(40, 3))   // of 0.07
 * }</pre>
 *
 * <p>Every position met is kept, so the number of positions bounds time and room; beyond the limit
 * there is no answer. Depth is bounded by the same argument as for any recursion on the stack.
 */
public final class SearchedOutcomes {

  private static final int DEEPEST = 1500;

  private final Solution solution;
  private final int maxPositions;
  private final Map<Position, Boolean> isP = new HashMap<>();

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

  private boolean search(Position position, int depth) {
    if (position.largest() <= solution.largestHeap()) {
      return solution.outcome(position) == Outcome.P;
    }
    Boolean known = isP.get(position);
    if (known != null) {
      return known;
    }
    if (depth > DEEPEST || isP.size() >= maxPositions) {
      throw new TooMany();
    }
    boolean lost = true;
    // The largest heaps first: they lead to verified positions soonest.
    for (int i = position.size() - 1; i >= 0 && lost; i--) {
      if (i + 1 == position.size() || position.heap(i) != position.heap(i + 1)) {
        List<Position> options = solution.rules().options(position.heap(i));
        for (int o = 0; o < options.size() && lost; o++) {
          lost = !search(position.move(i, options.get(o)), depth + 1);
        }
      }
    }
    boolean previous = lost && hasMove(position);
    isP.put(position, previous);
    return previous;
  }

  /** A position of dead heaps is won by the player who cannot move. */
  private boolean hasMove(Position position) {
    for (int i = 0; i < position.size(); i++) {
      if (!solution.rules().options(position.heap(i)).isEmpty()) {
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
