// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.structure.PrincipalSeries;
import org.losingways.show.CommandFailure;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Mosaic;
import org.losingways.show.view.QuotientView;

/** Pictures of a misère quotient that are made of cells: the products, the ideals. */
public final class Grids {

  private static final float BRIGHTNESS = 0.97f;
  private static final double CELL = 28;
  private static final double GAP = 6;
  private static final double SMALL_CELL = 9;
  private static final int MOST_LABELLED_ELEMENTS = 64;
  private static final int LONGEST_COLUMN = 32;
  private static final double SERIES_HEAD = 170;

  private Grids() {}

  static double widest(QuotientView q, int... elements) {
    return IntStream.of(elements)
        .mapToDouble(x -> TextSize.width(q.text(x), Style.P.fontSize))
        .max()
        .orElse(0);
  }

  /** Light colours around the circle, far apart for neighbours. */
  static String tint(int index, int count) {
    float hue = (float) (index * 0.618034 % 1);
    float strength = count > 24 && index % 2 == 1 ? 0.34f : 0.2f;
    int sixth = (int) (6 * hue);
    float rest = 6 * hue - sixth;
    float low = BRIGHTNESS * (1 - strength);
    float rising = BRIGHTNESS * (1 - strength * (1 - rest));
    float falling = BRIGHTNESS * (1 - strength * rest);
    return switch (sixth) {
      case 0 -> colour(BRIGHTNESS, rising, low);
      case 1 -> colour(falling, BRIGHTNESS, low);
      case 2 -> colour(low, BRIGHTNESS, rising);
      case 3 -> colour(low, falling, BRIGHTNESS);
      case 4 -> colour(rising, low, BRIGHTNESS);
      default -> colour(BRIGHTNESS, low, falling);
    };
  }

  private static String colour(float red, float green, float blue) {
    int rgb = part(red) << 16 | part(green) << 8 | part(blue);
    return String.format(Locale.ROOT, "#%06x", rgb);
  }

  private static int part(float colour) {
    return (int) (255 * colour + 0.5f);
  }

  /** The box of an element, with its word or small without it. */
  static void cell(
      List<Item> items, QuotientView q, int x, Layout.Box box, boolean words, String tint) {
    Picture.Mark mark = Picture.Mark.of(q.outcome(x));
    if (words) {
      Plate.draw(items, mark, q.text(x), box, tint);
    } else {
      Plate.small(items, mark, box, tint);
    }
  }

  private static FiniteMonoid finite(QuotientView q, String otherwise) {
    return q.finite()
        .orElseThrow(
            () ->
                new CommandFailure(
                    "The " + q.shortNoun() + " of " + q.code() + " is infinite, so " + otherwise));
  }

  /** The multiplication table; of large quotients only which products are in P. */
  public static Scene table(QuotientView q) {
    FiniteMonoid monoid = finite(q, "it has no multiplication table; draw --what cayley instead.");
    int order = monoid.order();
    String title = "Multiplication in the " + q.noun() + " of " + q.name();
    List<Item> items = new ArrayList<>();
    if (order > MOST_LABELLED_ELEMENTS) {
      double dot = Math.max(1, Math.floor(900.0 / order));
      double size = dot * order;
      items.add(new Box(0, 0, size, size, 0, Style.SMALL_N));
      List<BitSet> rows = new ArrayList<>();
      for (int x = 0; x < order; x++) {
        int[] products = monoid.row(x);
        BitSet row = new BitSet(order);
        IntStream.range(0, order).filter(y -> q.inP(products[y])).forEach(row::set);
        rows.add(row);
      }
      items.add(new Mosaic(0, 0, dot, rows, Style.SMALL_P));
      return new Scene(
          title,
          "Simplified: of "
              + order
              + " elements, in the order of their words, each row and each column is one; blue and"
              + " dark: the product is in P, the player to move loses; light: it is not.",
          size,
          size,
          items);
    }
    double cell = Math.max(CELL, widest(q, IntStream.range(0, order).toArray()) + 12);
    double gap = 4;
    double left = cell + gap + 10;
    double top = CELL + gap + 10;
    double width = left + order * (cell + gap) - gap;
    double height = top + order * (CELL + gap) - gap;
    items.add(new Box(left - 8, 0, 1, height, 0, Style.BAR));
    items.add(new Box(0, top - 8, width, 1, 0, Style.BAR));
    for (int x = 0; x < order; x++) {
      double across = left + x * (cell + gap);
      double down = top + x * (CELL + gap);
      cell(items, q, x, new Layout.Box(0, down, cell, CELL), true, "");
      cell(items, q, x, new Layout.Box(across, 0, cell, CELL), true, "");
      int[] row = monoid.row(x);
      for (int y = 0; y < order; y++) {
        Layout.Box box = new Layout.Box(left + y * (cell + gap), down, cell, CELL);
        cell(items, q, row[y], box, true, tint(row[y], order));
      }
    }
    return new Scene(
        title,
        "%sEach cell is the product of its row and its column, each tint an element.%s"
            .formatted(Picture.legend(q), Picture.key(q)),
        width,
        height,
        items);
  }

  /** A principal series: a row for each Rees factor, from the invertible elements to the kernel. */
  public static Scene ideals(QuotientView q) {
    FiniteMonoid monoid =
        finite(q, "its ideals are not drawn; draw --what cayley or idempotents instead.");
    PrincipalSeries series = PrincipalSeries.of(monoid);
    boolean words = monoid.order() <= 2 * MOST_LABELLED_ELEMENTS;
    double cell =
        words
            ? Math.max(CELL, widest(q, IntStream.range(0, monoid.order()).toArray()) + 12)
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
      items.add(new Label(left, base, size + ", " + kind, Anchor.START, Style.INK));
      for (int j = 0; j < elements.size(); j++) {
        double px = frame + 10 + j % across * (cell + gap);
        int line = j / across;
        double py = y + 8 + line * (height + gap) + (words ? 0 : (14 - height) / 2);
        cell(items, q, elements.getInt(j), new Layout.Box(px, py, cell, height), words, "");
      }
      y += inside + 16 + (words ? 10 : 4);
      bottom = Math.max(bottom, y);
    }
    return new Scene(
        "The ideals of the " + q.noun() + " of " + q.name() + ", of order " + monoid.order(),
        (words ? Picture.legend(q) : "")
            + "Each row and all rows after it are an ideal, with no ideal between neighbours. In a"
            + " group products stay in the row, in a null row they fall below it."
            + (words ? "" : " Simplified: a dot is an element. Columns are read one after another.")
            + Picture.key(q),
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
