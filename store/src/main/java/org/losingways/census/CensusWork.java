// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.codec.SavedPartizan;
import org.losingways.codec.SavedRun;
import org.losingways.codec.SolverCertificate;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.WorkClock;

/** Works on one task of a census. */
final class CensusWork {

  private CensusWork() {}

  static CensusResult on(CensusTask task, BooleanSupplier isOver) {
    long start = System.nanoTime();
    try {
      return GameReader.of(task.code())
          .either(
              rules -> impartial(task, rules, start, isOver),
              rules -> partizan(task, rules, start, isOver));
    } catch (Budget.Stopped e) {
      return CensusResult.failed(task, "it was stopped before it had begun");
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
      return CensusResult.failed(
          task, e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
    }
  }

  private static SolverLimits limits(CensusTask task) {
    return SolverLimits.none()
        .withMaxHeap(task.maxHeap().orElse(Integer.MAX_VALUE))
        .withMaxOrder(task.maxOrder().orElse(Integer.MAX_VALUE))
        .withMaxBytes(task.maxBytes());
  }

  /** The time is for the search; to verify where it goes on, and to write the proof, is extra. */
  private static void search(CensusTask task, BooleanSupplier isOver, Runnable search) {
    Budget.of(task.time(), new WorkClock(), isOver)
        .during(
            () -> {
              search.run();
              return true;
            });
  }

  private static CensusResult impartial(
      CensusTask task, Ruleset rules, long start, BooleanSupplier isOver) {
    QuotientSolver solver =
        task.run()
            .map(run -> Examination.resumed(rules, run, isOver))
            .orElseGet(() -> new QuotientSolver(rules));
    search(task, isOver, () -> solver.run(limits(task)));
    Optional<String> certificate =
        solver.status() == SolverStatus.SOLVED
            ? Optional.of(SolverCertificate.of(solver.quotient()).file())
            : Optional.empty();
    return new CensusResult(
        task.code(),
        Optional.of(Standing.of(solver)),
        Optional.of(SavedRun.text(solver.snapshot())),
        certificate,
        (System.nanoTime() - start) / 1_000_000,
        Optional.empty());
  }

  private static CensusResult partizan(
      CensusTask task, PartizanRuleset rules, long start, BooleanSupplier isOver) {
    PartizanSolver solver =
        task.run()
            .map(
                run ->
                    Examination.within(
                        isOver, () -> PartizanSolver.resume(rules, SavedPartizan.parse(run))))
            .orElseGet(() -> new PartizanSolver(rules));
    search(task, isOver, () -> solver.run(limits(task)));
    return new CensusResult(
        task.code(),
        Optional.of(Standing.of(solver)),
        Optional.of(SavedPartizan.text(solver.snapshot())),
        solver.status() == SolverStatus.SOLVED
            ? Optional.of(SolverCertificate.of(solver.solution()).file())
            : Optional.empty(),
        (System.nanoTime() - start) / 1_000_000,
        Optional.empty());
  }
}
