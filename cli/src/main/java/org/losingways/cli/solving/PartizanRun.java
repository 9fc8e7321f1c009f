// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.Optional;
import org.losingways.app.Telling;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Terminal;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.Valuation;
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

  /** Who wins this position and those that it leads to, as far as can be told in time. */
  public static PartizanAnalyst analyst(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    return new PartizanAnalyst(known(rules, position, solving, output), MAX_PLAYED_OUT);
  }

  /**
   * What tells the outcomes of positions with heaps up to those of this one: the monoid, or gauges
   * that are kept, where these go further and the monoid not far enough; or the monoid as far as it
   * can be had in time.
   */
  private static Valuation<PartizanOutcome> known(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    Optional<PartizanGauges> gauges =
        solving
            .limits()
            .gauges(rules, output)
            .filter(found -> position.largest() <= found.largestHeap());
    // Where these tell enough, nothing is looked for that takes longer than a person waits.
    PartizanSolution monoid =
        monoid(rules, gauges.isPresent() ? 0 : position.largest(), solving, output);
    return Telling.<Valuation<PartizanOutcome>>of(monoid, position, () -> gauges);
  }

  /** The misère monoid, to at least this heap if that can be had in time. */
  private static PartizanSolution monoid(
      PartizanRuleset rules, int heap, Solving solving, Output output) {
    SolverLimits none = SolverLimits.none();
    PartizanSolver solver = solving.limits().solver(rules, none, output);
    long start = System.nanoTime();
    solving.patiently(() -> run(solver, none, output.terminal()));
    run(solver, none.withMaxHeap(heap), output.terminal());
    solving.limits().keep(solver, start, none.withMaxHeap(heap), output);
    return solver.solution();
  }

  /** What tells this position; it is said what to do if its heaps are not reached. */
  public static Valuation<PartizanOutcome> telling(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    return covering(known(rules, position, solving, output), position);
  }

  /**
   * The misère monoid to the heaps of this position; it is said what to do if that is not known.
   */
  public static PartizanSolution covering(
      PartizanRuleset rules, Position position, Solving solving, Output output) {
    return covering(monoid(rules, position.largest(), solving, output), position);
  }

  private static <V extends Valuation<PartizanOutcome>> V covering(V known, Position position) {
    if (position.largest() > known.largestHeap()) {
      throw CommandFailure.limit(
          "The misère monoid of %s is known to heap %d only; raise --time-limit, or use smaller heaps."
              .formatted(known.rules().code(), known.largestHeap()));
    }
    return known;
  }
}
