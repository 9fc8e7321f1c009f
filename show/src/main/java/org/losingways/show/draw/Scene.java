// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A picture with everything in its place, ready to be put on a sheet and written in any graphics
 * format.
 *
 * @param title what is drawn
 * @param caption sentences that say what to see in it
 * @param width of the drawing
 * @param height of the drawing
 * @param items what is drawn, the first at the bottom
 */
public record Scene(String title, String caption, double width, double height, List<Item> items) {

  /** Something on the sheet. */
  public sealed interface Item permits Box, Line, Label, Mosaic {}

  /** A place. */
  public record Point(double x, double y) {}

  /**
   * A rectangle.
   *
   * @param corner the radius of its corners
   * @param tint a colour such as #ddeeff that fills it instead of the style's own, or nothing
   */
  public record Box(
      double x, double y, double width, double height, double corner, Style style, String tint)
      implements Item {
    Box(double x, double y, double width, double height, double corner, Style style) {
      this(x, y, width, height, corner, style, "");
    }
  }

  /**
   * A line through some points.
   *
   * @param kind which of the kinds of line it is, 0 for plain ink
   * @param hasArrow whether it ends in an arrowhead
   */
  public record Line(List<Point> points, int kind, boolean hasArrow) implements Item {

    private static final double HEAD_LENGTH = 8;
    private static final double HALF_WIDTH = 3.2;

    public Line {
      points = List.copyOf(points);
    }

    /** The corners of its arrowhead, the tip first. */
    List<Point> head() {
      Point tip = points.get(points.size() - 1);
      Point before = points.get(points.size() - 2);
      double length = Math.max(1e-6, Math.hypot(tip.x() - before.x(), tip.y() - before.y()));
      double ux = (tip.x() - before.x()) / length;
      double uy = (tip.y() - before.y()) / length;
      double bx = tip.x() - HEAD_LENGTH * ux;
      double by = tip.y() - HEAD_LENGTH * uy;
      return List.of(
          tip,
          new Point(bx - HALF_WIDTH * uy, by + HALF_WIDTH * ux),
          new Point(bx + HALF_WIDTH * uy, by - HALF_WIDTH * ux));
    }
  }

  /** Where a label is fixed. */
  public enum Anchor {
    START,
    MIDDLE,
    END
  }

  /**
   * A line of text.
   *
   * @param x the place of its anchor
   * @param y the base line
   */
  public record Label(double x, double y, String text, Anchor anchor, Style style)
      implements Item {}

  /**
   * Many small squares of one style in rows.
   *
   * @param side of each square
   * @param rows which places are taken in each row
   */
  public record Mosaic(double x, double y, double side, List<BitSet> rows, Style style)
      implements Item {
    public Mosaic {
      rows = List.copyOf(rows);
    }

    /** The squares that stand beside each other, as rectangles. */
    List<Box> runs() {
      List<Box> runs = new ArrayList<>();
      for (int r = 0; r < rows.size(); r++) {
        BitSet row = rows.get(r);
        int to;
        for (int from = row.nextSetBit(0); from >= 0; from = row.nextSetBit(to)) {
          to = row.nextClearBit(from);
          double top = y + r * side;
          runs.add(new Box(x + from * side, top, (to - from) * side, side, 0, style));
        }
      }
      return runs;
    }
  }

  public Scene {
    items = List.copyOf(items);
  }

  /** Something that draws. Rows of small squares become rectangles, unless it knows better. */
  interface Pen {
    void box(Box box);

    void line(Line line);

    void label(Label label);

    default void mosaic(Mosaic mosaic) {
      mosaic.runs().forEach(this::box);
    }
  }

  /** Draws everything, the first at the bottom. */
  void draw(Pen pen) {
    for (Item item : items) {
      if (item instanceof Box box) {
        pen.box(box);
      } else if (item instanceof Line line) {
        pen.line(line);
      } else if (item instanceof Label label) {
        pen.label(label);
      } else if (item instanceof Mosaic mosaic) {
        pen.mosaic(mosaic);
      }
    }
  }

  private static final double MARGIN = 28;
  private static final double NARROWEST = 420;
  private static final double LEADING = 20;

  /** Longer lines of text are hard to read. */
  private static final double WIDEST_LINE = 900;

  /** A sheet with this drawing in the middle, and title and caption below if they are wanted. */
  Scene sheet(Look look) {
    double inner = look.hasCaption() ? Math.max(width, NARROWEST) : width;
    List<Item> sheet = new ArrayList<>();
    double shift = MARGIN + (inner - width) / 2;
    items.forEach(item -> sheet.add(moved(item, shift, MARGIN)));
    double y = MARGIN + height;
    if (look.hasCaption()) {
      y += 4;
      double measure = Math.min(inner, WIDEST_LINE);
      for (Style style : List.of(Style.TITLE, Style.CAPTION)) {
        for (String line : TextSize.wrap(style == Style.TITLE ? title : caption, style, measure)) {
          y += LEADING;
          sheet.add(new Label(MARGIN, y, line, Anchor.START, style));
        }
      }
    }
    return new Scene(title, caption, inner + 2 * MARGIN, y + MARGIN, sheet);
  }

  private static Item moved(Item item, double dx, double dy) {
    if (item instanceof Box b) {
      return new Box(
          b.x() + dx, b.y() + dy, b.width(), b.height(), b.corner(), b.style(), b.tint());
    }
    if (item instanceof Line l) {
      return new Line(
          l.points().stream().map(p -> new Point(p.x() + dx, p.y() + dy)).toList(),
          l.kind(),
          l.hasArrow());
    }
    if (item instanceof Mosaic m) {
      return new Mosaic(m.x() + dx, m.y() + dy, m.side(), m.rows(), m.style());
    }
    Label label = (Label) item;
    return new Label(label.x() + dx, label.y() + dy, label.text(), label.anchor(), label.style());
  }
}
