// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.losingways.game.Pattern;
import org.losingways.game.board.BeansPattern;
import org.losingways.game.board.PascalsBeans;
import org.losingways.quotient.Quotient;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.view.QuotientView;

/**
 * The values of single beans on Pascal's triangle, drawn as the triangle (Advances, Figure 4), with
 * the part that repeats for ever underlined.
 */
public final class Triangle {

  /** Rows beyond this are drawn too small to be read. */
  public static final int MOST_ROWS = 200;

  /** A text wider than this is no triangle on any screen. */
  public static final int MOST_ROWS_AS_TEXT = 60;

  private static final double HEIGHT = 24;
  private static final double GAP = 4;

  private Triangle() {}

  /** As many rows as show the pattern twice, or all that are known. */
  public static int usualRows(Quotient quotient) {
    return quotient
        .pattern()
        .map(BeansPattern.class::cast)
        .map(p -> p.firstRow() + 2 * p.period())
        .orElseGet(() -> PascalsBeans.row(quotient.heapsComputed() + 1) - 1);
  }

  /** Whether a cell belongs to the part that is one value in each row. */
  private static boolean isMiddle(Optional<Pattern> pattern, int row, int column) {
    return pattern
        .map(BeansPattern.class::cast)
        .filter(p -> row >= p.firstRow() && Math.min(column, row - column) > p.edge())
        .isPresent();
  }

  /**
   * The triangle as lines of text, rows 0 to the last one.
   *
   * @param word how a value is written
   * @param middle how a value in the part that repeats is painted
   */
  public static List<String> text(
      Quotient quotient,
      int lastRow,
      IntFunction<String> word,
      java.util.function.UnaryOperator<String> middle) {
    int[] values = quotient.phi();
    int half =
        (IntStream.of(values).mapToObj(word).mapToInt(String::length).max().orElse(1) + 2) / 2;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row <= lastRow; row++) {
      StringBuilder line = new StringBuilder(String.format("%4d ", row));
      line.append(" ".repeat(half * (lastRow - row)));
      for (int column = 0; column <= row; column++) {
        String text = word.apply(quotient.value(PascalsBeans.cell(row, column)));
        int before = (2 * half - text.length() + 1) / 2;
        line.append(" ".repeat(before));
        line.append(isMiddle(quotient.pattern(), row, column) ? middle.apply(text) : text);
        line.append(" ".repeat(Math.max(0, 2 * half - before - text.length())));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** The triangle as a picture. */
  public static Scene scene(QuotientView q, int lastRow) {
    int[] elements = q.words().points().stream().mapToInt(Integer::intValue).toArray();
    double cell = Math.max(30, Grids.widest(q, elements) + 12);
    double pitch = cell + GAP;
    double head = 40;
    List<Item> items = new ArrayList<>();
    for (int row = 0; row <= lastRow; row++) {
      double y = row * (HEIGHT + 2 * GAP);
      items.add(new Scene.Label(head - 16, y + HEIGHT / 2 + 5, "" + row, Anchor.END, Style.INK));
      for (int column = 0; column <= row; column++) {
        int value = q.value(PascalsBeans.cell(row, column));
        double x = head + (lastRow - row) * pitch / 2 + column * pitch;
        Grids.cell(items, q, value, new Layout.Box(x, y, cell, HEIGHT), true, "");
        if (isMiddle(q.pattern(), row, column)) {
          items.add(new Box(x, y + HEIGHT + 2, cell, 2, 0, Style.BAR));
        }
      }
    }
    String pattern =
        q.pattern()
            .map(p -> " The bar marks what repeats for ever: " + p.sentence() + ".")
            .orElse("");
    return new Scene(
        "The values of single beans in " + q.name() + ", rows 0 to " + lastRow,
        "%sA bean moves to either cell above it, and is out of play at the border.%s%s"
            .formatted(Picture.legend(q), pattern, Picture.key(q)),
        head + (lastRow + 1) * pitch,
        (lastRow + 1) * (HEIGHT + 2 * GAP),
        items);
  }
}
