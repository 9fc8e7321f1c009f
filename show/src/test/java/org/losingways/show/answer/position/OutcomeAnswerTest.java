// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class OutcomeAnswerTest {

  /** Heap 9 of 0.123 has genus 2^1420, heap 5 has 1^031. */
  @ParameterizedTest
  @CsvSource({"9, N", "5, P"})
  void aGenusTellsTheOutcomeThatPlayingOutDidNot(int heap, String outcome) {
    TakeAndBreak rules = TakeAndBreak.of("0.123");
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(3));
    Quotient known = solver.quotient();
    Answer unsettled = new Analyst(known, 0).answer(List.of(BigInteger.valueOf(heap)));
    assertThat(unsettled.outcome()).isEmpty();
    assertThat(OutcomeAnswer.of(known, unsettled, Optional.empty()).outcome()).isEmpty();
    PositionGenera genera =
        new PositionGenera(rules, NormalSolution.of(rules, 20), Duration.ofDays(1));
    OutcomeAnswer answer = OutcomeAnswer.of(known, unsettled, Optional.of(genera));
    assertThat(answer.genus()).isPresent();
    assertThat(answer.outcome()).contains(outcome);
    assertThat(answer.ground()).contains("played-out");
  }
}
