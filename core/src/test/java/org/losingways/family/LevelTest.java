// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntList;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class LevelTest {

  private static List<BigInteger> heaps(long... heaps) {
    return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
  }

  @Test
  void onlyTheOrderOfLargeHeapsCounts() {
    LevelModel m = Solved.levels("0.54");
    assertThat(m.level(BigInteger.valueOf(100))).isEqualTo(BigInteger.valueOf(13));
    // A multiple of 7 beside 3 more than one: it counts which is larger, and whether by far.
    for (long i = 1; i < 40; i++) {
      for (long j = 1; j < 40; j++) {
        assertThat(m.outcome(heaps(7 * i, 7 * j + 3)))
            .as("%d, %d", i, j)
            .isEqualTo(j > i || j < i - 1 ? Outcome.P : Outcome.N);
      }
    }
    long huge = 1_000_000_000_000_000_000L / 7 * 7;
    assertThat(m.outcome(heaps(huge, huge))).isEqualTo(Outcome.P);
    assertThat(m.outcome(heaps(huge, huge + 7))).isEqualTo(Outcome.N);
    assertThat(m.outcome(heaps(huge, 1))).isEqualTo(Outcome.P);
  }

  @ParameterizedTest
  @CsvSource({"0.54,45", "0.541,45", "0.542,45", "0.543,45", "0.145,85"})
  void machinesAreSeenAndProved(String code, int heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    LevelModel m = Solved.levels(code);
    assertThat(m.states()).isEqualTo(code.equals("0.145") ? 78 : 54);
    assertThat(Solved.findLevels(code, heaps)).isPresent();
    assertThat(Referee.check(Solved.certificate(rules, m))).isInstanceOf(Verdict.Accepted.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.54", "0.145"})
  void outcomesAreThoseOfPlay(String code) {
    PlayedOut.compare(TakeAndBreak.of(code), 32, Solved.levels(code)::outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.54", "0.543", "0.145"})
  void outcomesAreThoseOfThePartialQuotient(String code) {
    LevelModel m = Solved.levels(code);
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(70));
    FiniteQuotient q = solver.lastFinite();
    assertThat(q.heapsComputed()).isEqualTo(70);
    Random random = new Random(54);
    for (int i = 0; i < 20_000; i++) {
      int[] heaps = random.ints(1 + random.nextInt(7), 1, 71).toArray();
      List<BigInteger> big = Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
      assertThat(m.outcome(big)).as("%s", big).isEqualTo(q.outcome(Position.of(heaps)));
    }
  }

  @Test
  void modelsOfOneGameAreRefusedForAnother() {
    LevelModel m = Solved.levels("0.54");
    for (String code : List.of("0.145", "0.55", "0.56", "0.14", "0.77", "4.54")) {
      TakeAndBreak rules = TakeAndBreak.of(code);
      assertThat(LevelProof.objection(rules, m)).as(code).isPresent();
      assertThat(Referee.check(Solved.certificate(rules, m))).isInstanceOf(Verdict.Refuted.class);
    }
  }

  @Test
  void equalityIsThatOfThePartialQuotientWhereItTells() {
    LevelModel m = Solved.levels("0.54");
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of("0.54"));
    solver.run(SolverLimits.none().withMaxHeap(60));
    FiniteQuotient q = solver.lastFinite();
    LevelEquality equality = new LevelEquality(m);
    LevelWords words = new LevelWords(m, 4);
    Random random = new Random(45);
    int equal = 0;
    for (int i = 0; i < 3000; i++) {
      int[] x = random.ints(random.nextInt(4), 1, 37).toArray();
      int[] y = random.ints(random.nextInt(4), 1, 37).toArray();
      boolean same = equality.areEqual(big(x), big(y));
      equal += same ? 1 : 0;
      // Two levels more than these heaps have show all differences.
      assertThat(q.value(Position.of(x)) == q.value(Position.of(y))).isEqualTo(same);
      assertThat(words.least(IntList.of(x)).equals(words.least(IntList.of(y)))).isEqualTo(same);
    }
    assertThat(equal).isGreaterThan(20);
  }

  private static List<BigInteger> big(int[] heaps) {
    return Arrays.stream(heaps).mapToObj(BigInteger::valueOf).toList();
  }
}
