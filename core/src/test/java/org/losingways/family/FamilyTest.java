// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class FamilyTest {

  @Test
  void fourPointSevenWeighsWhatPretendingSays() {
    FamilyModel m = Solved.family("4.7").model();
    for (int h = 8; h < 1000; h++) {
      assertThat(m.weight(h)).isEqualTo(h - 3);
      assertThat(m.threshold(h)).isEqualTo(2 * h - 9);
      assertThat(m.sign(h)).isEqualTo(h % 2);
    }
    assertThat(m.exceptional()).isEqualTo(3);
    BigInteger huge = BigInteger.TEN.pow(18);
    assertThat(m.weight(huge)).isEqualTo(huge.subtract(BigInteger.valueOf(3)));
    assertThat(m.threshold(huge)).hasValue(huge.shiftLeft(1).subtract(BigInteger.valueOf(9)));
    assertThat(m.outcome(List.of(huge, huge))).isEqualTo(Outcome.P);
    assertThat(m.outcome(List.of(huge, huge.subtract(BigInteger.ONE)))).isEqualTo(Outcome.N);
  }

  @Test
  void twoPointSixIsSeenEarly() {
    assertThat(Solved.find("0.26", 27)).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4.7", "0.26", "0.57", "0.157", "0.355", "0.757", "4.502", "4.564", "4.124", "4.134",
        "0.517", "0.754"
      })
  void outcomesAreThoseOfPlay(String code) {
    Family family = Solved.family(code);
    PlayedOut.compare(family.rules(), 24, family.model()::outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.57", "0.355", "4.502"})
  void outcomesOfLargerHeapsAreThoseOfPlay(String code) {
    Family family = Solved.family(code);
    PlayedOut.compareSome(family.rules(), 40, 60, family.model()::outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.57", "0.157", "0.355", "0.757", "4.502", "4.564"})
  void outcomesAreThoseOfThePartialQuotient(String code) {
    Family family = Solved.family(code);
    QuotientSolver solver = QuotientSolver.heapByHeap(family.rules());
    solver.run(SolverLimits.none().withMaxHeap(40).withMaxOrder(250));
    FiniteQuotient q = solver.lastFinite();
    assertThat(q.heapsComputed()).isGreaterThan(24);
    Random random = new Random(16);
    for (int i = 0; i < 20_000; i++) {
      int[] heaps = random.ints(1 + random.nextInt(6), 1, q.heapsComputed() + 1).toArray();
      List<BigInteger> big = Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
      assertThat(family.model().outcome(big))
          .as("%s", big)
          .isEqualTo(q.outcome(Position.of(heaps)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.57", "0.157", "0.355", "0.757", "4.502", "4.564"})
  void theRefereeAccepts(String code) {
    Family family = Solved.family(code);
    assertThat(Referee.check(Solved.certificate(family.rules(), family.model())))
        .isInstanceOf(Verdict.Accepted.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.77", "0.15", "0.54"})
  void othersAreNotTakenForFamilies(String code) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(30));
    assertThat(solver.quotient()).isNotInstanceOf(EndlessQuotient.class);
  }

  @Test
  void modelsOfOneGameAreRefusedForAnother() {
    FamilyModel m = Solved.family("4.7").model();
    for (String code : List.of("0.26", "0.7", "4.5", "4.6", "0.77", "4.77")) {
      TakeAndBreak rules = TakeAndBreak.of(code);
      assertThat(FamilyProof.objection(rules, m)).as(code).isPresent();
      assertThat(Referee.check(Solved.certificate(rules, m))).isInstanceOf(Verdict.Refuted.class);
    }
  }
}
