// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.GrowthStep;
import org.losingways.search.Lengths;

class PowerBoxTest {

  private static final long WORDS = 1 << 16;

  private static FiniteQuotient toHeap(Ruleset rules, int heap) {
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(heap));
    return solver.quotient().lastFinite();
  }

  /** The trial of all powers, verified: nothing if the box or the verification fails. */
  private static Optional<Candidate> verified(FiniteQuotient last, List<Cyclic> counters) {
    int heaps = last.heapsComputed() + 1;
    int[] lengths = new Lengths(List.of(last.rules())).to(heaps);
    Budget budget = Budget.unlimited();
    Trial trial = new Trial(FiniteMonoid.trivial(), new int[heaps + 1], counters, lengths, budget);
    Trial.Reduced reduced = trial.reduce(trial.outcomes(last.rules()).all(budget), budget);
    Candidate candidate = Candidate.of(last.rules(), reduced, lengths, budget);
    return Optional.of(candidate).filter(c -> c.failure().isEmpty());
  }

  /** The solver refines one trial after another; the box looks at all powers at once. */
  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.75", "0.15", "0.34", "0.71", "0.72", "4.4", "0.1232"})
  void findsTheQuotientsThatTheSolverFinds(String code) {
    Ruleset rules = TakeAndBreak.of(code);
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none());
    int found = 0;
    for (GrowthStep step : solver.quotient().steps()) {
      FiniteQuotient last = toHeap(rules, step.heap() - 1);
      Optional<Candidate> candidate =
          new PowerBox(last, WORDS).counters().flatMap(counters -> verified(last, counters));
      if (candidate.isPresent()) {
        found++;
        assertThat(candidate.get().reduced().monoid().order()).isEqualTo(step.order());
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void seesFarPowers() {
    FiniteQuotient last = toHeap(TakeAndBreak.of("0.74"), 14);
    assertThat(new PowerBox(last, 1 << 20).counters().orElseThrow())
        .extracting(Cyclic::index)
        .containsExactly(0, 1, 5, 8, 10, 17);
  }

  @Test
  void endsNowhereWhereTheQuotientIsInfinite() {
    FiniteQuotient last = toHeap(TakeAndBreak.of("0.76"), 11);
    assertThat(new PowerBox(last, WORDS).counters()).isEmpty();
  }
}
