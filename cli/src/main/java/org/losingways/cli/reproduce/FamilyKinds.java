// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.cli.reproduce.Fixture.Row;
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
        "first-wild", Kind.of(problem -> family(problem, FamilyKinds::firstWild)),
        "non-nim-games", Kind.of(problem -> family(problem, FamilyKinds::nonNim)),
        "nim-sequences", Kind.of(FamilyKinds::nimSequences));
  }

  /** A row for each game of the family about which there is something to say, by its code. */
  private static List<Row> family(
      Problem problem, BiFunction<String, GenusTable, Stream<Row>> said) {
    String pattern = problem.required("family");
    int digits = (int) pattern.chars().filter(c -> c == '?').count();
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < 1 << (2 * digits); i++) {
      // Those that end in 0 have a shorter code.
      if (i % QUATERNARY != 0) {
        String code = Integer.toString(i, QUATERNARY);
        Ruleset game = TakeAndBreak.of("0." + "0".repeat(digits - code.length()) + code);
        said.apply(game.code(), problem.workshop().generaTo(game, HEAPS)).forEach(rows::add);
      }
    }
    return rows;
  }

  private static Stream<Row> firstWild(String code, GenusTable table) {
    OptionalInt heap = table.firstWild();
    return heap.stream().mapToObj(h -> Row.of(code, table.heap(h), h));
  }

  private static Stream<Row> nonNim(String code, GenusTable table) {
    return table.firstNonNimHeap().stream()
        .mapToObj(h -> Row.of(code, table.firstWild().isPresent() ? "wild" : "tame"));
  }

  /** For each second digit the misère nim-heaps of the game, the period in brackets. */
  private static List<Row> nimSequences(Problem problem) {
    List<Row> rows = new ArrayList<>();
    for (int first = 0; first < QUATERNARY; first++) {
      List<String> cells = new ArrayList<>();
      for (int second = 0; second < QUATERNARY; second++) {
        Ruleset game = TakeAndBreak.of("0." + first + second);
        GenusTable table = problem.workshop().generaTo(game, HEAPS);
        cells.add(table.firstNonNimHeap().isPresent() ? "M" : sequence(table));
      }
      rows.add(new Row("." + first, cells));
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
        .mapToObj(i -> String.valueOf(values[i]))
        .collect(Collectors.joining());
  }
}
