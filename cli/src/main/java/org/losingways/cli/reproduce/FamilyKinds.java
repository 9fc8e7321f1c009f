// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.GenusTable;

/** Tables about whole families of quaternary games: codes whose digits are 0 to 3. */
final class FamilyKinds {

  /**
   * Heaps computed of each game. Without splitting a genus depends on those of a few heaps before,
   * and all sequences of the families in the papers repeat within twenty heaps.
   */
  private static final int HEAPS = 60;

  private static final int QUATERNARY = 4;

  private FamilyKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "first-wild", Kind.of(FamilyKinds::firstWild),
        "non-nim-games", Kind.of(FamilyKinds::nonNimGames),
        "nim-sequences", Kind.of(FamilyKinds::nimSequences));
  }

  /** The games of the family, those with a shorter code left out. */
  private static List<Ruleset> family(Problem problem) {
    String pattern = problem.required("family");
    int digits = (int) pattern.chars().filter(c -> c == '?').count();
    List<Ruleset> games = new ArrayList<>();
    for (int i = 0; i < 1 << (2 * digits); i++) {
      if (i % QUATERNARY != 0) {
        String code = Integer.toString(i, QUATERNARY);
        games.add(TakeAndBreak.of("0." + "0".repeat(digits - code.length()) + code));
      }
    }
    return games;
  }

  private static List<Fixture.Row> firstWild(Problem problem) {
    List<Fixture.Row> rows = new ArrayList<>();
    for (Ruleset game : family(problem)) {
      GenusTable table = problem.workshop().generaTo(game, HEAPS);
      OptionalInt heap = table.firstWild();
      heap.ifPresent(
          h ->
              rows.add(Fixture.Row.of(game.code(), table.heap(h).toString(), Integer.toString(h))));
    }
    return rows;
  }

  private static List<Fixture.Row> nonNimGames(Problem problem) {
    List<Fixture.Row> rows = new ArrayList<>();
    for (Ruleset game : family(problem)) {
      GenusTable table = problem.workshop().generaTo(game, HEAPS);
      if (table.firstNonNimHeap().isPresent()) {
        rows.add(Fixture.Row.of(game.code(), table.firstWild().isPresent() ? "wild" : "tame"));
      }
    }
    return rows;
  }

  /** For each second digit the misère nim-heaps of the game, the period in brackets. */
  private static List<Fixture.Row> nimSequences(Problem problem) {
    List<Fixture.Row> rows = new ArrayList<>();
    for (int first = 0; first < QUATERNARY; first++) {
      List<String> cells = new ArrayList<>();
      for (int second = 0; second < QUATERNARY; second++) {
        Ruleset game = TakeAndBreak.of("0." + first + second);
        GenusTable table = problem.workshop().generaTo(game, HEAPS);
        cells.add(table.firstNonNimHeap().isPresent() ? "M" : sequence(table));
      }
      rows.add(new Fixture.Row("." + first, cells));
    }
    return rows;
  }

  private static String sequence(GenusTable table) {
    int[] values =
        IntStream.rangeClosed(1, HEAPS).map(h -> table.nimHeap(h).orElseThrow()).toArray();
    for (int period = 1; ; period++) {
      int before = values.length - period;
      while (before > 0 && values[before - 1] == values[before - 1 + period]) {
        before--;
      }
      if (before < HEAPS / 2) {
        return joined(values, 0, before) + "(" + joined(values, before, before + period) + ")";
      }
    }
  }

  private static String joined(int[] values, int from, int to) {
    return IntStream.range(from, to)
        .mapToObj(i -> Integer.toString(values[i]))
        .collect(Collectors.joining());
  }
}
