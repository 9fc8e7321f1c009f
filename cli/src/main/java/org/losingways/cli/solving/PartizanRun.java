// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Terminal;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.CommandFailure;

/** Steps a partizan solver to its limit, with a line of progress. */
public final class PartizanRun {

  /** Positions that may be played out. */
  private static final int MAX_PLAYED_OUT = 300_000;

  private PartizanRun() {}

  /** Runs the solver; how it went can be asked of it. */
  public static SolverStatus run(PartizanSolver solver, SolverLimits limits, Terminal terminal) {
    try (Progress progress = Progress.on(terminal)) {
      Runnable look = () -> progress.at(() -> "heap " + (solver.heaps() + 1));
      return Budget.watched(look).during(() -> solver.run(limits));
    }
  }

  /** What is known of a game, to at least the heaps of this position if that can be had in time. */
  public static PartizanAnalyst analyst(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    SolverLimits none = SolverLimits.none();
    PartizanSolver solver = solving.limits().solver(rules, none, output);
    long start = System.nanoTime();
    solving.patiently(() -> run(solver, none, output.terminal()));
    run(solver, none.withMaxHeap(position.largest()), output.terminal());
    solving.limits().keep(solver, start, none.withMaxHeap(position.largest()), output);
    return new PartizanAnalyst(solver.solution(), MAX_PLAYED_OUT);
  }

  /** The same; it is said what to do if the heaps of the position are not reached. */
  public static PartizanAnalyst covering(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    PartizanAnalyst analyst = analyst(rules, position, solving, output);
    if (!analyst.isCovered(position)) {
      throw CommandFailure.limit(
          "The misère monoid of %s is known to heap %d only; give it more time with --time-limit, or take smaller heaps."
              .formatted(rules.code(), analyst.solution().largestHeap()));
    }
    return analyst;
  }
}
