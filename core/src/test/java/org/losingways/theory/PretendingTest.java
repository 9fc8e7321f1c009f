// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.CountedTime;
import org.losingways.Definition;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.BlurryGenus;
import org.losingways.genus.Genus;
import org.losingways.genus.GenusTable;
import org.losingways.play.Games;
import org.losingways.play.GenusLookup;
import org.losingways.play.NormalSolution;
import org.losingways.play.PositionGenera;
import org.losingways.play.WithNimHeaps;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

@Tag("published")
@CountedTime
class PretendingTest {

  private static Pretending table(String code, int heaps) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    FiniteQuotient q = Games.partial(new WithNimHeaps(rules, 2), heaps + 2);
    return Pretending.of(
        q, NormalSolution.of(rules, 3000), Duration.ofSeconds(5), PositionGenera.Finder.anew());
  }

  /**
   * The papers' tables with letters in the order of heaps. Where the papers have two letters for
   * the same value, or larger p and s than needed, there is one letter and the least p and s.
   */
  @ParameterizedTest
  @CsvSource({
    "0.34,:1 :0 :1 :2 :0 :1 :0 :3 :1 A :1 :2 :0 B :0 :3,2-0 2-0",
    "0.71,:1 :2 :1 :0 A :0 :1 B :1 :0 A :0,2-3 2-0",
    "0.123,:1 :0 :2 :2 :1 A :0 B C :1,1-1 2-0 2-2",
    "0.351,:1 :2 :1 :2 :4 A :4 :2 B :2 B :2 :4 A :4 :2,2-2 2-1",
    "0.512,:1 :1 :1 :2 :2 :2 :1 :4 A :2 :2 :2 :5 :4 A :2 :2 :2 :5 :4 :5 :2 :2 :2,2-2",
    "0.75,:1 :2 :1 :2 A :2 A :2 :5 :2,2-2",
    "0.312,:1 :2 :4 A :4 :5,2-0",
    "0.0122,:0 :1 :0 :1 :2 :2 :2 :0 A A :1 B C D,1-1 2-2 2-1 2-0",
    "0.1023,:1 :0 :0 :2 :2 :1 :1 A :0 :0 B C :1 :1,1-1 2-0 2-2",
    "0.1032,:1 :0 :1 :0 :2 :2 :2 :1 A A :0 B C D,1-1 2-0 2-1 2-2",
    "0.1232,:1 :0 :2 :2 :3 :1 :4 :0 A :2 B :1,2-2 2-4",
    "0.3101,:1 :2 A B A C,1-1 2-2 2-1",
    "0.53,:1 :1 :2 :2 :1 :4 :2 :2 A :4 B :2 :2 C :5 :2 :2 A :5 D :2 :2 :5 :5,2-1 2-2 2-2 2-2",
    "0.72,:1 :0 :2 :3 :1 :0 :2 :3 A :4 B :7 A :4 C D E :4 F D,2-2 2-2 2-2 2-2 2-2 2-2"
  })
  void tablesOfThePapers(String code, String heaps, String equations) {
    Pretending table = table(code, 1000);
    List<String> expected = List.of(heaps.split(" ", -1));
    assertThat(table.entries().subList(1, expected.size() + 1)).isEqualTo(expected);
    assertThat(
            table.specials().stream()
                .map(x -> x.powers().orElseThrow())
                .map(x -> x.period() + "-" + x.preperiod())
                .collect(Collectors.joining(" ")))
        .isEqualTo(equations);
    assertThat(table.isSolved()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "0.34,A=2^1420 B=3^0531",
    "0.123,C=1^20 B=2^1420 B+C=3^02",
    "0.351,B=1^02 A=1^20 A+B=0^20 A+B+B=1^20",
    "0.512,A=1^431",
    "0.53,D=1^631 C=1^031 B=1^631 B+C=0^620",
    "0.75,A=1^431",
    "0.0122,D=2^1420 B=1^20 B+D=3^02"
  })
  void exceptionsOfThePapers(String code, String expected) {
    Pretending table = table(code, 1000);
    SmallSums sums = SmallSums.of(table, 5000);
    assertThat(sums.complete()).isTrue();
    assertThat(sums.exceptions().stream().map(row -> sum(table, row) + "=" + row.genus()).toList())
        .containsExactlyInAnyOrder(expected.split(" ", -1));
  }

  private static String sum(Pretending table, SmallSums.Row row) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < row.counts().size(); i++) {
      text.append(("+" + table.specials().get(i).name()).repeat(row.counts().get(i)));
    }
    return text.substring(Math.min(1, text.length()));
  }

  /** The 32 rows of the paper's blurry genus table, e d c b a counted in binary. */
  @Test
  void blurryTableOfDawsonsKayles() {
    Pretending table = table("0.07", 21);
    String[] rows =
        ("1202 1#31 0#20 0313 1### 1### 0### 0### 0### 0### 1### 1### 0313 0#20 1#31 1202 0202 3131"
                + " 2020 1313 #### #### #### #### #### #### #### #### 1313 2020 3131 0202")
            .split(" ", -1);
    int[] heaps = {10, 12, 14, 16, 21};
    GenusLookup<String> lookup =
        new GenusLookup<>(
            new PositionGenera(
                table.rules(), NormalSolution.of(table.rules(), 100), Duration.ofSeconds(2)),
            g -> BlurryGenus.of(g).superscripts(4),
            b -> b.superscripts(4),
            "?");
    for (int row = 0; row < rows.length; row++) {
      int[] position = new int[5];
      for (int i = 0; i < 5; i++) {
        position[i] = (row >> i & 1) * heaps[i];
      }
      assertThat(lookup.of(position, 5)).as("row %d", row).isEqualTo(rows[row]);
    }
    assertThat(List.of(17, 19, 21)).extracting(table::entry).containsExactly("B", "A", ":4");
    assertThat(table.specials()).allMatch(x -> x.powers().equals(Optional.of(new Period(0, 2))));
  }

  @Test
  void seventeenExceptionsInThirtyFive() {
    Pretending table = table("0.35", 7);
    SmallSums sums = SmallSums.of(table, 5000);
    assertThat(table.lastHeap()).isEqualTo(7);
    assertThat(sums.rows()).hasSize(144);
    assertThat(sums.approximator()).hasToString("[:4, :5, :2, :5]");
    assertThat(sums.exceptions()).hasSize(17);
  }

  @Test
  void generaOfSumsAreThoseOfTheirHeaps() {
    Pretending table = table("0.53", 1000);
    GenusTable genera = new GenusTable(table.rules());
    assertThat(table.genus(1, 1, 0, 0)).isEqualTo(genera.genus(Position.of(9, 11)));
    assertThat(table.genus(0, 1, 1, 0)).contains(Genus.parse("0^620"));
    for (int heap = 1; heap <= 20; heap++) {
      assertThat(table.heapGenera().get(heap)).isEqualTo(genera.genus(Position.of(heap)));
    }
  }

  @Test
  void pretendingPreservesOutcomes() {
    Pretending table = table("0.351", 1000);
    Definition definition = new Definition(table.rules());
    assertThat(table.property()).contains(new Period(2, 2));
    for (int heap = 1; heap <= 7; heap++) {
      for (int beside = 0; beside <= 7; beside++) {
        Position few = Position.of(heap, heap, beside);
        Position many = Position.of(heap, heap, heap, heap, beside);
        assertThat(definition.outcome(many)).isEqualTo(definition.outcome(few));
      }
    }
  }

  /** In 0.76 to heap 12 no two numbers of heaps 7 and 12 are as good as each other. */
  @Test
  void infiniteQuotients() {
    WithNimHeaps both = new WithNimHeaps(TakeAndBreak.of("0.76"), 2);
    QuotientSolver solver = new QuotientSolver(both);
    solver.run(SolverLimits.none().withMaxHeap(14));
    Pretending table =
        Pretending.of(
            solver.quotient(),
            NormalSolution.of(both.game(), 100),
            Duration.ZERO,
            PositionGenera.Finder.anew());
    assertThat(table.order()).isEmpty();
    assertThat(table.lastHeap()).isEqualTo(12);
    assertThat(
            table.specials().stream()
                .filter(x -> x.powers().isEmpty())
                .map(Pretending.Special::heap))
        .containsExactly(7, 12);
    assertThat(table.property()).isEmpty();
    assertThat(PretendingProof.of(table, () -> false)).isEmpty();
    SmallSums sums = SmallSums.of(table, 100);
    assertThat(sums.total()).isEmpty();
    assertThat(sums.complete()).isFalse();
    GenusTable genera = new GenusTable(table.rules());
    for (int heap = 1; heap <= 12; heap++) {
      assertThat(table.heapGenera().get(heap)).isEqualTo(genera.genus(Position.of(heap)));
    }
  }

  @Test
  void sumsOfNimHeaps() {
    assertThat(TameValue.adder(4).genus()).isEqualTo(Genus.parse("0^02"));
    assertThat(TameValue.adder(4).plus(TameValue.adder(1))).hasToString(":5");
    assertThat(new TameValue(4, true).plus(TameValue.adder(5)).genus())
        .isEqualTo(Genus.parse("5^57"));
  }
}
