// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.losingways.play.Games.heaps;

import java.math.BigInteger;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.CountedTime;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.monoid.Word;
import org.losingways.normal.NimValues;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Solution;

@CountedTime
class AnalystTest {

  @Provide
  Arbitrary<String> codes() {
    return Games.codes();
  }

  @Provide
  Arbitrary<List<Integer>> positions() {
    return Games.positions(9, 3);
  }

  private static Set<String> winning(Ruleset rules, Position position, Play play) {
    Definition definition = new Definition(rules, play);
    Set<String> moves = new HashSet<>();
    for (int i = 0; i < position.size(); i++) {
      BigInteger heap = BigInteger.valueOf(position.heap(i));
      for (Position option : rules.options(position.heap(i))) {
        if (definition.outcome(position.move(i, option)) == Outcome.P) {
          moves.add(new Move(heap, HeapOptions.parts(option)).toString());
        }
      }
    }
    return moves;
  }

  private static void agrees(Solution solution, Position position, Play play) {
    Answer answer = new Analyst(solution, 100_000).answer(heaps(position));
    assertThat(answer.outcome()).contains(new Definition(solution.rules(), play).outcome(position));
    assertThat(answer.winning().complete()).isTrue();
    assertThat(answer.winning().moves().stream().map(Move::toString))
        .as("%s in %s, %s", position, solution.rules().code(), play)
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(winning(solution.rules(), position, play));
  }

  @Property(tries = 150, seed = "19730401")
  void suggestedMovesAreExactlyTheWinningOnes(
      @ForAll("codes") String code, @ForAll("positions") List<Integer> position) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    Position p = Position.of(position.stream().mapToInt(Integer::intValue).toArray());
    // Verified to heap 7 only, so some positions have to be played out.
    agrees(Games.partial(rules, 7), p, Play.MISERE);
    agrees(NormalSolution.of(rules, 50), p, Play.NORMAL);
  }

  @Test
  void exampleOfThePaper() {
    Answer answer = new Analyst(Games.solve("0.123"), 0).answer(heaps(9, 8, 5, 3));
    assertThat(answer.outcome()).contains(Outcome.N);
    assertThat(answer.winning().moves()).hasToString("[8→5, 5→3, 3→1]");
    assertThat(answer.ground()).isEqualTo(Answer.Ground.SOLVED);
  }

  @Test
  void heapsMayBeOfAnySize() {
    FiniteQuotient q = Games.solve("0.123");
    BigInteger huge = BigInteger.TEN.pow(30).add(BigInteger.valueOf(8));
    Answer answer = new Analyst(q, 0).answer(List.of(huge, BigInteger.valueOf(5)));
    Answer small = new Analyst(q, 0).answer(heaps(18, 5));
    assertThat(answer.value()).isEqualTo(small.value());
    assertThat(answer.winning().complete()).isTrue();
    assertThat(answer.winning().moves()).hasSameSizeAs(small.winning().moves());
  }

  @Test
  void ofAHugeHeapThatSplitsAWinningMoveIsShown() {
    FiniteQuotient q = Games.solve("0.77");
    for (int i = 0; i < 24; i++) {
      BigInteger huge = BigInteger.TEN.pow(18).add(BigInteger.valueOf(i));
      Answer answer = new Analyst(q, 0).answer(List.of(huge, BigInteger.valueOf(2)));
      assertThat(answer.winning().complete()).isFalse();
      assertThat(answer.winning().moves().isEmpty())
          .isEqualTo(answer.outcome().equals(Optional.of(Outcome.P)));
      for (Move move : answer.winning().moves()) {
        List<BigInteger> after = new java.util.ArrayList<>(move.to());
        after.add(move.heap().equals(huge) ? BigInteger.valueOf(2) : huge);
        assertThat(q.outcome(WinningMoves.value(q, after))).isEqualTo(Outcome.P);
      }
    }
  }

  @Test
  void whatCannotBePlayedOutIsUnsettled() {
    FiniteQuotient q = Games.partial(TakeAndBreak.of("0.07"), 20);
    Answer played = new Analyst(q, 100_000).answer(heaps(25, 4));
    assertThat(played.ground()).isEqualTo(Answer.Ground.PLAYED_OUT);
    assertThat(played.outcome()).contains(new Definition(q.rules()).outcome(Position.of(25, 4)));
    assertThat(new Analyst(q, 10).answer(heaps(60, 50)).ground())
        .isEqualTo(Answer.Ground.UNSETTLED);
    assertThat(new Analyst(q, 10).answer(heaps(1_000_000_000_000L)).outcome()).isEmpty();
    assertThat(new Analyst(q, 10).answer(heaps(20, 4)).ground()).isEqualTo(Answer.Ground.VERIFIED);
  }

  @Test
  void reductionsEndAtTheValue() {
    FiniteQuotient q = Games.solve("0.123");
    assertThat(q.system().steps(Word.of(1, 1, 1, 1)).stream().map(s -> s.rule() + ": " + s.after()))
        .containsExactly("cd=bd: ab2d", "b2d=d: ad");
    for (int heap = 1; heap < 30; heap++) {
      int[] exponents = q.presentation().word(q.value(heap)).exponents();
      for (int i = 0; i < exponents.length; i++) {
        exponents[i] *= 5;
      }
      int value = q.monoid().power(q.value(heap), 5);
      assertThat(q.system().reduce(Word.of(exponents))).isEqualTo(q.presentation().word(value));
    }
  }

  @Test
  void generaAreThoseOfTheTable() {
    for (String code : List.of("0.123", "0.77", "0.75", "0.512", "0.0122", "4.7")) {
      TakeAndBreak rules = TakeAndBreak.of(code);
      GenusTable table = new GenusTable(rules);
      PositionGenera genera =
          new PositionGenera(rules, NormalSolution.of(rules, 2000), Duration.ofSeconds(2));
      for (int i = 0; i <= 20; i++) {
        for (int j = 0; j <= 20; j += 3) {
          assertThat(genera.genus(heaps(i, j, 5)))
              .as("%d+%d+5 in %s", i, j, code)
              .isEqualTo(table.genus(Position.of(i, j, 5)));
        }
      }
    }
  }

  @Test
  void genusOfAHugeHeap() {
    TakeAndBreak rules = TakeAndBreak.of("0.123");
    PositionGenera genera =
        new PositionGenera(rules, NormalSolution.of(rules, 2000), Duration.ofSeconds(20));
    BigInteger huge = BigInteger.TEN.pow(18).add(BigInteger.valueOf(3));
    assertThat(genera.genus(List.of(huge))).contains(Genus.parse("2^1420"));
  }

  /** Those of the game follow from its own, and from no option of any heap. */
  @Test
  void besideNimHeapsNimValuesAreRight() {
    for (String code : List.of("0.123", "0.644", "4.7", "0.8")) {
      WithNimHeaps both = new WithNimHeaps(TakeAndBreak.of(code), 7);
      NimValues quick = NimValues.of(both);
      NimValues plain = NimValues.plain(both);
      assertThat(quick.size()).isEqualTo(1);
      quick.extendTo(4);
      quick.extendTo(200);
      plain.extendTo(200);
      assertThat(quick.size()).isEqualTo(200);
      for (int h = 0; h < 200; h++) {
        assertThat(quick.value(h)).as("heap %d beside %s", h, code).isEqualTo(plain.value(h));
      }
      assertThatThrownBy(() -> quick.value(200)).isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void besideNimHeapsOutcomesAreRight() {
    WithNimHeaps both = new WithNimHeaps(TakeAndBreak.of("0.123"), 3);
    FiniteQuotient q = Games.partial(both, 1000);
    assertThat(q.isSolved()).isTrue();
    Definition definition = new Definition(both);
    for (int i = 0; i < 40; i++) {
      for (int j = 0; j <= i; j++) {
        Position position = Position.of(i, j, 2, 3);
        assertThat(q.outcome(position)).isEqualTo(definition.outcome(position));
      }
    }
  }

  @Test
  void tablesMakeOnceWhatIsAskedForOften() {
    FiniteQuotient q = Games.solve("0.123");
    int[] made = {0};
    OptionTable<List<Position>> table =
        new OptionTable<>(
            q,
            (heap, options) -> {
              made[0]++;
              return options;
            });
    int company = q.value(Position.of(9, 5, 3));
    assertThat(table.winning(8, company)).containsExactly(Position.of(5));
    assertThat(table.winning(8, company)).containsExactly(Position.of(5));
    assertThat(made[0]).isEqualTo(1);
  }
}
