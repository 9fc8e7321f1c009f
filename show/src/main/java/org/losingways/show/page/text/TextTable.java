// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Rows of cells set in columns, with few rules and two blanks between columns.
 *
 * <pre>
 *   #  element  genus   outcome
 *   1  1        0^120   N
 * </pre>
 */
public final class TextTable {

  private final List<List<String>> rows = new ArrayList<>();
  private final List<UnaryOperator<String>> inks = new ArrayList<>();

  /** Adds a row. */
  public void row(List<String> cells) {
    row(cells, UnaryOperator.identity());
  }

  /** Adds a row that is painted as a whole. */
  public void row(List<String> cells, UnaryOperator<String> ink) {
    rows.add(List.copyOf(cells));
    inks.add(ink);
  }

  /** Prints the rows, each after a margin. */
  public void print(Paper output, String margin) {
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] width = new int[columns];
    for (List<String> row : rows) {
      for (int c = 0; c < row.size(); c++) {
        width[c] = Math.max(width[c], row.get(c).length());
      }
    }
    for (int r = 0; r < rows.size(); r++) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < rows.get(r).size(); c++) {
        String cell = rows.get(r).get(c);
        line.append(cell).append(" ".repeat(width[c] - cell.length() + 2));
      }
      output.line(margin + inks.get(r).apply(line.toString().stripTrailing()));
    }
  }
}
