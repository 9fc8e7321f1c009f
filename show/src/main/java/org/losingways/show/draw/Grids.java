// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntList;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Mosaic;
import org.losingways.theory.QuotientStructure;

/** Pictures of a misère quotient that are made of cells: Φ, the products, the ideals. */
public final class Grids {

  private static final double CELL = 28;
  private static final double GAP = 6;
  private static final double SMALL_CELL = 9;
  private static final int MOST_LABELLED_HEAPS = 500;
  private static final int WIDEST_ROW = 24;
  private static final int WIDEST_SMALL_ROW = 120;
  private static final int MOST_LABELLED_ELEMENTS = 64;
  private static final int LONGEST_COLUMN = 32;
  private static final double SERIES_HEAD = 170;

  private static final String P_AND_N = " Round, blue and heavy: in P, the player to move loses.";

  private Grids() {}

  /** Φ as a strip in rows of its period, a tint for each value, a bar below what repeats. */
  public static Scene phi(QuotientStructure q) {
    return phi(q.rules().code(), q.quotient().period(), q.heaps(), q::value, Values.of(q));
  }

  /** The same of an infinite quotient. */
  public static Scene phi(InfiniteQuotient q) {
    return phi(q.rules().code(), q.period(), q.heapsComputed(), q::value, Values.of(q));
  }

  private static Scene phi(
      String code, Optional<Period> period, int heaps, IntUnaryOperator phi, Values q) {
    int last =
        period.map(p -> Math.min(heaps, Math.max(0, p.preperiod() + p.period() - 1))).orElse(heaps);
    boolean words = last <= MOST_LABELLED_HEAPS;
    int across = across(period, words ? WIDEST_ROW : WIDEST_SMALL_ROW);
    int[] values = IntStream.rangeClosed(0, last).map(phi).toArray();
    int[] distinct = IntStream.of(values).distinct().sorted().toArray();
    double cell = words ? Math.max(CELL, widest(q, distinct) + 12) : SMALL_CELL;
    double height = words ? CELL : SMALL_CELL;
    double gap = words ? GAP : 2;
    double head = TextSize.width(Integer.toString(last) + "+", Style.INK.fontSize()) + 10;
    double pitch = height + gap + (words ? 6 : 4);
    double top = words ? 22 : 0;
    List<Item> items = new ArrayList<>();
    for (int c = 0; words && c < Math.min(across, last + 1); c++) {
      items.add(label(head + c * (cell + gap) + cell / 2, 12, "" + c, Anchor.MIDDLE, Style.INK));
    }
    for (int heap = 0; heap <= last; heap++) {
      double x = head + heap % across * (cell + gap);
      int row = heap / across;
      double y = top + row * pitch;
      // Small rows stand close: only every fourth number finds room.
      if (heap % across == 0 && (words || row % 4 == 0)) {
        double base = y + height / 2 + 5;
        items.add(label(head - 10, base, heap + "+", Anchor.END, Style.INK));
      }
      int value = values[heap];
      String tint = tint(Arrays.binarySearch(distinct, value), distinct.length);
      cell(items, q, value, x, y, cell, height, words, tint);
      if (period.isPresent() && heap >= period.get().preperiod()) {
        items.add(
            new Box(x, y + height + (words ? 4 : 1.5), cell, words ? 2.5 : 1.5, 0, Style.BAR));
      }
    }
    int rows = last / across + 1;
    double width = head + Math.min(across, last + 1) * (cell + gap);
    String repeats =
        period
            .map(
                p ->
                    " The bar marks the period: from heap "
                        + p.preperiod()
                        + " on everything repeats after "
                        + p.period()
                        + " heaps, for ever.")
            .orElse("");
    return Scene.framed(
        "The pretending function Φ of " + code + ", heaps 0 to " + last,
        "Each cell is a heap, each tint a value"
            + (words ? "." : ", too many to write them down; round: in P.")
            + repeats
            + (words ? P_AND_N : ""),
        width,
        top + rows * pitch,
        items);
  }

  /** Rows as long as the period, several short periods together, parts of long ones. */
  private static int across(Optional<Period> period, int widest) {
    int p = period.map(Period::period).orElse(10);
    if (p > widest) {
      for (int part = widest; part >= widest / 4; part--) {
        if (p % part == 0) {
          return part;
        }
      }
      return widest / 2;
    }
    return p * Math.max(1, Math.min(widest, 12) / p);
  }

  private static double widest(Values q, int... elements) {
    return IntStream.of(elements)
        .mapToDouble(x -> TextSize.width(q.word(x), Style.P.fontSize()))
        .max()
        .orElse(0);
  }

  /** Light colours around the circle, far apart for neighbours. */
  private static String tint(int index, int count) {
    float hue = (float) (index * 0.618034 % 1);
    float strength = count > 24 && index % 2 == 1 ? 0.34f : 0.2f;
    int rgb = Color.HSBtoRGB(hue, strength, 0.97f) & 0xffffff;
    return String.format(Locale.ROOT, "#%06x", rgb);
  }

  static void cell(
      List<Item> items,
      Values q,
      int value,
      double x,
      double y,
      double width,
      double height,
      boolean words,
      String tint) {
    boolean inP = q.inP(value);
    if (!words) {
      Style small = inP ? Style.SMALL_P : Style.SMALL_N;
      String fill = inP ? "" : tint;
      items.add(new Box(x, y, width, height, inP ? height / 2 : 0, small, fill));
      return;
    }
    Style style = inP ? Style.P : Style.N;
    items.add(new Box(x, y, width, height, inP ? height / 2 : 2, style, tint));
    Style writing = tint.isEmpty() ? style : inP ? Style.ON_TINT_P : Style.ON_TINT;
    items.add(
        label(
            x + width / 2,
            y + height / 2 + style.fontSize() * 0.34,
            q.word(value),
            Anchor.MIDDLE,
            writing));
  }

  private static Label label(double x, double y, String text, Anchor anchor, Style style) {
    return new Label(x, y, text, anchor, style);
  }

  /** The multiplication table; of large quotients only which products are in P. */
  public static Scene table(QuotientStructure q) {
    int order = q.order();
    String title = "Multiplication in the misère quotient of " + QuotientPictures.name(q);
    List<Item> items = new ArrayList<>();
    if (order > MOST_LABELLED_ELEMENTS) {
      double dot = Math.max(1, Math.floor(900.0 / order));
      double size = dot * order;
      items.add(new Box(0, 0, size, size, 0, Style.SMALL_N));
      List<BitSet> rows = new ArrayList<>();
      for (int x = 0; x < order; x++) {
        int[] products = q.monoid().row(x);
        BitSet row = new BitSet(order);
        IntStream.range(0, order).filter(y -> q.inP(products[y])).forEach(row::set);
        rows.add(row);
      }
      items.add(new Mosaic(0, 0, dot, rows, Style.SMALL_P));
      return Scene.framed(
          title,
          "Simplified: of "
              + order
              + " elements, in the order of their words, each row and each column is one; blue and"
              + " dark: the product is in P, the player to move loses; light: it is not.",
          size,
          size,
          items);
    }
    double cell = Math.max(CELL, widest(Values.of(q), IntStream.range(0, order).toArray()) + 12);
    double gap = 4;
    double left = cell + gap + 10;
    double top = CELL + gap + 10;
    for (int x = 0; x < order; x++) {
      cell(items, Values.of(q), x, 0, top + x * (CELL + gap), cell, CELL, true, "");
      cell(items, Values.of(q), x, left + x * (cell + gap), 0, cell, CELL, true, "");
    }
    double width = left + order * (cell + gap) - gap;
    double height = top + order * (CELL + gap) - gap;
    items.add(new Box(left - 8, 0, 1, height, 0, Style.BAR));
    items.add(new Box(0, top - 8, width, 1, 0, Style.BAR));
    for (int x = 0; x < order; x++) {
      int[] row = q.monoid().row(x);
      for (int y = 0; y < order; y++) {
        double px = left + y * (cell + gap);
        cell(
            items,
            Values.of(q),
            row[y],
            px,
            top + x * (CELL + gap),
            cell,
            CELL,
            true,
            tint(row[y], order));
      }
    }
    return Scene.framed(
        title,
        "Each cell is the product of its row and its column, each tint an element." + P_AND_N,
        width,
        height,
        items);
  }

  /** A principal series: a row for each Rees factor, from the invertible elements to the kernel. */
  public static Scene ideals(QuotientStructure q) {
    PrincipalSeries series = PrincipalSeries.of(q.monoid());
    boolean words = q.order() <= 2 * MOST_LABELLED_ELEMENTS;
    double cell =
        words
            ? Math.max(CELL, widest(Values.of(q), IntStream.range(0, q.order()).toArray()) + 12)
            : SMALL_CELL;
    double height = words ? CELL : SMALL_CELL;
    double gap = words ? GAP : 2;
    int across = words ? Math.max(6, (int) (900 / (cell + gap))) : 64;
    int perColumn = words ? series.factors().size() : columnLength(series.factors().size());
    List<Item> items = new ArrayList<>();
    double left = 0;
    double right = 0;
    double y = 0;
    double bottom = 0;
    for (int i = 0; i < series.factors().size(); i++) {
      if (i > 0 && i % perColumn == 0) {
        left = right + 40;
        y = 0;
      }
      PrincipalSeries.Factor factor = series.factors().get(i);
      IntList elements = factor.elements();
      int lines = (elements.size() + across - 1) / across;
      double inside = Math.max(lines * (height + gap) - gap, 14);
      double width = Math.min(across, elements.size()) * (cell + gap) - gap;
      double frame = left + SERIES_HEAD;
      items.add(new Box(frame, y, width + 20, inside + 16, 3, Style.FRAME));
      right = Math.max(right, frame + width + 20);
      String kind =
          switch (factor.kind()) {
            case NULL -> "null";
            case GROUP_WITH_ZERO -> "group";
            case GROUP -> "kernel";
          };
      String size = "S" + subscript(i + 1) + ", order " + series.idealOrders().getInt(i);
      double base = y + 8 + inside / 2 + 5;
      items.add(label(left, base, size + ", " + kind, Anchor.START, Style.INK));
      for (int j = 0; j < elements.size(); j++) {
        double px = frame + 10 + j % across * (cell + gap);
        int line = j / across;
        double py = y + 8 + line * (height + gap) + (words ? 0 : (14 - height) / 2);
        cell(items, Values.of(q), elements.getInt(j), px, py, cell, height, words, "");
      }
      y += inside + 16 + (words ? 10 : 4);
      bottom = Math.max(bottom, y);
    }
    return Scene.framed(
        "The ideals of the misère quotient of "
            + QuotientPictures.name(q)
            + ", of order "
            + q.order(),
        "Each row and all rows after it are an ideal, with no ideal between neighbours. In a group"
            + " products stay in the row, in a null row they fall below it."
            + (words
                ? P_AND_N
                : " Simplified: a dot is an element; round and dark: in P. Columns are read one"
                    + " after another."),
        right,
        bottom,
        items);
  }

  /** Columns of much the same length, none so long that the sheet becomes a strip. */
  private static int columnLength(int rows) {
    int columns = (rows + LONGEST_COLUMN - 1) / LONGEST_COLUMN;
    return (rows + columns - 1) / columns;
  }

  static String subscript(int number) {
    StringBuilder text = new StringBuilder();
    Integer.toString(number).chars().forEach(c -> text.append("₀₁₂₃₄₅₆₇₈₉".charAt(c - '0')));
    return text.toString();
  }
}
