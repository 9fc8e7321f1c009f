// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.aggregator.ArgumentsAccessor;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.Codes;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

class GenusTableTest {

  private static GenusTable table(String code) {
    return new GenusTable(TakeAndBreak.of(code));
  }

  private static Genus genus(GenusTable table, int... heaps) {
    return table.genus(Position.of(heaps)).orElseThrow();
  }

  /** Genus tables of <i>Pretending</i>, from heap 1; a bare n is the genus of the nim-heap n. */
  @ParameterizedTest
  @CsvSource({
    "0.34, 1 0 1 2 0 1 0 3 1 2^1420 1 2 0 3^0531 0 3 1 2^1420 1 2 0 3^0531 0 3 1 2^1420 1",
    "0.71, 1 2 1 0 1^20 0 1 0^1420 1 0 1^20 0 1 0^1420 1 0 1^20 0 1 0^1420",
    "0.512, 1 1 1 2 2 2 1 0^02 1^431 2 2 2 1^13 0^02 1^431 2 2 2 1^13 0^02 1^13 2 2 2 1^13",
    "0.53, 1 1 2 2 1 0^02 2 2 4 0^02 1^631 2 2 1 1^13 2 2 4 1^13 1^631 2 2 1^13 1^13 2 2 4 1^13 1^13",
    "0.77, 1 2 3 1 4^146 3 2 1^13 4^046 2 6^46 4^046 1^13 2 7^57 1^13 4^64 3 2 1 4^64 6^46 7^57 4^64 1^731 2 8^8[10] 5^75 4^64 7^57 2 1^13",
    "4.7, 1 2 1 2 1^431 2 1^431 2^1420 1^20431 2^131420 1^2020431 2^13131420 1^202020431 2^1313131420 1^20202020431",
    "0.375, 1 2 3 1 2 4^146 3 2 1^13 3 4^046 2 7^57 4^046 8^68[10] 1^13 4^846 8^9[10]8 1^13 2 4^64 8^31[12][14] 1^13 4^64 3 8^9[11] 1^20 4^531 8^64 2^4620 1^[12]31 4^57 8^64 1^731 4^9[11] 8^64 1^[10][13][10]8 2^[12]31 4^64 8^57",
    "0.07, 0 1 1 2 0 3 1 1 0 3^1431 3 2^0520 2 4^146 0 5^057 2^0520 2 3^1431 3 0^02 1 1^13 3^1431 0^31 2^0520 1^431 1^13 0 4^0564 5^057 2 7^14875 4^57 0^02 1 1^13 2^1420 0^31 3^0631 1^431 1^13 0 3 3^0531 2 2^1720",
    "0.1232, 1 0 2 2 3 1 0^02 0 2^1420 2 1^2031 1 0^02 0 2^1420 2 1^2031 1",
    "0.3F, 1 2 0 1 2 3^1431 4^0564 5^46"
  })
  void genusTables(String code, String row) {
    GenusTable table = table(code);
    List<Genus> expected = new ArrayList<>(List.of(Genus.ZERO));
    expected.addAll(Genus.parseAll(row));
    table.extendTo(expected.size() - 1);
    assertThat(table.heaps()).isEqualTo(expected);
  }

  @Test
  void longSuperscripts() {
    GenusTable table = table("4.7");
    table.extendTo(40);
    assertThat(table.heap(39)).hasToString("1^" + "20".repeat(16) + "431");
  }

  /** A rule set in Java. */
  @Test
  void grundysGame() {
    GenusTable table = new GenusTable(Codes.GRUNDY);
    table.extendTo(20);
    assertThat(table.heaps())
        .isEqualTo(
            Genus.parseAll("0 0 0 1 0 2 1 0 2 1 0 2 1 3^1431 2 1 3^1431 2 4^0564 3^1431 0^20"));
    assertThat(table.firstWild()).hasValue(13);
  }

  /** <i>Advances</i>, Figure 23; <i>Pretending</i>, Table 3, misprints h₈+h₈ as 0^12. */
  @Test
  void pairsOf0123() {
    String[] triangle = {
      "0 1 3 3 0 1^13 1 3^0531 0^31",
      "0 2 2 1 0^02 0 2^1420 1^20",
      "0^02 0^02 3 2 2 0^420 3^02",
      "0^02 3 2 2 0^420 3^02",
      "0 1^13 1 3^0531 0^31",
      "0^02 0^02 2 1^13",
      "0 2^1420 1^20",
      "0 3^02",
      "0^02"
    };
    GenusTable table = table("0.123");
    for (int i = 1; i <= 9; i++) {
      List<Genus> expected = Genus.parseAll(triangle[i - 1]);
      for (int j = i; j <= 9; j++) {
        assertThat(genus(table, i, j)).as("%d+%d", i, j).isEqualTo(expected.get(j - i));
      }
    }
  }

  /** Single sums that <i>Pretending</i> and <i>Taming</i> print. */
  @ParameterizedTest
  @CsvSource({
    "0.53, 11+14, 0^620",
    "0.53, 9+11, 5^57",
    "0.35, 3+4+6, 3^46",
    "0.35, 7+7+7, 1^13",
    "0.123, 9+3+3, 1^20",
    "0.123, 9+6+5, 0^02",
    "0.123, 9+3+3+5, 0^31",
    "0.72, 16+9, 2^4620",
    "0.72, 24+9, 2^4620",
    "0.72, 16+11, 1^631",
    "0.72, 20+15, 1^631"
  })
  void sums(String code, String position, String genus) {
    assertThat(table(code).genus(GameText.position(position))).contains(Genus.parse(genus));
  }

  /** <i>Pretending</i>, Figures 11, 14, 19 and 53: row j, column i is i·first + j·second. */
  @ParameterizedTest
  @CsvSource({
    "0.71, 5, 8, 0^120 1^20 0^02 1^13 0^02, 0^1420 1^02 0^20 1^13 0^02",
    "0.123, 9, 8, 0^120 1^20 0^02 1^13, 2^1420 3^02 2^20 3^31, 0^120 1^20 0^02 1^13",
    "0.351, 6, 9, 0^120 1^20 0^02 1^13, 1^02 0^20 1^13 0^02, 0^02 1^20 0^02 1^13",
    "0.1232, 9, 11, 0^120 2^1420 0^120 2^1420 0^120, 1^2031 3^031 1^31 3^431 1^31,"
        + " 0^120 2^20 0^02 2^20 0^02, 1^31 3^13 1^31 3^13 1^31, 0^02 2^20 0^02 2^20 0^02,"
        + " 1^13 3^31 1^13 3^31 1^13"
  })
  void smallSums(ArgumentsAccessor figure) {
    GenusTable table = table(figure.getString(0));
    Position second = Position.EMPTY;
    for (int row = 3; row < figure.size(); row++) {
      Position position = second;
      for (Genus expected : Genus.parseAll(figure.getString(row))) {
        assertThat(table.genus(position)).as("%s", position).contains(expected);
        position = position.plus(Position.of(figure.getInteger(1)));
      }
      second = second.plus(Position.of(figure.getInteger(2)));
    }
  }

  /** <i>Pretending</i>, Figures 72 to 74. */
  @Test
  void sumsWithSevensIn054() {
    GenusTable table = table("0.54");
    assertThat(withSevens(table, 10, 6))
        .isEqualTo(Genus.parseAll("1^631 5^57 1^13 5^57 1^13 5^57 1^13"));
    for (int h = 14; h <= 28; h += 7) {
      assertThat(withSevens(table, h, 6))
          .isEqualTo(Genus.parseAll("4^157 0^31 4^46 0^02 4^46 0^02 4^46"));
    }
    for (int h = 17; h <= 31; h += 7) {
      assertThat(withSevens(table, h, 6))
          .isEqualTo(Genus.parseAll("1^431 5^075 1^831 5^57 1^13 5^57 1^13"));
    }
    assertThat(genus(table, 21, 10)).hasToString("5^046");
    assertThat(genus(table, 14, 10)).hasToString("5^64");
    assertThat(genus(table, 21, 14)).hasToString("0^31");
    assertThat(genus(table, 14, 14)).isEqualTo(genus(table, 21, 21)).hasToString("0^02");
  }

  private static List<Genus> withSevens(GenusTable table, int heap, int most) {
    List<Genus> genera = new ArrayList<>();
    Position position = Position.of(heap);
    for (int k = 0; k <= most; k++) {
      genera.add(table.genus(position).orElseThrow());
      position = position.plus(Position.of(7));
    }
    return genera;
  }

  /** <i>Pretending</i>, Figure 1. */
  @Test
  void positionsWhoseDoublesAreLost() {
    GenusTable kayles = table("0.77");
    assertThat(genus(kayles, 1, 5)).hasToString("5^057");
    assertThat(genus(kayles, 1, 5, 1, 5)).isEqualTo(Genus.ZERO);
  }

  /** <i>Pretending</i>, Figure 61, whose caption counts 27 where 28 are printed. */
  @Test
  void generaOf03102InOrderOfAppearance() {
    GenusTable table = table("0.3102");
    assertThat(genus(table, 9, 7, 6)).hasToString("2^46");
    assertThat(genus(table, 3, 5, 6)).isEqualTo(genus(table, 6, 5, 3));
    Set<Genus> met = new LinkedHashSet<>();
    List<Set<Genus>> byTokens = new ArrayList<>();
    for (int tokens = 0; tokens <= 32; tokens++) {
      Set<Genus> fresh = new LinkedHashSet<>();
      partitions(tokens, tokens, new int[32], 0, p -> fresh.add(table.genus(p).orElseThrow()));
      fresh.removeAll(met);
      met.addAll(fresh);
      byTokens.add(fresh);
    }
    assertThat(met)
        .containsExactlyInAnyOrderElementsOf(
            Genus.parseAll(
                "1^031 0^120 2^20 3^31 0^02 1^13 0^20 1^31 1^02 2^02 0^13 2^13 3^13 3^20 3^02 2^31"
                    + " 0^31 1^20 2^46 3^57 0^64 1^75 3^46 2^57 1^64 0^75 3^64 2^75"));
    assertThat(byTokens.get(22)).containsExactly(Genus.of(2, 4, 6));
    assertThat(met.stream().filter(g -> g.misere() >= 4)).hasSize(10);
  }

  private interface PositionSink {
    void accept(Position position);
  }

  private static void partitions(int rest, int most, int[] parts, int count, PositionSink sink) {
    if (rest == 0) {
      sink.accept(Position.ofPrefix(parts, count));
      return;
    }
    for (int part = Math.min(rest, most); part >= 1; part--) {
      parts[count] = part;
      partitions(rest - part, part, parts, count + 1, sink);
    }
  }

  /** <i>Pretending</i>, §2.6, "Tame, Restive, Restless or Wild?". */
  @Test
  void phylaOf0123() {
    GenusTable table = table("0.123");
    table.extendTo(40);
    for (int k = 1; k <= 7; k++) {
      assertThat(table.phylum(5 * k)).contains(Phylum.TAME);
      assertThat(table.phylum(5 * k + 1)).contains(Phylum.TAME);
      assertThat(table.phylum(5 * k + 2)).contains(Phylum.TAME);
      assertThat(table.phylum(5 * k + 3)).contains(Phylum.RESTLESS);
      assertThat(table.phylum(5 * k + 4)).contains(Phylum.RESTIVE);
    }
    assertThat(IntStream.rangeClosed(1, 12).filter(h -> table.nimHeap(h).isPresent()))
        .containsExactly(1, 2, 3, 4, 5, 7, 10, 12);
    assertThat(table.firstNonNimHeap()).hasValue(6);
    assertThat(table.firstWild()).hasValue(8);
    assertThat(table.phylum(Position.of(8, 8))).contains(Phylum.TAME);
    assertThat(table.phylum(Position.of(9, 8))).contains(Phylum.WILD);
    assertThat(table.phylum(Position.of(9, 6))).contains(Phylum.WILD);
    assertThat(genus(table, 9, 6).isTame()).isTrue();
  }

  /** A tame genus is not enough: heap 22 of 0.07 has that of the nim-heap 1. */
  @Test
  void tameGenusOfAGameThatIsNotTame() {
    GenusTable table = table("0.07");
    table.extendTo(22);
    assertThat(table.heap(22).isTame()).isTrue();
    assertThat(table.phylum(22)).contains(Phylum.WILD);
  }

  @Test
  void nimHeapsOfDawsonsKayles() {
    GenusTable table = table("0.07");
    table.extendTo(20);
    int[][] nim = {{1, 5, 9, 15}, {2, 3, 7, 8}, {4, 13, 18}, {6, 11, 20}};
    for (int size = 0; size < nim.length; size++) {
      for (int heap : nim[size]) {
        assertThat(table.nimHeap(heap)).as("heap %d", heap).hasValue(size);
      }
    }
    assertThat(IntStream.rangeClosed(1, 20).filter(h -> table.nimHeap(h).isEmpty()))
        .containsExactly(10, 12, 14, 16, 17, 19);
  }

  @Test
  void limitsLeaveWhatWasFound() {
    GenusTable small = new GenusTable(TakeAndBreak.of("0.316"), 500, () -> false);
    assertThat(small.extendTo(60)).isFalse();
    assertThat(small.lastHeap()).isBetween(20, 59);
    GenusTable large = table("0.316");
    large.extendTo(small.lastHeap());
    assertThat(small.heaps()).isEqualTo(large.heaps());
    assertThat(small.genus(Position.of(60))).isEmpty();
    assertThat(small.phylum(60)).isEmpty();
    assertThat(small.genus(Position.of(2, 3))).isPresent();
  }

  @Test
  void stoppingLosesNothing() {
    boolean[] stop = {false};
    GenusTable halting =
        new GenusTable(
            TakeAndBreak.of("0.316"),
            GenusTable.DEFAULT_MAX_POSITIONS,
            () -> {
              stop[0] = !stop[0];
              return stop[0];
            });
    int stops = 0;
    while (!halting.extendTo(50)) {
      stops++;
      assertThat(stops).isLessThan(1000);
    }
    assertThat(stops).isPositive();
    GenusTable whole = table("0.316");
    whole.extendTo(50);
    assertThat(halting.heaps()).isEqualTo(whole.heaps());
    assertThat(IntStream.range(0, 1000).mapToObj(i -> halting.phylum(50)).distinct())
        .contains(whole.phylum(50));
  }

  @Test
  void endsWithTheLargestHeap() {
    Ruleset one =
        new Ruleset() {
          @Override
          public void forEachOption(int heap, org.losingways.game.OptionSink sink) {
            sink.accept(new int[0], 0);
          }

          @Override
          public int largestHeap() {
            return 3;
          }
        };
    GenusTable table = new GenusTable(one);
    assertThat(table.extendTo(10)).isFalse();
    assertThat(table.heaps()).isEqualTo(Genus.parseAll("0 1 1 1"));
  }

  /** Deep positions do not need a deep stack. */
  @Test
  void manyLargeHeaps() {
    GenusTable table = table("0.123");
    assertThat(genus(table, 400, 400, 401)).isEqualTo(genus(table, 10, 10, 11));
  }
}
