// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Terminal;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

/** Steps a solver to its limit, heap by heap, with a line of progress, and stops it on ctrl-C. */
public final class SolverRun {

  private static final long MILLIS_BETWEEN_LOOKS = 50;

  private SolverRun() {}

  /** What to do after each heap. */
  @FunctionalInterface
  public interface AfterHeap {
    /**
     * Called after each heap, also the one at which the solver stopped.
     *
     * @param changed whether the heap changed the quotient
     * @param progress the line of progress, to be paused before something is printed
     */
    void accept(boolean changed, Progress progress);
  }

  /** Runs the solver; how it went can be asked of it. */
  public static void run(QuotientSolver solver, SolverLimits limits, Terminal terminal) {
    run(solver, limits, terminal, (changed, progress) -> {});
  }

  /** Runs the solver, and does something after each heap. */
  public static void run(
      QuotientSolver solver, SolverLimits limits, Terminal terminal, AfterHeap afterHeap) {
    Thread watcher = cancelOnCtrlC(solver::cancel);
    try (Progress progress = Progress.on(terminal, "heap")) {
      while (solver.status() != SolverStatus.SOLVED && solver.heaps() < limits.maxHeap()) {
        int changes = solver.steps().size();
        solver.extend(limits);
        afterHeap.accept(solver.steps().size() != changes, progress);
        if (solver.stopped().isPresent()) {
          return;
        }
        progress.at(solver.heaps(), order(solver));
      }
      if (solver.heaps() >= limits.maxHeap()) {
        // Lets the solver note why it stopped.
        solver.run(limits);
      }
    } finally {
      watcher.interrupt();
    }
  }

  private static String order(QuotientSolver solver) {
    OptionalInt order = solver.finiteOrder();
    return order.isPresent() ? "order " + order.getAsInt() : "infinite";
  }

  /** A single heap can take minutes, so ctrl-C is looked for beside the computation. */
  static Thread cancelOnCtrlC(Runnable cancel) {
    BooleanSupplier pressed = Interrupt.onCtrlC();
    Thread watcher =
        new Thread(
            () -> {
              try {
                while (!pressed.getAsBoolean()) {
                  Thread.sleep(MILLIS_BETWEEN_LOOKS);
                }
                cancel.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "ctrl-c watcher");
    watcher.setDaemon(true);
    watcher.start();
    return watcher;
  }
}
