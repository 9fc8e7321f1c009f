// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.draw.Scene.Point;

/**
 * A sheet as outlines to be filled or drawn, writing included; it needs some font to be installed
 * if there is text.
 */
final class Strokes implements Scene.Pen {

  /**
   * An outline.
   *
   * @param fill the colour inside, if it is filled
   * @param stroke the colour of the line, if it is drawn
   * @param dashes the lengths of dashes and gaps; none for a solid line
   */
  @SuppressWarnings("ArrayRecordComponent")
  record Stroke(
      Shape shape, Optional<String> fill, Optional<String> stroke, double width, double[] dashes) {}

  private static final double LINE_WIDTH = 1.2;

  private final Look look;
  private final List<Stroke> strokes = new ArrayList<>();

  private Strokes(Look look) {
    this.look = look;
  }

  /** The outlines of a sheet, the first at the bottom. */
  static List<Stroke> of(Scene sheet, Look look) {
    // Must be set before the first class of AWT is used.
    System.setProperty("java.awt.headless", "true");
    Strokes made = new Strokes(look);
    sheet.draw(made);
    return made.strokes;
  }

  private static Optional<String> colour(String name) {
    return name.equals("none") ? Optional.empty() : Optional.of(name);
  }

  private void fill(Shape shape, String colour) {
    strokes.add(new Stroke(shape, colour(colour), Optional.empty(), 0, new double[0]));
  }

  @Override
  public void box(Box box) {
    Shape shape =
        new RoundRectangle2D.Double(
            box.x(), box.y(), box.width(), box.height(), 2 * box.corner(), 2 * box.corner());
    String fill = box.tint().isEmpty() ? look.fill(box.style()) : box.tint();
    Style style = box.style();
    strokes.add(
        new Stroke(shape, colour(fill), colour(style.stroke), style.strokeWidth, new double[0]));
  }

  @Override
  public void line(Line line) {
    String colour = LineKind.colour(line.kind());
    double[] dashes = LineKind.dashes(line.kind());
    strokes.add(
        new Stroke(path(line.points()), Optional.empty(), colour(colour), LINE_WIDTH, dashes));
    if (line.hasArrow()) {
      Path2D head = path(line.head());
      head.closePath();
      fill(head, colour);
    }
  }

  private static Path2D path(List<Point> points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points.get(0).x(), points.get(0).y());
    points.subList(1, points.size()).forEach(p -> path.lineTo(p.x(), p.y()));
    return path;
  }

  @Override
  public void label(Label label) {
    Style style = label.style();
    Font font = new Font(Font.SERIF, style.isBold ? Font.BOLD : Font.PLAIN, style.fontSize);
    FontRenderContext context = new FontRenderContext(null, true, true);
    GlyphVector glyphs = font.createGlyphVector(context, label.text());
    double width = glyphs.getLogicalBounds().getWidth();
    double x =
        switch (label.anchor()) {
          case START -> label.x();
          case MIDDLE -> label.x() - width / 2;
          case END -> label.x() - width;
        };
    fill(glyphs.getOutline((float) x, (float) label.y()), style.textColour());
  }
}
