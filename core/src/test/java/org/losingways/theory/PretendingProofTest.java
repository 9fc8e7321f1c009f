// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.CountedTime;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.play.Games;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.FiniteQuotient;

@CountedTime
class PretendingProofTest {

  private static PretendingProof proof(String code, int heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    FiniteQuotient q = Games.partial(new WithNimHeaps(rules, 2), heaps + 2);
    Pretending table =
        Pretending.of(
            q,
            NormalSolution.of(rules, 3000),
            Duration.ofMillis(100),
            PositionGenera.Finder.anew());
    return PretendingProof.of(table, () -> false).orElseThrow();
  }

  @Test
  void theExample() {
    PretendingProof proof = proof("0.123", 1000);
    assertThat(proof.holds()).isTrue();
    assertThat(proof.property()).isEqualTo(new PretendingProof.Property(2, 2));
    assertThat(proof.lastHeap()).isEqualTo(21);
    assertThat(proof.positions()).isEqualTo(BigInteger.valueOf(6).pow(21));
    assertThat(proof.recurrence()).contains(new PretendingProof.Recurrence(4, 5, 3, 16, true));
  }

  /** n = 2m+2s+r, as Theorem 9.5 asks for. */
  @ParameterizedTest
  @CsvSource({
    "0.75, 1000, 20",
    "0.77, 1000, 166",
    "0.351, 1000, 25",
    "0.72, 1000, 40",
    "0.07, 21, 21",
    "0.35, 7, 7",
    "4.7, 9, 9"
  })
  void gamesOfThePaper(String code, int heaps, int lastHeap) {
    PretendingProof proof = proof(code, heaps);
    assertThat(proof.holds()).isTrue();
    assertThat(proof.lastHeap()).isEqualTo(lastHeap);
    assertThat(proof.refutation()).isEmpty();
  }

  @Test
  void canBeGivenUp() {
    TakeAndBreak rules = TakeAndBreak.of("0.77");
    FiniteQuotient q = Games.partial(new WithNimHeaps(rules, 2), 20);
    Pretending table =
        Pretending.of(
            q, NormalSolution.of(rules, 100), Duration.ofMillis(100), PositionGenera.Finder.anew());
    assertThat(PretendingProof.of(table, () -> true)).isEmpty();
  }

  /** What is proved is what play finds and what the quotient says. */
  @Property(tries = 60)
  void agreesWithPlay(@ForAll("codes") String code, @ForAll("positions") List<Integer> heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    FiniteQuotient q = Games.partial(new WithNimHeaps(rules, 2), 9);
    Assume.that(q.heapsComputed() >= 5);
    Pretending table =
        Pretending.of(
            q, NormalSolution.of(rules, 200), Duration.ofMillis(20), PositionGenera.Finder.anew());
    PretendingProof proof = PretendingProof.of(table, () -> false).orElseThrow();
    assertThat(proof.holds()).isTrue();
    int last = Math.min(proof.lastHeap(), 7);
    Position position = Position.of(heaps.stream().mapToInt(h -> Math.min(h, last)).toArray());
    assertThat(proof.isLost(position))
        .isEqualTo(new Definition(rules).outcome(position) == Outcome.P);
  }

  /** A table with a wrong entry is refuted, unless it is right after all. */
  @Property(tries = 60)
  void wrongTablesAreRefuted(
      @ForAll("codes") String code,
      @ForAll @IntRange(min = 1, max = 6) int changed,
      @ForAll @IntRange(max = 1000) int to) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    FiniteQuotient q = Games.partial(rules, 6);
    Assume.that(q.heapsComputed() >= 6 && q.order() <= 30);
    int[] values = q.phi();
    values[changed] = to % q.order();
    Optional<PretendingProof> proof =
        PretendingProof.run(
            rules, q.monoid(), values, new PretendingProof.Property(12, 12), () -> false);
    Definition definition = new Definition(rules);
    boolean allRight = true;
    for (int a = 0; a <= 6; a++) {
      for (int b = a; b <= 6; b++) {
        for (int c = b; c <= 6; c++) {
          Position position = Position.of(a, b, c, c);
          allRight &=
              proof.orElseThrow().isLost(position) == (definition.outcome(position) == Outcome.P);
        }
      }
    }
    if (proof.orElseThrow().holds()) {
      assertThat(allRight).isTrue();
    } else {
      assertThat(values[changed]).isNotEqualTo(q.value(changed));
    }
  }

  @Provide
  Arbitrary<String> codes() {
    return Games.codes();
  }

  @Provide
  Arbitrary<List<Integer>> positions() {
    return Games.positions(7, 5);
  }
}
