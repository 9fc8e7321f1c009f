// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.time.Duration;
import org.losingways.game.PartizanRuleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverLimits;

/** Solvers in the page, which begin at the beginning: nothing is kept there. */
public final class KeptGames {

  public record Effort(long milliseconds, Duration time, String limits) {}

  public PartizanSolver solver(PartizanRuleset rules, SolverLimits limits) {
    return new PartizanSolver(rules);
  }

  public boolean keep(PartizanSolver solver, Effort effort) {
    return false;
  }
}
