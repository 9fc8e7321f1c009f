// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.SharedRuns;

class EndlessPlayTest {

  private static Quotient solve(String code) {
    return SharedRuns.of(code).quotient();
  }

  private static List<BigInteger> heaps(String... heaps) {
    return Stream.of(heaps).map(BigInteger::new).toList();
  }

  @Test
  void nimIsWonWithHeapsOfAnySize() {
    Answer answer = new Analyst(solve("0.(3)"), 10).answer(heaps("1000000000000000000", "3", "4"));
    assertThat(answer.outcome()).hasValue(Outcome.N);
    assertThat(answer.ground()).isEqualTo(Answer.Ground.SOLVED);
    assertThat(answer.winning().moves())
        .containsExactly(new Move(BigInteger.TEN.pow(18), heaps("7")));
    assertThat(new Analyst(solve("0.(3)"), 10).answer(heaps("1000000", "1")).winning().moves())
        .containsExactly(new Move(BigInteger.valueOf(1_000_000), List.of()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.355", "4.564", "0.54", "0.145"})
  void someWinningMoveIsListedInExactlyTheNPositions(String code) {
    Analyst analyst = new Analyst(solve(code), 10);
    Random random = new Random(9);
    for (int i = 0; i < 60; i++) {
      int large = 1_000_000 + random.nextInt(1_000_000);
      int[] sizes = {
        large, i % 3 == 0 ? large / 2 + random.nextInt(9) : 1 + random.nextInt(30), 1 + i % 7
      };
      List<BigInteger> position = Arrays.stream(sizes).mapToObj(BigInteger::valueOf).toList();
      Answer answer = analyst.answer(position);
      assertThat(answer.winning().moves().isEmpty())
          .as("%s", position)
          .isEqualTo(answer.outcome().orElseThrow() == Outcome.P);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.7", "0.26", "0.54", "0.145", "0.(3)"})
  void differentValuesAreToldApart(String code) {
    Quotient q = solve(code);
    ShortestDistinguisher distinguisher = new ShortestDistinguisher(q);
    Random random = new Random(10);
    for (int i = 0; i < 100; i++) {
      Position g = Position.of(random.ints(random.nextInt(4), 1, 40).toArray());
      Position h = Position.of(random.ints(random.nextInt(4), 1, 40).toArray());
      Optional<Position> by = distinguisher.find(q.value(g), q.value(h));
      assertThat(by.isEmpty()).isEqualTo(q.value(g) == q.value(h));
      by.ifPresent(t -> assertThat(q.outcome(g.plus(t))).isNotEqualTo(q.outcome(h.plus(t))));
    }
  }
}
