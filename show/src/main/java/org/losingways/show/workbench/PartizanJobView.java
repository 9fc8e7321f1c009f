// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Labels;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;

/**
 * The answer of {@code misere solve} about a game of Left and Right.
 *
 * @param partizan always true, as a mark by which pages know it
 * @param phase done, or paused if more time may bring more
 * @param version how far it is: states with the same version are the same
 * @param labels what the heaps are called, unless they are sizes
 * @param heapOutcomes a letter, L, N, P or R, for each heap from 0 on
 * @param record all that is proved of the game, by this run or otherwise
 */
public record PartizanJobView(
    @Flattened PartizanSolveAnswer solve,
    boolean partizan,
    String phase,
    int queuePlace,
    long version,
    @Omitted Optional<List<String>> labels,
    String heapOutcomes,
    @Omitted Optional<GameRecord> record) {

  /** Where a solver is now. */
  public static PartizanJobView of(
      PartizanSolver solver, long milliseconds, Optional<GameRecord> record) {
    PartizanSolution solution = solver.solution();
    Labels labels = solution.rules().labels();
    int last = solution.heapsComputed();
    return new PartizanJobView(
        PartizanSolveAnswer.of(solver, milliseconds),
        true,
        solver.status() == SolverStatus.SOLVED ? "done" : "paused",
        0,
        1L + last + solver.refuted(),
        labels.areSizes() ? Optional.empty() : Optional.of(HeapName.legend(labels, last)),
        IntStream.rangeClosed(0, last)
            .mapToObj(heap -> solution.outcome(solution.value(heap)).name())
            .collect(Collectors.joining()),
        record);
  }
}
