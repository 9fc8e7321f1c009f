// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;

/**
 * Who wins all positions with heaps up to some size, where the misère quotient is infinite: proved
 * by {@link GaugeProof}.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.765"));
 * solver.run(SolverLimits.none().withMaxHeap(8));
 * GaugeSolution s = GaugeSearch.find(solver.quotient(), Optional.empty(), 9).orElseThrow();
 * s.outcome(Position.of(9, 9, 8, 3, 3, 2))             // P
 * }</pre>
 */
public final class GaugeSolution extends Gauges<Outcome> implements Solution {
  private final Ruleset rules;

  /**
   * What is proved.
   *
   * @param rules the rules of the game
   * @param model what tells the outcomes
   * @param endless why the quotient is infinite
   * @param period the period of the words, if it is proved: then outcomes of all positions are
   *     known
   */
  public GaugeSolution(
      Ruleset rules, GaugeModel model, GaugeEndless endless, Optional<Period> period) {
    super(model, endless, period);
    this.rules = rules;
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  /**
   * The quotient opened up, if {@link #relations} are proved to be all there are; whatever the
   * budget is.
   *
   * @param last the last finite partial quotient of the game
   */
  public Optional<InfiniteQuotient> quotient(FiniteQuotient last) {
    return relations()
        .rays()
        .flatMap(rays -> Budget.unlimited().during(() -> rays.quotient(this, last)));
  }

  @Override
  public Outcome outcome(int[] exponents) {
    return model().outcome(exponents);
  }

  /** The options from which the player who has moved wins. */
  public List<Position> winningMoves(Position position) {
    return rules.moves(position).stream().filter(p -> outcome(p) == Outcome.P).distinct().toList();
  }
}
