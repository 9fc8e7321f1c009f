// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Rows of cells set in columns, with few rules and two blanks between columns.
 *
 * <pre>
 *   #  element  genus   outcome
 *   1  1        0^120   N
 * </pre>
 */
public final class TextTable {

  /** A last column that would be narrower than this is not broken into lines. */
  private static final int LEAST_LAST = 20;

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

  /**
   * Prints the rows, each after a margin. A table that is too wide has a last column of several
   * lines if that helps, and otherwise parts below each other, each with the first column.
   */
  public void print(Paper output, String margin) {
    rows.replaceAll(row -> row.stream().map(output::shown).toList());
    int columns = rows.stream().mapToInt(List::size).max().orElse(0);
    int[] width = new int[columns];
    for (List<String> row : rows) {
      for (int c = 0; c < row.size(); c++) {
        width[c] = Math.max(width[c], Wrapped.length(row.get(c)));
      }
    }
    int room = output.width() - margin.length();
    int all = width(width, 0, columns);
    boolean lastInLines =
        columns > 1
            && all > room
            && room - width(width, 0, columns - 1)
                >= Math.max(LEAST_LAST, longestWord(columns - 1));
    if (lastInLines) {
      print(output, margin, width, 0, columns - 1, columns);
      return;
    }
    int from = 0;
    while (from < columns) {
      int to = from + 1;
      while (to < columns
          && width(width, 0, from == 0 ? 0 : 1) + width(width, from, to + 1) <= room) {
        to++;
      }
      if (from > 0) {
        output.line();
      }
      print(output, margin, width, from, to, to);
      from = to;
    }
  }

  private static int width(int[] width, int from, int to) {
    return IntStream.range(from, to).map(c -> width[c] + 2).sum() - (to == width.length ? 2 : 0);
  }

  private int longestWord(int column) {
    return rows.stream()
        .filter(row -> row.size() > column)
        .flatMap(row -> Stream.of(row.get(column).split(" ")))
        .mapToInt(Wrapped::length)
        .max()
        .orElse(0);
  }

  /** Prints some columns; from {@code last} on a cell may have several lines. */
  private void print(Paper output, String margin, int[] width, int from, int last, int to) {
    for (int r = 0; r < rows.size(); r++) {
      List<String> row = rows.get(r);
      StringBuilder line = new StringBuilder(from > 0 ? padded(row.get(0), width[0]) : "");
      int end = Math.min(last, row.size());
      for (int c = from; c < end; c++) {
        line.append(padded(row.get(c), width[c]));
      }
      if (last < Math.min(to, row.size())) {
        String head = margin + inks.get(r).apply(line.toString());
        Wrapped.lines(
                head,
                inks.get(r).apply(row.get(last)),
                " ".repeat(Wrapped.length(head)),
                output.width())
            .forEach(output::asIs);
      } else {
        output.asIs(margin + inks.get(r).apply(line.toString().stripTrailing()));
      }
    }
  }

  private static String padded(String cell, int width) {
    return cell + " ".repeat(width - Wrapped.length(cell) + 2);
  }
}
