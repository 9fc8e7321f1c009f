// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.app.SavedGames;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.Standing;
import org.losingways.theory.Kinship;

/** Rows of equivalent codes are about one game. */
class GameRecordsTest {

  @TempDir private Path folder;

  private Store store() {
    return Store.open(folder.resolve("games.sqlite"), Marks.in(folder.resolve("secret")));
  }

  private static QuotientSolver run(String code, int heaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    return solver;
  }

  private static List<String> words(QuotientSolver solver) {
    Quotient q = solver.quotient();
    return IntStream.rangeClosed(0, solver.heaps()).mapToObj(h -> q.print(q.value(h))).toList();
  }

  private static void keep(Store store, QuotientSolver solver) {
    new KeptGames(store).keep(solver, new SavedGames.Effort(1, Duration.ZERO, "none"));
  }

  /**
   * A solver begins where the store has got to under another code, and is where it would be by
   * itself: finite, infinite, with weights, and with levels.
   */
  @ParameterizedTest
  @CsvSource({
    "4.4, 0.77, 300", "0.77, 4.4, 300", "0.4, 0.07, 20", "0.137, 0.4, 20", "4.06, 0.737, 60",
    "0.737, 4.06, 60", "0.404, 0.444, 13", "0.546, 0.544, 12", "0.2, 0.3, 60", "0.3, 0.2, 60",
    "0.54, 0.541, 60"
  })
  void aRunOfAnEquivalentCodeGoesOn(String from, String to, int heaps) {
    try (Store store = store()) {
      keep(store, run(from, heaps));
      QuotientSolver taken = new KeptGames(store).solver(TakeAndBreak.of(to), SolverLimits.none());
      if (GameRecords.equivalents(GameReader.of(from)).contains(GameReader.of(to))) {
        assertThat(taken.heaps()).isPositive();
        int most = heaps + Kinship.shift(TakeAndBreak.of(from), TakeAndBreak.of(to)).orElseThrow();
        taken.run(SolverLimits.none().withMaxHeap(most));
        QuotientSolver own = run(to, most);
        Standing there = Standing.of(taken);
        // Why a run ended is no part of where it is.
        assertThat(there).isEqualTo(Standing.of(own).withSearch(there));
        assertThat(words(taken)).isEqualTo(words(own));
      } else {
        assertThat(taken.heaps()).isZero();
      }
    }
  }

  /** What is further counts: the store of 0.07 itself may have less. */
  @Test
  void theFurthestRunIsTaken() {
    try (Store store = store()) {
      keep(store, run("0.07", 12));
      keep(store, run("0.4", 20));
      KeptGames games = new KeptGames(store);
      assertThat(games.solver(TakeAndBreak.of("0.07"), SolverLimits.none()).heaps()).isEqualTo(19);
      keep(store, run("0.07", 22));
      assertThat(games.solver(TakeAndBreak.of("0.07"), SolverLimits.none()).heaps()).isEqualTo(22);
      // Limits hold all the same.
      assertThat(games.solver(TakeAndBreak.of("0.07"), SolverLimits.none().withMaxHeap(15)).heaps())
          .isEqualTo(15);
    }
  }

  @Test
  void oneRecordHasStorePublishedResultsAndRun() {
    try (Store store = store()) {
      keep(store, run("0.4", 20));
      KeptGames games = new KeptGames(store);
      QuotientSolver now = run("0.137", 10);
      GameRecord record =
          GameRecords.of(TakeAndBreak.of("0.137"), games::findings, Optional.of(Standing.of(now)));
      assertThat(record.game()).isEqualTo("0.07");
      assertThat(record.names()).containsExactly("Dawson's Kayles");
      assertThat(record.equivalent()).contains(new GameRecord.Equivalent("0.137", 1));
      assertThat(record.findings())
          .extracting(s -> s.finding().source() + " " + s.finding().heaps())
          .containsExactly("published 38", "published 34", "store 19", "run 11");
    }
  }

  /** What was published is as strong as if it had been found here. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0.176 | solved by quotient",
        "0.544 | solved by gauges",
        "4.7 | solved by quotient",
        "0.54 | solved by quotient",
        "0.644 | solved by quotient",
        "0.414 | firm by quotient",
        "0.35 | partial by quotient",
        "0.5/0.11 | solved by gauges"
      })
  void publishedResultsAreKnown(String game, String claim) {
    Finding best =
        GameRecords.of(GameReader.of(game), none -> List.of(), Optional.empty())
            .best()
            .orElseThrow();
    assertThat(best.claim() + " by " + best.by()).isEqualTo(claim);
    assertThat(best.certificate()).isPresent();
  }

  /** Rows that this program did not write are claims, and no part of a record. */
  @Test
  void aClaimIsNoFinding() {
    try (Store store = store()) {
      keep(store, run("0.75", 60));
    }
    try (Store other =
        Store.open(folder.resolve("games.sqlite"), Marks.in(folder.resolve("another")))) {
      assertThat(new KeptGames(other).findings(TakeAndBreak.of("0.75"))).isEmpty();
    }
  }
}
