// SPDX-License-Identifier: Apache-2.0
package org.losingways.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.GrundysGame;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.GenusTable;
import org.losingways.normal.NimSequence;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.StopReason;
import org.losingways.reader.GameReader;

/**
 * Computations that would take hours, with a budget that says no after a while: each asks, and ends
 * when it is told to, with an exception or with what it has.
 */
class SpentBudgetTest {

  private static final int ASKED = 200;

  private static DynamicTest ends(String name, Runnable computation) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          int[] asked = {0};
          Budget budget =
              new Budget(
                  OptionalLong.empty(),
                  Integer.MAX_VALUE,
                  Long.MAX_VALUE,
                  () -> ++asked[0] >= ASKED);
          try {
            budget.during(
                () -> {
                  computation.run();
                  return true;
                });
          } catch (Budget.Stopped | FormLimitException e) {
            assertThat(e).isNotNull();
          }
          assertThat(asked[0]).as("how often the budget was asked").isGreaterThanOrEqualTo(ASKED);
        });
  }

  private static Ruleset code(String text) {
    return TakeAndBreak.of(text);
  }

  private static QuotientSolver solved(Ruleset rules, int heap) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return solver;
  }

  private static void play(Ruleset rules, int verified, int heap) {
    Analyst analyst =
        Budget.unlimited()
            .during(() -> new Analyst(solved(rules, verified).quotient(), Integer.MAX_VALUE));
    assertThat(analyst.answer(List.of(BigInteger.valueOf(heap))).outcome()).isEmpty();
  }

  private static Form sum(Forms forms, int heap) {
    Form form = forms.nimHeap(heap);
    return forms.sum(forms.sum(form, form), form);
  }

  /** Whatever heap it happens at. */
  @Test
  void whatWasProvedSurvivesWhenTheMemoryIsOut() {
    Ruleset kayles = code("0.77");
    Ruleset greedy =
        (heap, sink) -> {
          if (heap > 9) {
            throw new OutOfMemoryError("pretended");
          }
          kayles.forEachOption(heap, sink);
        };
    QuotientSolver solver = new QuotientSolver(greedy);
    solver.run(SolverLimits.none());
    assertThat(solver.stopped()).contains(StopReason.MEMORY);
    assertThat(solver.heaps()).isEqualTo(9);
    assertThat(solver.quotient().finiteOrder())
        .isEqualTo(solved(kayles, 9).quotient().finiteOrder());
  }

  @TestFactory
  Stream<DynamicTest> hostileArguments() {
    return Stream.of(
        ends(
            "the quotient of 0.07",
            () -> new QuotientSolver(code("0.07")).run(SolverLimits.none())),
        ends(
            "the quotient of a code of a thousand digits",
            () -> new QuotientSolver(code("0." + "7".repeat(1000))).run(SolverLimits.none())),
        ends(
            "a partizan monoid",
            () ->
                new PartizanSolver(GameReader.of("0.37/0.73").partizan()).run(SolverLimits.none())),
        ends("nim-values", () -> NimSequence.of(code("0.(8)")).extendTo(1 << 20)),
        ends("a normal solution", () -> NormalSolution.of(new GrundysGame(), 1 << 20)),
        ends("genera", () -> new GenusTable(code("0.(F)")).extendTo(200)),
        ends("frisky positions", () -> new FriskyTable(new GenusTable(code("0.(F)")), 200).tau()),
        ends("a sum of forms", () -> sum(new Forms(), 300)),
        ends(
            "forms of heaps",
            () -> new HeapForms(code("0.77"), new Forms()).of(Position.of(40, 40, 40))),
        ends(
            "a distinguisher",
            () -> {
              Forms forms = new Forms();
              new Distinguishers(forms).find(sum(forms, 300), forms.zero());
            }),
        ends("a position of 0.07 played out", () -> play(code("0.07"), 12, 2000)),
        ends("a heap with very many options", () -> play(code("0.(8)"), 3, 2000)),
        ends("a position of Grundy's game", () -> play(new GrundysGame(), 8, 200)),
        ends(
            "a partizan position played out",
            () -> {
              PartizanSolver none = new PartizanSolver(GameReader.of("0.37/0.73").partizan());
              new PartizanAnalyst(none.solution(), Integer.MAX_VALUE).outcome(Position.of(90, 80));
            }),
        ends("all quotients of an order", () -> new SmallQuotients(14, Budget::isSpent).run()));
  }
}
