// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimValues;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;

class GameSumTest {

  private static String code(Random random, int digits) {
    StringBuilder text = new StringBuilder("0.");
    for (int i = random.nextInt(digits) + 1; i > 0; i--) {
      text.append(random.nextInt(8));
    }
    return text.toString();
  }

  private static Ruleset sum(Random random, int games) {
    List<Ruleset> summands =
        IntStream.range(0, games).<Ruleset>mapToObj(i -> TakeAndBreak.of(code(random, 2))).toList();
    return GameSum.of(summands).impartial();
  }

  @Test
  void theExamples() {
    Interleaving both = new Interleaving(List.of(Integer.MAX_VALUE, Integer.MAX_VALUE));
    assertThat(both.number(0, 3)).isEqualTo(5);
    assertThat(both.number(1, 3)).isEqualTo(6);
    Game sum = GameSum.of(List.of(TakeAndBreak.of("0.77"), TakeAndBreak.of("0.123")));
    assertThat(sum.code()).isEqualTo("0.123 + 0.77");
    assertThat(sum.labels().label(4)).isEqualTo("0.77:2");
    assertThat(sum.labels().position("0.77:5 + 0.123:3")).isEqualTo(Position.of(5, 10));
    assertThat(sum.impartial().options(4)).containsExactly(Position.EMPTY, Position.of(2));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "3, 0", "3, 5", "0, 1", "4, 2"})
  void everyNumberIsOneHeapOfOneGame(int first, int second) {
    int all = Integer.MAX_VALUE;
    Interleaving numbers = new Interleaving(List.of(first, all, second, all, all));
    for (int number = 1; number < 60; number++) {
      int game = numbers.game(number);
      assertThat(numbers.number(game, numbers.heap(number))).isEqualTo(number);
    }
    assertThat(IntStream.rangeClosed(1, first + second).map(numbers::game).boxed())
        .isSubsetOf(0, 2);
  }

  /** Wherever a period is proved, nim-values computed one by one have it. */
  @Property(tries = 300)
  void provedNimPeriodsHold(@ForAll Random random) {
    Ruleset sum = sum(random, 2 + random.nextInt(2));
    NimSequence sequence = NimSequence.of(sum);
    sequence.extendTo(400);
    NimValues values = NimValues.of(sum);
    values.extendTo(1000);
    Optional<NimPeriod> period = sequence.period();
    for (int heap = 0; heap < 1000 && period.isPresent(); heap++) {
      assertThat(sequence.value(heap)).as(sum.code() + " " + heap).isEqualTo(values.value(heap));
    }
  }

  /** What the solver says of small positions is what playing them out says. */
  @Property(tries = 40)
  void outcomesAreThoseOfPlay(@ForAll Random random) {
    Ruleset sum = sum(random, 2);
    QuotientSolver solver = new QuotientSolver(sum);
    solver.run(SolverLimits.none().withMaxHeap(12));
    Quotient quotient = solver.quotient();
    PlayedOut played = new PlayedOut(sum, 1_000_000);
    int last = Math.min(quotient.largestHeap(), 30);
    for (int i = 0; i < 60; i++) {
      Position position =
          Position.of(random.ints(random.nextInt(4), 0, last + 1).filter(h -> h > 0).toArray());
      // Some sums have too many positions below three heaps of thirty.
      played
          .outcome(position)
          .ifPresent(
              right ->
                  assertThat(quotient.outcome(position).name())
                      .as(sum.code() + " " + position)
                      .isEqualTo(right.name()));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kayles + 0.123",
        "0.123+kayles",
        "kayles + 0.123 + 0.77",
        "0.123 + dawsons-kayles + 0.77",
        "{2+,0} + 0.3",
        "2+ + kayles",
        "notakto + {2+,0}; 3 + heptagon",
        "0.7/0.07 + 0.07/0.7",
        "{0|*} + -1 + 0.3",
        "digraph{B->A; C->B} + 0.3"
      })
  void whatIsWrittenIsReadAgain(String text) {
    Game sum = GameReader.of(text);
    assertThat(GameReader.of(sum.code()).key()).isEqualTo(sum.key());
    for (int heap = 1; heap <= Math.min(12, sum.largestHeap()); heap++) {
      String label = sum.labels().label(heap);
      assertThat(sum.labels().position(label)).as(label).isEqualTo(Position.of(heap));
    }
    Position several = Position.of(1, 2, 2, 3);
    assertThat(sum.labels().position(sum.labels().text(several))).isEqualTo(several);
  }

  @Test
  void namesAreUnderstoodAndOneNameStandsForSeveralHeaps() {
    Game sum = GameReader.of("Kayles + 0.123");
    assertThat(sum.labels().position("kayles:5+3, 0.123:2 rip-van-winkle:1"))
        .isEqualTo(sum.labels().position("0.77:5 0.77:3 0.123:2 0.77:1"));
    assertThatThrownBy(() -> sum.labels().position("5"))
        .isInstanceOf(GameFormatException.class)
        .hasMessage("'5' does not begin with one of the games: write a heap like 0.123:5.");
  }

  /** Sums of forms are forms, and a game is not added to itself. */
  @Test
  void whatIsNoSum() {
    assertThat(GameReader.of("{2}+1").labels().noun()).isEqualTo("form");
    assertThat(GameReader.of("kayles + 0.77").code()).isEqualTo("0.77");
  }

  /** In a sum of a game and its conjugate heaps are conjugate in pairs. */
  @Test
  void aGameAndItsConjugate() {
    Game sum = GameReader.of("0.7/0.07 + 0.07/0.7");
    PlayedOut played = new PlayedOut(sum, 1_000_000);
    for (int n = 1; n <= 8; n++) {
      for (int m = 1; m <= 8; m++) {
        Position g = sum.labels().position("0.7/0.07:" + n + "+" + m);
        Position conjugate = sum.labels().position("0.07/0.7:" + n + "+" + m);
        assertThat(played.outcome(conjugate)).isEqualTo(played.outcome(g).map(o -> o.conjugate()));
      }
    }
  }
}
