// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Period;

/**
 * Who wins all positions with heaps up to some size, where the misère quotient is infinite: proved
 * by {@link GaugeProof}.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.765"));
 * solver.run(SolverLimits.none().withMaxHeap(8));
 * GaugeSolution s = GaugeSearch.find(solver.quotient(), 9).orElseThrow();
 * s.outcome(Position.of(9, 9, 8, 3, 3, 2))             // P
 * }</pre>
 *
 * @param rules the rules of the game
 * @param model what tells the outcomes
 * @param endless why the quotient is infinite
 * @param period the period of the words, if it is proved: then outcomes of all positions are known
 */
public record GaugeSolution(
    Ruleset rules, GaugeModel model, GaugeEndless endless, Optional<Period> period) {

  /** Outcomes of positions with the heaps that the model has words for. */
  public GaugeSolution(Ruleset rules, GaugeModel model, GaugeEndless endless) {
    this(rules, model, endless, Optional.empty());
  }

  /** The largest heap that the model has a word for. */
  public int heaps() {
    return model.words().heaps();
  }

  /** Who wins a position with heaps that are not larger, or with any if words have a period. */
  public Outcome outcome(Position position) {
    return model.outcome(
        period
            .map(p -> Position.of(position.descending().map(p::fold).toArray()))
            .orElse(position));
  }

  /** The options from which the player who has moved wins. */
  public List<Position> winningMoves(Position position) {
    return rules.moves(position).stream().filter(p -> outcome(p) == Outcome.P).distinct().toList();
  }
}
