// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Answer;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.answer.position.OutcomeAnswer.Convention;
import org.losingways.show.page.text.Sheet;

class OutcomePageTest {

  private static String printed(boolean complete) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.123"));
    solver.run(SolverLimits.none());
    Optional<String> wins = Optional.of("N");
    Convention normal = new Convention(wins, Optional.of("2"), List.of(), complete);
    OutcomeAnswer answer =
        new OutcomeAnswer(
            "0.123",
            List.of(),
            wins,
            Optional.of("1"),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            OptionalInt.empty(),
            Optional.empty(),
            complete ? Optional.empty() : Optional.of(false),
            Optional.empty(),
            Optional.of(normal),
            Answer.Ground.SOLVED);
    return Sheet.printed(80, false, p -> new OutcomePage(p, solver.quotient()).print(answer));
  }

  /** Where time was up, nobody knows that there is none. */
  @Test
  void movesThatWereNotLookedAtAreNotDenied() {
    assertThat(printed(true))
        .contains("Winning in misère play: no move", "Winning in normal play: no move");
    assertThat(printed(false))
        .contains("Winning in misère play: none found before the time limit")
        .doesNotContain("no move");
  }
}
