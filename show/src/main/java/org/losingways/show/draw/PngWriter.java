// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import javax.imageio.ImageIO;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.draw.Scene.Mosaic;
import org.losingways.show.draw.Scene.Point;

/**
 * Paints a picture as PNG at twice the size of its SVG, as print needs; on large sheets less. Java
 * alone does it, without a screen; it needs some font to be installed if there is text.
 */
public final class PngWriter {

  private static final double USUAL_SCALE = 2;

  /** More dots than this take too much memory. */
  private static final double MOST_PIXELS = 80e6;

  private PngWriter() {}

  /** The scene as a PNG file. */
  public static byte[] write(Scene scene) throws IOException {
    // Must be set before the first class of AWT is used.
    System.setProperty("java.awt.headless", "true");
    double area = scene.width() * scene.height();
    double scale = Math.min(USUAL_SCALE, Math.sqrt(MOST_PIXELS / area));
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(scene.width() * scale),
            (int) Math.ceil(scene.height() * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    pen.setColor(Color.decode(Style.PAPER.fill()));
    pen.fillRect(0, 0, image.getWidth(), image.getHeight());
    pen.scale(scale, scale);
    for (Scene.Item item : scene.items()) {
      if (item instanceof Box box) {
        paint(pen, box);
      } else if (item instanceof Line line) {
        paint(pen, line);
      } else if (item instanceof Label label) {
        paint(pen, label);
      } else if (item instanceof Mosaic mosaic) {
        mosaic.runs().forEach(run -> paint(pen, run));
      }
    }
    pen.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.setUseCache(false);
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private static void paint(Graphics2D pen, Box box) {
    RoundRectangle2D shape =
        new RoundRectangle2D.Double(
            box.x(), box.y(), box.width(), box.height(), 2 * box.corner(), 2 * box.corner());
    String fill = box.tint().isEmpty() ? box.style().fill() : box.tint();
    if (!fill.equals("none")) {
      pen.setColor(Color.decode(fill));
      pen.fill(shape);
    }
    if (!box.style().stroke().equals("none")) {
      pen.setColor(Color.decode(box.style().stroke()));
      pen.setStroke(new BasicStroke((float) box.style().strokeWidth()));
      pen.draw(shape);
    }
  }

  private static void paint(Graphics2D pen, Line line) {
    pen.setColor(Color.decode(LineKind.colour(line.kind())));
    double[] dashes = LineKind.dashes(line.kind());
    float[] pattern = new float[dashes.length];
    for (int i = 0; i < pattern.length; i++) {
      pattern[i] = (float) dashes[i];
    }
    pen.setStroke(
        new BasicStroke(
            1.2f,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND,
            10,
            pattern.length == 0 ? null : pattern,
            0));
    pen.draw(path(line.points()));
    if (line.hasArrow()) {
      Path2D head = path(Arrowhead.of(line.points()));
      head.closePath();
      pen.fill(head);
    }
  }

  private static Path2D path(List<Point> points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points.get(0).x(), points.get(0).y());
    points.subList(1, points.size()).forEach(p -> path.lineTo(p.x(), p.y()));
    return path;
  }

  private static void paint(Graphics2D pen, Label label) {
    Style style = label.style();
    pen.setFont(new Font(Font.SERIF, style.isBold() ? Font.BOLD : Font.PLAIN, style.fontSize()));
    pen.setColor(Color.decode(style.textColour()));
    double width =
        pen.getFont().getStringBounds(label.text(), pen.getFontRenderContext()).getWidth();
    double x =
        switch (label.anchor()) {
          case START -> label.x();
          case MIDDLE -> label.x() - width / 2;
          case END -> label.x() - width;
        };
    pen.drawString(label.text(), (float) x, (float) label.y());
  }
}
