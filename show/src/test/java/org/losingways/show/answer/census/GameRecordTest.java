// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.census;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.losingways.reader.GameReader;

/** The order "stronger than", and what a record says first. */
class GameRecordTest {

  private static Finding finding(String source, String claim, String by, String quotient, int n) {
    boolean isSolved = claim.equals(Finding.SOLVED);
    return new Finding(
        source,
        "0.07",
        Standing.IMPARTIAL,
        claim,
        by,
        isSolved ? "solved" : "partial",
        quotient,
        false,
        quotient.equals("finite") ? OptionalInt.of(24) : OptionalInt.empty(),
        isSolved ? OptionalInt.of(8) : OptionalInt.empty(),
        isSolved ? OptionalInt.of(50) : OptionalInt.empty(),
        n,
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** From the strongest to the weakest. */
  private static List<Finding> ladder() {
    return List.of(
        finding(Finding.STORE, Finding.SOLVED, Finding.QUOTIENT, "infinite", 20),
        finding(Finding.PUBLISHED, Finding.SOLVED, Finding.GAUGES, "infinite", 52),
        finding(Finding.PUBLISHED, Finding.FIRM, Finding.QUOTIENT, "finite", 256),
        finding(Finding.RUN, Finding.PARTIAL, Finding.QUOTIENT, "finite", 1000),
        finding(Finding.PUBLISHED, Finding.PARTIAL, Finding.QUOTIENT, "infinite", 38),
        finding(Finding.PUBLISHED, Finding.PARTIAL, Finding.GAUGES, "infinite", 38),
        finding(Finding.RUN, Finding.PARTIAL, Finding.QUOTIENT, "finite", 24));
  }

  @Test
  void strongerStatementsBeatWeakerOnes() {
    List<Finding> ladder = ladder();
    for (int i = 0; i < ladder.size(); i++) {
      for (int j = 0; j < ladder.size(); j++) {
        assertThat(Integer.signum(Finding.STRENGTH.compare(ladder.get(i), ladder.get(j))))
            .as("%d %d", i, j)
            .isEqualTo(Integer.compare(j, i));
      }
    }
  }

  /** What is solved says no more when more heaps were looked at one by one. */
  @Test
  void solvedGamesAreEquallyStrong() {
    assertThat(
            Finding.STRENGTH.compare(
                finding(Finding.RUN, Finding.SOLVED, Finding.QUOTIENT, "finite", 22),
                finding(Finding.STORE, Finding.SOLVED, Finding.QUOTIENT, "finite", 500)))
        .isZero();
  }

  @Test
  void theStrongestIsSaidFirstInWhicheverOrderTheyCome() {
    List<Finding> shuffled = new ArrayList<>(ladder());
    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(shuffled, new Random(seed));
      GameRecord record = GameRecord.of(GameReader.of("0.07"), shuffled);
      assertThat(record.findings()).extracting(GameRecord.Stated::finding).isEqualTo(ladder());
      assertThat(record.verdict()).isEqualTo("rays");
      assertThat(record.solved()).isTrue();
      assertThat(record.line()).isEqualTo(record.findings().get(0).text());
    }
  }

  @Test
  void aBoundIsSaidWithItsHeap() {
    List<String> lines =
        GameRecord.of(GameReader.of("0.07"), ladder()).findings().stream()
            .map(GameRecord.Stated::text)
            .toList();
    assertThat(lines)
        .containsExactly(
            "Solved by an infinite quotient; Φ has period 8 from heap 50 on, proved for heaps of"
                + " every size.",
            "Solved by linear forms on an infinite quotient; Φ has period 8 from heap 50 on, proved for"
                + " heaps of every size.",
            "The quotient is verified to heap 256, and a position with a larger heap is"
                + " P exactly if its nim-sum is 0.",
            "A quotient of order 24 is verified to heap 1000.",
            "The quotient is proved to be infinite, and verified to heap 38.",
            "The quotient is infinite, and linear forms decide every position to heap" + " 38.",
            "A quotient of order 24 is verified to heap 24.");
  }

  @Test
  void whatTwoSourcesSayAlikeIsSaidOnce() {
    GameRecord record =
        GameRecord.of(
            GameReader.of("0.07"),
            List.of(
                finding(Finding.STORE, Finding.PARTIAL, Finding.QUOTIENT, "finite", 24),
                finding(Finding.RUN, Finding.PARTIAL, Finding.QUOTIENT, "finite", 24)));
    assertThat(record.findings()).hasSize(1);
    assertThat(record.best().orElseThrow().source()).isEqualTo(Finding.RUN);
  }

  @Test
  void whereNothingIsProvedNothingIsClaimed() {
    GameRecord record =
        GameRecord.of(
            GameReader.of("0.07"),
            List.of(finding(Finding.RUN, Finding.PARTIAL, Finding.QUOTIENT, "finite", 0)));
    assertThat(record.line()).isEqualTo("Nothing is proved yet.");
    assertThat(record.verdict()).isEqualTo("open");
    assertThat(record.best()).isEmpty();
  }
}
