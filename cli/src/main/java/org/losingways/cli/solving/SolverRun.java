// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import org.losingways.app.KeptRun;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Terminal;
import org.losingways.quotient.solver.GrowthReport;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

/** Steps a solver to its limit, heap by heap, with a line of progress. */
public final class SolverRun {

  private SolverRun() {}

  /** Who looks on. */
  public interface Watcher {
    /**
     * Called after each heap, also the one at which the solver stopped.
     *
     * @param changed whether the heap changed the quotient
     * @param progress the line of progress, to be paused before something is printed
     */
    void afterHeap(boolean changed, Progress progress);

    /** Called again and again while a heap is looked at, which can take minutes. */
    default void meanwhile() {}
  }

  /** Nobody looks on. */
  static final Watcher NOBODY = (changed, progress) -> {};

  /** Runs the solver; how it went can be asked of it. */
  public static SolverStatus run(QuotientSolver solver, SolverLimits limits, Terminal terminal) {
    return run(solver, limits, terminal, NOBODY);
  }

  /** Runs the solver while somebody looks on, and keeps what it proves. */
  public static void run(KeptRun run, SolverLimits limits, Terminal terminal, Watcher watcher) {
    Watcher keeping =
        new Watcher() {
          @Override
          public void afterHeap(boolean changed, Progress progress) {
            watcher.afterHeap(changed, progress);
            run.look();
          }

          @Override
          public void meanwhile() {
            watcher.meanwhile();
            run.look();
          }
        };
    run(run.solver(), limits, terminal, keeping);
    run.end();
  }

  /** Runs the solver while somebody looks on. */
  public static SolverStatus run(
      QuotientSolver solver, SolverLimits limits, Terminal terminal, Watcher watcher) {
    try (Progress progress = Progress.on(terminal)) {
      Runnable look =
          () -> {
            progress.at(() -> where(solver));
            watcher.meanwhile();
          };
      return Budget.watched(look).during(() -> step(solver, limits, watcher, progress));
    }
  }

  private static SolverStatus step(
      QuotientSolver solver, SolverLimits limits, Watcher watcher, Progress progress) {
    while (solver.status() != SolverStatus.SOLVED && solver.heaps() < limits.maxHeap()) {
      int changes = solver.steps().size();
      solver.extend(limits);
      try {
        watcher.afterHeap(solver.steps().size() != changes, progress);
      } catch (Budget.Stopped e) {
        // Whoever looks on was told first. The solver is told when it is asked next, and notes why.
        continue;
      }
      if (solver.stopped().isPresent()) {
        return solver.status();
      }
    }
    // Lets the solver note why it stopped.
    return solver.run(limits);
  }

  /**
   * Such as {@code heap 21, order 638 so far; trial 8, 7 refuted, the last (order 5120) by 9+9}.
   */
  static String where(QuotientSolver solver) {
    GrowthReport report = solver.report();
    int trials = report.trials();
    String known =
        solver.finiteOrder().isPresent() ? "order " + solver.finiteOrder().getAsInt() : "infinite";
    String refuted = trials == 0 ? "" : "; trial " + (trials + 1) + ", " + trials + " refuted";
    if (!report.orders().isEmpty() && !report.refuting().isEmpty()) {
      int last = report.refuting().size() - 1;
      refuted +=
          ", the last (order %d) by %s"
              .formatted(report.orders().get(last), report.refuting().get(last));
    }
    return "heap " + report.heap() + ", " + known + " so far" + refuted;
  }
}
