// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.gauge.Gauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Finding;

/** No game is saved: every solver begins at the beginning. */
enum NothingSaved implements SavedGames {
  NOTHING;

  @Override
  public Optional<Start> start(Ruleset rules, SolverLimits limits) {
    return Optional.empty();
  }

  @Override
  public PartizanSolver solver(PartizanRuleset rules, SolverLimits limits) {
    return new PartizanSolver(rules);
  }

  @Override
  public boolean isSolved(Ruleset rules) {
    return false;
  }

  @Override
  public boolean isKnown(Game game) {
    return false;
  }

  @Override
  public Optional<Gauges<?>> gauges(Game game) {
    return Optional.empty();
  }

  @Override
  public List<Finding> findings(Game game) {
    return List.of();
  }

  @Override
  public boolean keep(QuotientSolver solver, Effort effort) {
    return false;
  }

  @Override
  public boolean keep(PartizanSolver solver, Effort effort) {
    return false;
  }

  @Override
  public boolean keep(Gauges<?> gauges, Effort effort) {
    return false;
  }

  @Override
  public PositionGenera.Finder besideNimHeaps(Consumer<String> fault) {
    return PositionGenera.Finder.anew();
  }
}
