// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * How a genus is worked out by mex-with-carrying, column by column: the options with their genera
 * written out, and the values carried from each column to the next (<i>Advances</i>, §11.4).
 *
 * <pre>{@code
 * CarryingTable why = table.explain(Position.of(8, 5)).get();
 * why.rows()                 // 6+5: 1^13, 5+5: 0^120, 8+3: 0^420, 8+2: 2^1420
 * why.carry(1).getAsInt()    // 0, carried together with 1 into the column of g₁
 * why.result()               // 3^0531
 * }</pre>
 *
 * @param position the position explained
 * @param rows its options, moves in the largest heap first, each option once
 * @param result its genus
 */
public record CarryingTable(Position position, List<Row> rows, Genus result) {

  /** An option and its genus. */
  public record Row(Position option, Genus genus) {}

  public CarryingTable {
    rows = List.copyOf(rows);
  }

  /** The table of a position with the genera that the function gives. */
  static CarryingTable of(Ruleset rules, Position position, Function<Position, Genus> genus) {
    Set<Position> options = new LinkedHashSet<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      int at = i;
      rules.forEachOption(
          position.heap(i),
          (heaps, count) -> options.add(position.move(at, Position.ofPrefix(heaps, count))));
    }
    List<Row> rows = new ArrayList<>();
    for (Position option : options) {
      rows.add(new Row(option, genus.apply(option)));
    }
    return new CarryingTable(position, rows, genus.apply(position));
  }

  /** How many superscripts show the whole computation, with one repetition of the last two. */
  public int columns() {
    return 2
        + Math.max(
            result.length(), rows.stream().mapToInt(row -> row.genus().length()).max().orElse(0));
  }

  /**
   * The value γ carried into the column of g_n, always together with γ nim-plus 1; nothing is
   * carried into the column of g₀.
   */
  public OptionalInt carry(int n) {
    return n == 0 ? OptionalInt.empty() : OptionalInt.of(result.superscript(n - 1));
  }
}
