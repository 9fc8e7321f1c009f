// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OutcomeBatchTest {

  /** Take one or two, called by a name that JSON has to escape. */
  private static final class Quoted implements Ruleset {
    @Override
    public String code() {
      return "the \"small\" game \\ 1";
    }

    @Override
    public int largestHeap() {
      return 5;
    }

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      for (int taken = 1; taken <= Math.min(2, heap); taken++) {
        sink.accept(new int[] {heap - taken}, heap == taken ? 0 : 1);
      }
    }
  }

  @Test
  void namesOfGamesAreEscaped() throws IOException {
    Ruleset rules = new Quoted();
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none());
    Quotient quotient = solver.quotient();
    PositionGenera genera =
        new PositionGenera(rules, NormalSolution.of(rules, 5), Duration.ofSeconds(1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new OutcomeBatch(out, quotient, genera, new Analyst(quotient, 1000), true)
        .run(new ByteArrayInputStream("2\n".getBytes(StandardCharsets.UTF_8)));
    JsonNode answer = new JsonMapper().readTree(out.toByteArray());
    assertThat(answer.get("game").stringValue()).isEqualTo(rules.code());
    assertThat(answer.get("position")).hasSize(1);
    assertThat(answer.get("winning").get(0).get("heap").intValue()).isEqualTo(2);
  }
}
