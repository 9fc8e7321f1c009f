// SPDX-License-Identifier: Apache-2.0
package org.losingways.budget;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.losingways.family.TameNim;
import org.losingways.form.Birthdays;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.form.PartizanForms;
import org.losingways.form.SumOutcomes;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.board.GrundysGame;
import org.losingways.gauge.GaugeSearch;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.structure.Divisibility;
import org.losingways.monoid.structure.Inverses;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.monoid.structure.RayDivisibility;
import org.losingways.monoid.structure.RayStructure;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.RayPresentation;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;
import org.losingways.normal.NimSequence;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.Analyst;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.StopReason;
import org.losingways.reader.GameReader;
import org.losingways.theory.Kinship;
import org.losingways.theory.NormalCopy;
import org.losingways.theory.Pretending;
import org.losingways.theory.QuotientIsomorphism;
import org.losingways.theory.QuotientStructure;
import org.losingways.theory.RealisingForms;
import org.losingways.theory.SibertConway;
import org.losingways.theory.TameExtension;
import org.losingways.theory.WeightFunction;

/**
 * Computations that would take hours, with a budget that says no after a while: each asks, and ends
 * when it is told to, with an exception or with what it has.
 */
class SpentBudgetTest {

  private static final int ASKED = 100;

  private static DynamicTest ends(String name, Runnable computation) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          int[] asked = {0};
          Budget budget =
              new Budget(
                  Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> ++asked[0] >= ASKED);
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

  private static Form heap(int size) {
    return new Forms().nimHeap(size);
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
        ends("all quotients of an order", () -> new SmallQuotients(14, () -> false).run()),
        ends("outcomes of sums", () -> SumOutcomes.of(heap(900), heap(900))),
        ends("partizan forms", () -> new PartizanForms().integer(1 << 20)),
        ends("forms born by a day", () -> Birthdays.count(5)),
        ends("kinship", () -> Kinship.classes(Kinship.codes(8, 3))),
        ends("what plays like Nim", () -> TameNim.find(TakeAndBreak.of("0." + "3".repeat(900)))));
  }

  /** Two cyclic monoids of this size side by side. */
  private static FiniteMonoid pairs(int size, boolean isGroup) {
    int[][] action = new int[2][size * size];
    for (int x = 0; x < size * size; x++) {
      int row = x / size;
      int column = x % size;
      int below = row + 1 < size ? row + 1 : isGroup ? 0 : row;
      int right = column + 1 < size ? column + 1 : isGroup ? 0 : column;
      action[0][x] = below * size + column;
      action[1][x] = row * size + right;
    }
    return FiniteMonoid.ofAction(action);
  }

  @TestFactory
  Stream<DynamicTest> largeMonoids() {
    return Stream.of(true, false)
        .flatMap(isGroup -> ofMonoid(isGroup ? "group" : "chains", isGroup));
  }

  private static Stream<DynamicTest> ofMonoid(String name, boolean isGroup) {
    return Stream.of(
        ends(name + ", powers", () -> Powers.of(pairs(70, isGroup))),
        ends(name + ", divisibility", () -> Divisibility.of(pairs(70, isGroup))),
        ends(name + ", inverses", () -> Inverses.of(pairs(70, isGroup))),
        ends(name + ", principal series", () -> PrincipalSeries.of(pairs(70, isGroup))),
        ends(name + ", subgroups", () -> Subgroup.maximal(pairs(70, isGroup))));
  }

  private static final Relations LONG =
      Relations.of("<a,b,c,d,e,f,g | a17b3=c5d9,b13c2=e7f,d11=a3g4,e9f3=b2c7,g8a=d3e2,f12=a5b7>");

  @TestFactory
  Stream<DynamicTest> presentations() {
    return Stream.of(
        ends("completion", () -> RewritingSystem.complete(LONG, WordOrder.LATEST_LETTER)),
        ends("superfluous relations", () -> Irredundant.of(LONG, Long.MAX_VALUE, () -> false)));
  }

  private static FiniteQuotient dawsonsKayles() {
    return (FiniteQuotient) Budget.unlimited().during(() -> solved(code("0.07"), 28).quotient());
  }

  @TestFactory
  Stream<DynamicTest> quotients() {
    FiniteQuotient finite = dawsonsKayles();
    NormalSolution normal = NormalSolution.of(finite.rules(), 60);
    InfiniteQuotient infinite = (InfiniteQuotient) solved(code("0.76"), 12).quotient();
    RayMonoid rays = RayMonoid.product(pairs(8, false), infinite.monoid());
    return Stream.of(
        ends("what is like normal play", () -> NormalCopy.find(QuotientStructure.of(finite))),
        ends("a Sibert-Conway list", () -> SibertConway.of(finite, normal)),
        ends("weights", () -> WeightFunction.fit(finite, normal, 28)),
        ends("an isomorphism", () -> QuotientIsomorphism.find(finite, finite)),
        ends("an isomorphism of infinite ones", () -> QuotientIsomorphism.find(infinite, infinite)),
        ends("a pretending table", () -> Pretending.endless(new QuotientSolver(code("0.07")))),
        ends("rays, divisibility", () -> RayDivisibility.of(rays)),
        ends("rays, structure", () -> RayStructure.of(rays)),
        ends("rays, presentation", () -> RayPresentation.of(rays, () -> false)));
  }

  /** What has come since: families, levels, gauges, and what is read off them. */
  @TestFactory
  Stream<DynamicTest> endless() {
    FiniteQuotient levels = (FiniteQuotient) partial("0.54", 43);
    FiniteQuotient weights = (FiniteQuotient) partial("4.765", 6);
    return Stream.of(
        ends("a family or levels", () -> EndlessQuotient.find(levels)),
        ends("levels of 0.54", () -> new QuotientSolver(code("0.54")).run(SolverLimits.none())),
        ends("levels of 0.145", () -> new QuotientSolver(code("0.145")).run(SolverLimits.none())),
        ends("gauges", () -> GaugeSearch.find(weights, Optional.empty(), 9)),
        ends("forms that have a quotient", () -> new RealisingForms().of(levels)),
        ends("a tame extension", () -> TameExtension.find(QuotientStructure.of(levels))));
  }

  /** Heaps of which nothing is known are letters; a thousand million of them are not tried. */
  @Test
  void gaugesOfFarTooManyHeapsAreNotLookedFor() {
    assertThat(GaugeSearch.find(partial("4.765", 6), Optional.empty(), 1_000_000_000)).isEmpty();
  }

  private static Quotient partial(String code, int heap) {
    return Budget.unlimited().during(() -> solved(code(code), heap).quotient());
  }

  /** What is asked of powers of a ray is worked out in as many steps as the number has digits. */
  @Test
  void powersOfRaysAreTakenBySquaring() {
    RayMonoid rays = ((InfiniteQuotient) solved(code("0.76"), 12).quotient()).monoid();
    for (int x = 0; x < rays.cells(); x++) {
      int power = 0;
      for (int e = 0; e < 40; e++) {
        assertThat(rays.power(x, e)).isEqualTo(power);
        power = rays.times(power, x);
      }
    }
  }
}
