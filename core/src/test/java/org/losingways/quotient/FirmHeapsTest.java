// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Definition;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimSequence;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

class FirmHeapsTest {

  private static FiniteQuotient partial(String code, int heaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heaps).withMaxOrder(400));
    return solver.lastFinite();
  }

  private static Optional<FirmHeaps> firm(String code, int heaps) {
    return FirmHeaps.find(partial(code, heaps), Budget.unlimited());
  }

  @ParameterizedTest
  @CsvSource({
    "0.56,14,6",
    "0.644,57,27",
    "0.156,21,9",
    "0.77,52,25",
    "0.414,39,18",
    "4.44,24,11",
    "4.064,37,17"
  })
  void largeHeapsAreFirmFromTheHeapOnThatTheTheoremNeeds(String code, int needed, int last) {
    assertThat(firm(code, needed - 1)).isEmpty();
    assertThat(firm(code, needed).orElseThrow().last()).isEqualTo(last);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.3", "0.07", "0.1", "0.01", "0.2", "0.15"})
  void gamesWithoutFirmHeapsHaveNone(String code) {
    assertThat(firm(code, 25)).isEmpty();
  }

  /** Heap by heap, what firm heaps say is what the quotients of more heaps say. */
  @ParameterizedTest
  @CsvSource({"0.56,14,120", "0.156,21,130", "0.77,52,150", "0.414,39,180", "0.776,23,140"})
  void valuesAreThoseOfLaterQuotients(String code, int heaps, int later) {
    FirmHeaps firm = firm(code, heaps).orElseThrow();
    while (firm.heaps() < later) {
      firm.next(Budget.unlimited());
    }
    FiniteQuotient truth = partial(code, later);
    assertThat(firm.quotient().order()).isEqualTo(truth.order());
    assertThat(firm.quotient().pSize()).isEqualTo(truth.pSize());
    FiniteQuotient found = firm.whole(truth.steps());
    Random random = new Random(later);
    for (int i = 0; i < 3000; i++) {
      Position position = Position.of(random.ints(1 + random.nextInt(5), 1, later + 1).toArray());
      assertThat(found.outcome(position)).as("%s", position).isEqualTo(truth.outcome(position));
    }
  }

  /** From the definition: positions with a firm heap are played as in normal play. */
  @Property(tries = 60, seed = "56")
  void positionsWithAFirmHeapAreNormal(@ForAll @IntRange(min = 0, max = 511) int number) {
    String code = "0.%o".formatted(number + 8);
    FiniteQuotient q = partial(code, 16);
    Optional<FirmHeaps> firm =
        q.heapsComputed() < 16 ? Optional.empty() : FirmHeaps.find(q, Budget.unlimited());
    if (firm.isEmpty()) {
      return;
    }
    TakeAndBreak rules = TakeAndBreak.of(code);
    Definition definition = new Definition(rules);
    NimSequence nim = NimSequence.of(rules);
    for (int large = firm.get().last() + 1; large <= 22; large++) {
      for (int other = 0; other <= 22 - large; other++) {
        for (int third = 0; third <= Math.min(other, 22 - large - other); third++) {
          Position position = Position.of(large, other, third);
          Outcome normal = nim.value(position) == 0 ? Outcome.P : Outcome.N;
          assertThat(definition.outcome(position)).as("%s in %s", position, code).isEqualTo(normal);
        }
      }
    }
  }

  @Test
  void aLongGameIsSolvedByItsNimValues() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.56"));
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    FiniteQuotient q = solver.lastFinite();
    assertThat(q.order()).isEqualTo(130);
    assertThat(q.name()).contains("T7");
    assertThat(q.period()).contains(new Period(326640, 144));
    assertThat(q.steps()).extracting(GrowthStep::order).endsWith(66, 130);
    assertThat(q.steps().get(q.steps().size() - 1).heap()).isEqualTo(22778);
  }

  @Test
  void aRunGoesOnWhereItWasFirm() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.764"));
    solver.run(SolverLimits.none().withMaxHeap(3000));
    QuotientSolver resumed = QuotientSolver.resume(solver.quotient().rules(), solver.snapshot());
    resumed.run(SolverLimits.none().withMaxHeap(3000));
    assertThat(resumed.steps()).isEqualTo(solver.steps());
    assertThat(resumed.quotient().phi()).isEqualTo(solver.quotient().phi());
    assertThat(solver.lastFinite().firm().orElseThrow().last()).isEqualTo(11);
  }

  /** 0.414 grows at heaps 402 and 939, and several firm heaps are added at once. */
  @Test
  void manyHeapsAtOnceAreTheSameAsOneAfterAnother() {
    TakeAndBreak rules = TakeAndBreak.of("0.414");
    QuotientSolver quick = new QuotientSolver(rules);
    QuotientSolver slow = new QuotientSolver(rules);
    quick.run(SolverLimits.none().withMaxHeap(1000));
    for (int heap = 1; heap <= 1000; heap++) {
      slow.run(SolverLimits.none().withMaxHeap(heap));
      assertThat(slow.heaps()).isEqualTo(heap);
    }
    assertThat(quick.heaps()).isEqualTo(1000);
    assertThat(quick.steps()).isEqualTo(slow.steps());
    assertThat(quick.lastFinite().phi()).isEqualTo(slow.lastFinite().phi());
  }

  @Test
  void anOrderThatIsTooLargeStopsTheRunBeforeTheHeap() {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.764"));
    solver.run(SolverLimits.none().withMaxOrder(600));
    assertThat(solver.stopped()).isPresent();
    assertThat(solver.lastFinite().order()).isEqualTo(520);
    assertThat(solver.heaps()).isEqualTo(3057);
  }
}
