// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.PartizanRuleset;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.quotient.PartizanStructureAnswer;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.view.PartizanView;

/** What is said of the inside of a partizan game's monoid is what play shows. */
class PartizanStructureTest {

  private static final int PLAYED_OUT = 200_000;

  @ParameterizedTest
  @ValueSource(strings = {"0.2/0.3", "{0|*}", "0.1/0.1"})
  void productsOfElementsHaveTheOutcomesOfTheSums(String game) {
    PartizanRuleset rules = GameReader.of(game).partizan();
    PartizanSolver solver = new PartizanSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(12));
    PartizanStructureAnswer answer =
        (PartizanStructureAnswer)
            Structured.of(
                PartizanView.of(solver.solution()), solver.status(), () -> false, () -> false);
    assertThat(answer.elements()).hasSize(answer.order().orElseThrow());
    for (PartizanStructureAnswer.Element x : answer.elements()) {
      assertThat(outcome(rules, x.word().equals("1") ? "0" : x.position()))
          .as(x.word())
          .isEqualTo(x.outcome());
      for (Map.Entry<String, String> times : x.facts().action().entrySet()) {
        String heap =
            answer.generators().stream()
                .filter(g -> g.name().equals(times.getKey()))
                .map(g -> rules.labels().label(g.heap()))
                .findFirst()
                .orElseThrow();
        String product =
            answer.elements().stream()
                .filter(y -> y.word().equals(times.getValue()))
                .map(PartizanStructureAnswer.Element::outcome)
                .findFirst()
                .orElseThrow();
        assertThat(outcome(rules, x.word().equals("1") ? heap : x.position() + "+" + heap))
            .as(x.word() + "·" + times.getKey())
            .isEqualTo(product);
      }
    }
  }

  /** Who wins, by playing out: the solution that is asked knows no heap. */
  private static String outcome(PartizanRuleset rules, String position) {
    PartizanAnalyst analyst = new PartizanAnalyst(new PartizanSolver(rules).solution(), PLAYED_OUT);
    return analyst.outcome(rules.labels().position(position)).orElseThrow().name();
  }
}
