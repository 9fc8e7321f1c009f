// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.List;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

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
 */
public record GaugeSolution(Ruleset rules, GaugeModel model, GaugeEndless endless) {

  /** The largest heap for which outcomes are known. */
  public int heaps() {
    return model.words().heaps();
  }

  /** Who wins a position with heaps that are not larger. */
  public Outcome outcome(Position position) {
    return model.outcome(position);
  }

  /** The options from which the player who has moved wins. */
  public List<Position> winningMoves(Position position) {
    return rules.moves(position).stream().filter(p -> outcome(p) == Outcome.P).distinct().toList();
  }
}
