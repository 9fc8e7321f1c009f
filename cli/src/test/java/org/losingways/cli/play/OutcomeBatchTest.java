// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.losingways.budget.Budget;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
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
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    batch(rules, 5, out, true).run(lines("2\n"));
    JsonNode answer = new JsonMapper().readTree(out.toByteArray());
    assertThat(answer.get("game").stringValue()).isEqualTo(rules.code());
    assertThat(answer.get("position")).hasSize(1);
    assertThat(answer.get("winning").get(0).get("heap").intValue()).isEqualTo(2);
  }

  private static OutcomeBatch batch(
      Ruleset rules, int maxHeap, ByteArrayOutputStream out, boolean json) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    Quotient quotient = solver.quotient();
    PositionGenera genera =
        new PositionGenera(rules, NormalSolution.of(rules, maxHeap), Duration.ofMillis(1));
    return new OutcomeBatch(out, quotient, genera, new Analyst(quotient, 1_000_000), json);
  }

  private static ByteArrayInputStream lines(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Time passes by one whenever somebody asks for it. */
  private static Budget questions(long most) {
    AtomicLong time = new AtomicLong();
    return Budget.of(Duration.ofNanos(most), time::incrementAndGet, () -> false);
  }

  @Test
  void allLinesAreAnsweredInTime() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BatchLoop.Result result = batch(TakeAndBreak.of("0.07"), 8, out, false).run(lines("3\n40\n5"));
    assertThat(result).isEqualTo(new BatchLoop.Result(3, true, false));
    assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(3);
  }

  @Test
  void noneAreWhenTheTimeIsOverBefore() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    OutcomeBatch batch = batch(TakeAndBreak.of("0.07"), 8, out, false);
    assertThat(questions(0).during(() -> batch.run(lines("3\n40\n5\n"))))
        .isEqualTo(new BatchLoop.Result(0, true, true));
    assertThat(questions(0).during(() -> batch.runLabels(lines("3\n"))))
        .isEqualTo(new BatchLoop.Result(0, true, true));
    assertThat(out.size()).isZero();
  }

  /** The third line is one to be played out, which takes longer than there is time. */
  @Test
  void whatWasAnsweredBeforeALimitIsPrintedWhole() {
    for (boolean json : new boolean[] {false, true}) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      OutcomeBatch batch = batch(TakeAndBreak.of("0.07"), 8, out, json);
      assertThat(questions(10).during(() -> batch.run(lines("3\n5 4\n40 39 38\n5\n"))))
          .isEqualTo(new BatchLoop.Result(2, true, true));
      assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("\n");
      assertThat(out.toString(StandardCharsets.UTF_8).lines()).hasSize(2);
    }
  }

  @Test
  void whatRemainsIsCounted() throws IOException {
    LineCount whole = new LineCount(lines("3\n\n40 2\n5"));
    assertThat(whole.readNBytes(3)).hasSize(3);
    assertThat(whole.remaining(1, true)).isEqualTo("3 lines remain");
    assertThat(new LineCount(lines("3\n4\n")).remaining(1, true)).isEqualTo("1 line remains");
    // Nobody knows whether a pipe has more.
    assertThat(new LineCount(lines("3\n4\n")).remaining(0, false))
        .isEqualTo("at least 2 lines remain");
    InputStream silent =
        new FilterInputStream(lines("3\n4\n")) {
          @Override
          public int available() throws IOException {
            throw new IOException("Illegal seek");
          }
        };
    assertThat(new LineCount(silent).remaining(0, false)).isEqualTo("at least 0 lines remain");
  }
}
