// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Codes;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.quotient.Period;

class QuotientSolverTest {

  private static QuotientSolver solve(String code, int maxHeap) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return solver;
  }

  private static QuotientSolver heapByHeap(String code, int maxHeap) {
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    return solver;
  }

  private static List<String> growth(QuotientSolver solver) {
    return solver.steps().stream().map(s -> s.heap() + ":" + s.order() + "/" + s.pSize()).toList();
  }

  @Test
  void printsTheSolutionOf0123AsTheDesignDoes() {
    QuotientSolver solver = solve("0.123", 100);
    FiniteQuotient q = solver.lastFinite();
    assertThat(solver.status()).isEqualTo(SolverStatus.SOLVED);
    assertThat(q.heapsComputed()).isEqualTo(22);
    assertThat(q.order()).isEqualTo(20);
    assertThat(q.period()).hasValue(new Period(5, 5));
    assertThat(q.lastTameHeap()).isEqualTo(7);
    assertThat(q.name()).isEmpty();
    assertThat(q.generators().stream().map(g -> g.name() + g.heap()).toList())
        .containsExactly("a1", "b3", "c8", "d9");
    assertThat(q.presentation().relations().stream().map(Object::toString).toList())
        .containsExactly("a2=1", "b4=b2", "b2c=b3", "c2=1", "b2d=d", "cd=bd", "d3=ad2");
    assertThat(q.pPortion()).containsExactly("a", "b2", "ac", "bd", "d2");
    assertThat(q.printedPhi().subList(0, 11))
        .containsExactly("1", "a", "1", "b", "b", "a", "d2", "1", "c", "d", "a");
    assertThat(growth(solver)).containsExactly("1:2/1", "3:6/2", "8:12/3", "9:20/5");
  }

  @Test
  void tells4And4From6OnlyWhen8And9AreThere() {
    // Advances, section 9: the values change at heap 9, and 8+9 tells the two apart.
    FiniteQuotient before = solve("0.123", 8).lastFinite();
    assertThat(before.value(Position.of(4, 4))).isEqualTo(before.value(Position.of(6)));
    FiniteQuotient after = solve("0.123", 9).lastFinite();
    assertThat(after.value(Position.of(4, 4))).isNotEqualTo(after.value(Position.of(6)));
    assertThat(after.outcome(Position.of(4, 4, 8, 9)))
        .isNotEqualTo(after.outcome(Position.of(6, 8, 9)));
  }

  @Test
  void givesValuesToHeapsOfAnySizeWhenSolved() {
    FiniteQuotient q = solve("0.123", 100).lastFinite();
    assertThat(q.largestHeap()).isEqualTo(Integer.MAX_VALUE);
    assertThat(q.print(q.value(1_000_003))).isEqualTo("c");
    assertThat(q.outcome(Position.of(9, 8, 5, 3))).isEqualTo(Outcome.N);
  }

  @Test
  void followsDawsonsKaylesAsFarAsThePaperDoes() {
    // Advances, section 10.1.1; its figure gives the last heap of each order.
    assertThat(growth(solve("0.07", 33)))
        .containsExactly(
            "2:2/1",
            "4:6/2",
            "10:12/3",
            "14:24/5",
            "25:144/23",
            "27:176/28",
            "30:360/65",
            "31:520/89",
            "32:552/93",
            "33:638/109");
  }

  @Test
  void followsGamesThatGrowRegularlyForEver() {
    assertThat(growth(heapByHeap("4.7", 18)))
        .containsExactly(
            "1:2/1",
            "2:6/2",
            "5:8/2",
            "8:12/3",
            "9:18/4",
            "10:22/5",
            "11:28/6",
            "12:34/8",
            "13:42/9",
            "14:50/12",
            "15:60/13",
            "16:70/17",
            "17:82/18",
            "18:94/23");
    for (GrowthStep step : solve("0.26", 31).steps().subList(4, 12)) {
      int m = (step.heap() - 1) / 2;
      assertThat(step.order()).isEqualTo(2 * (m * m / 4));
    }
  }

  @Test
  void findsPowersOfPeriodSix() {
    // In the quotient of 0.266 to heap 15 some element has f⁷ = f and no shorter repetition.
    FiniteQuotient q = solve("0.266", 15).lastFinite();
    assertThat(q.order()).isEqualTo(220);
    assertThat(q.presentation().relations().stream().map(Object::toString)).contains("f7=f");
  }

  @Test
  void solvesAGameWithFinitelyManyHeaps() {
    // Advances, section 9.5.1: coins on a directed heptagon, {2+,0} and its followers.
    Ruleset heptagon =
        new Ruleset() {
          private final int[][] options = {{}, {0}, {0, 1}, {2}, {0, 3}};

          @Override
          public void forEachOption(int heap, org.losingways.game.OptionSink sink) {
            for (int t : options[heap]) {
              sink.accept(new int[] {t}, t == 0 ? 0 : 1);
            }
          }

          @Override
          public int largestHeap() {
            return 4;
          }
        };
    QuotientSolver solver = new QuotientSolver(heptagon);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    FiniteQuotient q = solver.lastFinite();
    assertThat(q.order()).isEqualTo(14);
    assertThat(q.presentation().relations().stream().map(Object::toString).toList())
        .containsExactly("a2=1", "b3=b", "b2c=c", "c3=ac2");
    assertThat(q.pPortion()).containsExactly("a", "b2", "bc", "c2");
    assertThat(q.printedPhi()).containsExactly("1", "a", "b", "c2", "c");
    assertThat(q.isSolved()).isTrue();
    assertThat(q.period()).isEmpty();
  }

  @Test
  void followsGrundysGame() {
    QuotientSolver solver = new QuotientSolver(Codes.GRUNDY);
    assertThat(solver.run(SolverLimits.none().withMaxHeap(24))).isEqualTo(SolverStatus.PARTIAL);
    assertThat(solver.stopped()).hasValue(StopReason.HEAP);
    assertThat(solver.steps().stream().map(s -> s.heap() + ":" + s.order()).toList())
        .containsExactly("3:2", "5:6", "13:12", "18:24", "20:48");
  }

  @Test
  void playsNimWithARepeatingCodeAndProvesNoPeriod() {
    QuotientSolver solver = heapByHeap("0.(3)", 16);
    assertThat(solver.status()).isEqualTo(SolverStatus.PARTIAL);
    assertThat(solver.steps().stream().map(s -> s.heap() + s.name().orElse("?")).toList())
        .containsExactly("1T1", "2T2", "4T3", "8T4", "16T5");
  }

  @Test
  void stopsAtAnOrderAndSaysWhatItSaw() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.3122"));
    SolverStatus status = solver.run(SolverLimits.none().withMaxOrder(60));
    assertThat(status).isEqualTo(SolverStatus.GROWING);
    assertThat(solver.stopped()).hasValue(StopReason.ORDER);
    assertThat(solver.heaps()).isEqualTo(6);
    assertThat(solver.finiteOrder()).hasValue(52);
    GrowthReport report = solver.report();
    assertThat(report.heap()).isEqualTo(7);
    assertThat(report.trials()).isGreaterThan(3);
    assertThat(report.refuting()).hasSameSizeAs(report.orders()).isNotEmpty();
    assertThat(report.refuting().get(report.refuting().size() - 1).largest()).isEqualTo(7);
  }

  @Test
  void stopsWhenItsTimeIsOverAndGoesOnLater() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.77"));
    assertThat(solver.run(SolverLimits.none().withTime(Duration.ZERO)))
        .isEqualTo(SolverStatus.PARTIAL);
    assertThat(solver.stopped()).hasValue(StopReason.TIME);
    assertThat(solver.heaps()).isZero();
    solver.cancel();
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.PARTIAL);
    assertThat(solver.stopped()).hasValue(StopReason.CANCELLED);
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    assertThat(solver.stopped()).isEmpty();
    assertThat(solver.finiteOrder()).hasValue(40);
  }

  @Test
  void stopsBeforeItNeedsTooMuchMemory() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.07"));
    solver.run(SolverLimits.none().withMaxBytes(100_000));
    assertThat(solver.stopped()).hasValue(StopReason.MEMORY);
    assertThat(solver.heaps()).isGreaterThanOrEqualTo(14);
  }

  /** Its trials with heap 44 have some ten thousand elements; pairs of them would take more. */
  @Test
  void largeTrialsTakeNoBitForEachPairOfElements() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.007"));
    solver.run(SolverLimits.none().withMaxBytes(150 << 20).withMaxOrder(2500));
    assertThat(solver.heaps()).isEqualTo(43);
    assertThat(solver.stopped()).hasValue(StopReason.ORDER);
  }

  @Test
  void resumesFromASnapshotWithTheSameAnswer() {
    for (int heap : new int[] {0, 1, 8, 9, 20}) {
      SolverSnapshot snapshot = solve("0.123", heap).snapshot();
      QuotientSolver resumed = QuotientSolver.resume(TakeAndBreak.of("0.123"), snapshot);
      assertThat(resumed.heaps()).isEqualTo(heap);
      resumed.run(SolverLimits.none());
      QuotientSolver straight = solve("0.123", 100);
      assertThat(resumed.steps()).isEqualTo(straight.steps());
      assertThat(resumed.lastFinite().printedPhi()).isEqualTo(straight.lastFinite().printedPhi());
      assertThat(resumed.period()).isEqualTo(straight.period());
    }
  }

  @Test
  void refusesADamagedSnapshot() {
    TakeAndBreak rules = TakeAndBreak.of("0.123");
    SolverSnapshot good = solve("0.123", 15).snapshot();
    for (int h = 1; h < good.phi().length; h++) {
      int[] phi = good.phi().clone();
      phi[h] = (phi[h] + 1) % 20;
      SolverSnapshot bad =
          new SolverSnapshot(good.code(), good.action(), good.p(), phi, good.steps());
      assertThatThrownBy(() -> QuotientSolver.resume(rules, bad))
          .isInstanceOf(IllegalArgumentException.class);
    }
    int[] p = good.p().clone();
    p[0] = 0;
    SolverSnapshot wrongP =
        new SolverSnapshot(good.code(), good.action(), p, good.phi(), good.steps());
    assertThatThrownBy(() -> QuotientSolver.resume(rules, wrongP))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("damaged");
    for (int i = 0; i < good.steps().size(); i++) {
      List<GrowthStep> steps = new ArrayList<>(good.steps());
      GrowthStep step = steps.remove(i);
      SolverSnapshot fewer =
          new SolverSnapshot(good.code(), good.action(), good.p(), good.phi(), List.copyOf(steps));
      assertThatThrownBy(() -> QuotientSolver.resume(rules, fewer)).hasMessageContaining("steps");
      steps.add(i, new GrowthStep(step.heap(), step.order() + 1, step.pSize(), step.name()));
      SolverSnapshot wrong =
          new SolverSnapshot(good.code(), good.action(), good.p(), good.phi(), List.copyOf(steps));
      assertThatThrownBy(() -> QuotientSolver.resume(rules, wrong)).hasMessageContaining("steps");
    }
    assertThatThrownBy(() -> QuotientSolver.resume(TakeAndBreak.of("0.77"), good))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0.123");
  }

  @Test
  void refusesHeapsItDoesNotKnow() {
    FiniteQuotient q = solve("0.07", 20).lastFinite();
    assertThatThrownBy(() -> q.value(21))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("21");
  }

  /** What a checkpoint may find, at any moment, is a run that can be taken up. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.35", "0.77"})
  void whateverIsSeenMeanwhileCanBeTakenUp(String code) {
    Ruleset rules = TakeAndBreak.of(code);
    QuotientSolver solver = new QuotientSolver(rules);
    List<SolverSnapshot> seen = new ArrayList<>();
    Runnable look =
        () -> {
          if (seen.isEmpty() || seen.get(seen.size() - 1).phi().length - 1 != solver.heaps()) {
            seen.add(solver.snapshot());
          }
        };
    Budget.watched(look).during(() -> solver.run(SolverLimits.none().withMaxHeap(12)));
    assertThat(seen).hasSizeGreaterThan(8);
    for (SolverSnapshot snapshot : seen) {
      assertThat(QuotientSolver.resume(rules, snapshot).heaps())
          .isEqualTo(snapshot.phi().length - 1);
    }
  }

  /** Whenever a run is stopped, it can be taken up, and goes on as if nothing had happened. */
  @Test
  void aRunMayBeStoppedAnywhere() {
    Ruleset rules = TakeAndBreak.of("0.123");
    QuotientSolver whole = new QuotientSolver(rules);
    whole.run(SolverLimits.none().withMaxHeap(10));
    int stops = 0;
    for (int tick = 1; tick < 400; tick += 3) {
      int[] left = {tick};
      QuotientSolver solver = new QuotientSolver(rules);
      new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> --left[0] == 0)
          .during(() -> solver.run(SolverLimits.none().withMaxHeap(10)));
      QuotientSolver again = QuotientSolver.resume(rules, solver.snapshot());
      stops += solver.heaps() < 10 ? 1 : 0;
      again.run(SolverLimits.none().withMaxHeap(10));
      assertThat(again.steps()).isEqualTo(whole.steps());
    }
    assertThat(stops).isGreaterThan(20);
  }
}
