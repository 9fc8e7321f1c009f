// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Finding;

/** Solvers in the page, which begin at the beginning: nothing is kept there. */
public final class KeptGames {

  public record Effort(long milliseconds, Duration time, String limits) {}

  public PartizanSolver solver(PartizanRuleset rules, SolverLimits limits) {
    return new PartizanSolver(rules);
  }

  public List<Finding> findings(Game game) {
    return List.of();
  }

  public Optional<Gauges<?>> gauges(Game game) {
    return Optional.empty();
  }

  public Optional<GaugeSolution> gauges(Ruleset rules) {
    return Optional.empty();
  }

  public Optional<PartizanGauges> gauges(PartizanRuleset rules) {
    return Optional.empty();
  }

  public boolean keep(PartizanSolver solver, Effort effort) {
    return false;
  }
}
