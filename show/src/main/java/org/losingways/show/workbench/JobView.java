// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.GrowthReport;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.SolveAnswer;

/**
 * The answer of {@code misere solve} about a game that may still be worked on.
 *
 * @param phase queued, running, paused or done
 * @param queuePlace 1 for the next in the queue, 0 when not in it
 * @param version counts the states of a game
 * @param outcomes a letter for each heap from 0 on
 * @param lastFinite the last heap to which the quotient is finite, if it is infinite
 * @param record all that is proved of the game, by this run or otherwise
 * @param progress where the search is while it runs
 */
public record JobView(
    @Flattened SolveAnswer solve,
    String phase,
    int queuePlace,
    long version,
    String outcomes,
    @Omitted OptionalInt lastFinite,
    @Omitted Optional<GameRecord> record,
    @Omitted Optional<Progress> progress) {

  /**
   * The search for the quotient with the next heap.
   *
   * @param heap the heap
   * @param trial which trial it is
   * @param order of the last trial that was refuted
   * @param refuting the position that refuted it
   * @param milliseconds spent on the game
   */
  public record Progress(
      int heap,
      int trial,
      @Omitted OptionalInt order,
      @Omitted Optional<String> refuting,
      long milliseconds) {

    /** Where a solver is, asked from the thread that it runs in. */
    public static Progress of(QuotientSolver solver, Labels labels, long milliseconds) {
      GrowthReport report = solver.report();
      int last = Math.min(report.orders().size(), report.refuting().size()) - 1;
      return new Progress(
          report.heap(),
          report.trials() + 1,
          last < 0 ? OptionalInt.empty() : OptionalInt.of(report.orders().get(last)),
          last < 0 ? Optional.empty() : Optional.of(labels.text(report.refuting().get(last))),
          milliseconds);
    }
  }

  /** The same game in another phase, or further on in it. */
  public JobView in(String other, int place, Optional<Progress> where) {
    return new JobView(solve, other, place, version + 1, outcomes, lastFinite, record, where);
  }

  public static JobView of(
      QuotientSolver solver,
      NormalPlay normal,
      long milliseconds,
      String phase,
      int queuePlace,
      long version,
      Optional<GameRecord> record) {
    Quotient quotient = solver.quotient();
    return new JobView(
        SolveAnswer.of(solver, normal, milliseconds),
        phase,
        queuePlace,
        version,
        IntStream.rangeClosed(0, solver.heaps())
            .mapToObj(heap -> quotient.outcome(quotient.value(heap)).name())
            .collect(Collectors.joining()),
        quotient instanceof InfiniteQuotient
            ? OptionalInt.of(quotient.lastFinite().heapsComputed())
            : OptionalInt.empty(),
        record,
        Optional.empty());
  }
}
