// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Word;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SharedRuns;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

class EndlessQuotientTest {

  private static final BigInteger HUGE = BigInteger.TEN.pow(18);

  private static EndlessQuotient<?> solve(String code) {
    QuotientSolver solver = SharedRuns.of(code);
    assertThat(solver.status()).isEqualTo(SolverStatus.SOLVED);
    return (EndlessQuotient<?>) solver.quotient();
  }

  @Test
  void fourPointSevenIsSolvedForHeapsOfEverySize() {
    EndlessQuotient<?> q = solve("4.7");
    assertThat(q.finiteOrder()).isEmpty();
    assertThat(q.isSolved()).isTrue();
    assertThat(q.largestHeap()).isEqualTo(Integer.MAX_VALUE);
    assertThat(q.lastFinite().isSolved()).isFalse();
    assertThat(q.print(q.value(10))).isEqualTo("x_11");
    assertThat(q.print(q.value(HUGE))).isEqualTo("x_1999999999999999991");
    assertThat(q.print(q.times(q.value(10), q.value(7)))).isEqualTo("ab11");
  }

  @Test
  void onlyTheOrderOfTheLargestHeapsCounts() {
    EndlessQuotient<?> q = solve("0.54");
    assertThat(q.finiteOrder()).isEmpty();
    assertThat(q.isSolved()).isTrue();
    assertThat(q.print(q.value(94))).isEqualTo("d_12");
    assertThat(q.print(q.value(HUGE))).isEqualTo("ab2");
    BigInteger e = HUGE.subtract(HUGE.mod(BigInteger.valueOf(7)));
    int large = q.value(e);
    assertThat(q.print(large)).isEqualTo("e_142857142857142855");
    assertThat(q.print(q.times(large, q.value(94)))).isEqualTo("ae_142857142857142855");
    assertThat(q.print(q.times(large, q.value(70)))).isEqualTo("ce_0");
    int near = q.times(large, q.value(e.add(BigInteger.valueOf(3))));
    assertThat(q.print(near)).isEqualTo("d_142857142857142855e_142857142857142855");
  }

  @Test
  void nimIsTheUnionOfItsPartialQuotients() {
    EndlessQuotient<?> q = solve("0.(3)");
    assertThat(q.name()).hasValue("T∞");
    assertThat(q.print(q.value(1_000_000))).isEqualTo("gjoqrst");
    int sum = q.times(q.value(HUGE), q.value(HUGE));
    assertThat(q.print(sum)).isEqualTo("b2");
    assertThat(q.outcome(sum)).isEqualTo(Outcome.P);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.157", "0.54", "0.145", "0.(3)", "0.3(30)"})
  void valuesAreTheSameWhereThePartialQuotientSaysSo(String code) {
    EndlessQuotient<?> q = solve(code);
    FiniteQuotient partial = q.lastFinite();
    Random random = new Random(7);
    for (int i = 0; i < 3000; i++) {
      Position x = random(random, partial.heapsComputed());
      assertThat(q.outcome(x)).as("%s", x).isEqualTo(partial.outcome(x));
      Position y = random(random, partial.heapsComputed());
      // What is equal for heaps of every size is equal for those computed.
      if (q.value(x) == q.value(y)) {
        assertThat(partial.value(x)).as("%s and %s", x, y).isEqualTo(partial.value(y));
      }
    }
  }

  private static Position random(Random random, int last) {
    return Position.of(random.ints(random.nextInt(5), 1, last + 1).toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.54", "0.(3)"})
  void relationsReduceWordsToThoseOfTheirProducts(String code) {
    EndlessQuotient<?> q = solve(code);
    Random random = new Random(8);
    int letters = q.alphabet().size();
    for (int i = 0; i < 500; i++) {
      Position x = random(random, q.heapsComputed());
      Word word = Word.one(letters);
      for (int heap : x.toArray()) {
        word = word.times(q.word(q.value(heap)));
      }
      assertThat(q.alphabet().text(q.system().reduce(word)))
          .as("%s", x)
          .isEqualTo(q.print(q.value(x)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.54", "0.(3)"})
  void outcomesOfPowersRepeatAsSaid(String code) {
    EndlessQuotient<?> q = solve(code);
    for (int x = 0; x <= q.heapsComputed(); x++) {
      for (int y = 1; y <= q.heapsComputed(); y++) {
        Period period = q.outcomes(q.value(x), q.value(y));
        int at = q.value(x);
        Outcome[] outcomes = new Outcome[period.preperiod() + 60];
        for (int n = 0; n < outcomes.length; n++) {
          outcomes[n] = q.outcome(at);
          at = q.times(at, q.value(y));
        }
        for (int n = period.preperiod(); n + period.period() < outcomes.length; n++) {
          assertThat(outcomes[n]).isEqualTo(outcomes[n + period.period()]);
        }
        if (period.preperiod() > 0) {
          int before = period.preperiod() - 1;
          assertThat(outcomes[before]).isNotEqualTo(outcomes[before + period.period()]);
        }
      }
    }
  }

  @Test
  void aSavedRunIsSeenToGrowForEverWhenItGoesOn() {
    TakeAndBreak rules = TakeAndBreak.of("4.7");
    QuotientSolver partial = QuotientSolver.heapByHeap(rules);
    partial.run(SolverLimits.none().withMaxHeap(17));
    assertThat(partial.status()).isEqualTo(SolverStatus.PARTIAL);
    assertThat(QuotientSolver.resume(rules, partial.snapshot()).status())
        .isEqualTo(SolverStatus.SOLVED);
  }
}
