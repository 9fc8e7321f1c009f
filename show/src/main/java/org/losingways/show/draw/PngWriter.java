// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/**
 * Paints a picture as PNG at twice the size of its SVG, as print needs; on large sheets less. Java
 * alone does it, without a screen.
 */
final class PngWriter {

  private static final double USUAL_SCALE = 2;

  /** More dots than this take too much memory. */
  private static final double MOST_PIXELS = 80e6;

  private PngWriter() {}

  /** The scene as a PNG file. */
  static byte[] write(Scene scene, Look look) throws IOException {
    Scene sheet = scene.sheet(look);
    var strokes = Strokes.of(sheet, look);
    double area = sheet.width() * sheet.height();
    double scale = Math.min(USUAL_SCALE * look.scale(sheet), Math.sqrt(MOST_PIXELS / area));
    BufferedImage image =
        new BufferedImage(
            (int) Math.ceil(sheet.width() * scale),
            (int) Math.ceil(sheet.height() * scale),
            BufferedImage.TYPE_INT_RGB);
    Graphics2D pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.setColor(Color.decode(look.fill(Style.PAPER)));
    pen.fillRect(0, 0, image.getWidth(), image.getHeight());
    pen.scale(scale, scale);
    for (Strokes.Stroke stroke : strokes) {
      stroke
          .fill()
          .ifPresent(
              colour -> {
                pen.setColor(Color.decode(colour));
                pen.fill(stroke.shape());
              });
      stroke
          .stroke()
          .ifPresent(
              colour -> {
                pen.setColor(Color.decode(colour));
                pen.setStroke(pen(stroke));
                pen.draw(stroke.shape());
              });
    }
    pen.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.setUseCache(false);
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private static BasicStroke pen(Strokes.Stroke stroke) {
    float[] dashes = new float[stroke.dashes().length];
    for (int i = 0; i < dashes.length; i++) {
      dashes[i] = (float) stroke.dashes()[i];
    }
    return new BasicStroke(
        (float) stroke.width(),
        BasicStroke.CAP_BUTT,
        BasicStroke.JOIN_ROUND,
        10,
        dashes.length == 0 ? null : dashes,
        0);
  }
}
