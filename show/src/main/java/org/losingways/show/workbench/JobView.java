// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.answer.quotient.SolveAnswer;

/**
 * The answer of {@code misere solve} about a game that may still be worked on.
 *
 * @param phase queued, running, paused or done
 * @param queuePlace 1 for the next in the queue, 0 when not in it
 * @param version counts the states of a game
 * @param outcomes a letter for each heap from 0 on
 */
public record JobView(
    @Flattened SolveAnswer solve, String phase, int queuePlace, long version, String outcomes) {

  public static JobView of(
      QuotientSolver solver,
      NormalPlay normal,
      long milliseconds,
      String phase,
      int queuePlace,
      long version) {
    Quotient quotient = solver.quotient();
    return new JobView(
        SolveAnswer.of(solver, normal, milliseconds),
        phase,
        queuePlace,
        version,
        IntStream.rangeClosed(0, solver.heaps())
            .mapToObj(heap -> quotient.outcome(quotient.value(heap)).name())
            .collect(Collectors.joining()));
  }
}
