// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.awt.Color;
import java.awt.geom.PathIterator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;

/**
 * Writes a picture as a PDF of one page, as large as the picture (ISO 32000-1). Letters are drawn
 * as outlines, so that the file needs no fonts and looks the same everywhere.
 */
final class PdfWriter {

  /** A ninety-sixth of an inch in points. */
  private static final double POINT = 0.75;

  private final StringBuilder page = new StringBuilder();

  private PdfWriter() {}

  /** The scene as a PDF file. */
  static byte[] write(Scene scene, Look look) throws IOException {
    Scene sheet = scene.sheet(look);
    double scale = POINT * look.scale(sheet);
    PdfWriter writer = new PdfWriter();
    // The origin of a page is its lower left corner.
    writer.add("%s 0 0 %s 0 %s cm", scale, -scale, sheet.height() * scale);
    if (!look.isPrint()) {
      writer.add("%s rg 0 0 %s %s re f", rgb(Style.PAPER.fill), sheet.width(), sheet.height());
    }
    Strokes.of(sheet, look).forEach(writer::paint);
    return file(writer.page.toString(), sheet.width() * scale, sheet.height() * scale);
  }

  /** Writes a line of the page, numbers with as few digits as they need. */
  private void add(String format, Object... values) {
    Object[] texts = Arrays.stream(values).map(PdfWriter::text).toArray();
    page.append(String.format(Locale.ROOT, format, texts)).append('\n');
  }

  private static String text(Object value) {
    return value instanceof Double number
        ? String.format(Locale.ROOT, "%.3f", number).replaceFirst("\\.?0+$", "")
        : value.toString();
  }

  private static String rgb(String colour) {
    Color rgb = Color.decode(colour);
    return Stream.of(rgb.getRed(), rgb.getGreen(), rgb.getBlue())
        .map(part -> text(part / 255.0))
        .collect(Collectors.joining(" "));
  }

  private void paint(Strokes.Stroke stroke) {
    stroke.fill().ifPresent(colour -> add("%s rg", rgb(colour)));
    stroke
        .stroke()
        .ifPresent(
            colour -> {
              String dashes =
                  Arrays.stream(stroke.dashes())
                      .mapToObj(PdfWriter::text)
                      .collect(Collectors.joining(" ", "[", "]"));
              add("%s RG %s w 1 j %s 0 d", rgb(colour), stroke.width(), dashes);
            });
    path(stroke);
    // Fill by the rule of winding numbers, as Java does.
    add(stroke.fill().isEmpty() ? "S" : stroke.stroke().isEmpty() ? "f" : "B");
  }

  private void path(Strokes.Stroke stroke) {
    double[] p = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator i = stroke.shape().getPathIterator(null); !i.isDone(); i.next()) {
      switch (i.currentSegment(p)) {
        case PathIterator.SEG_MOVETO -> add("%s %s m", p[0], p[1]);
        case PathIterator.SEG_LINETO -> add("%s %s l", p[0], p[1]);
        case PathIterator.SEG_QUADTO -> {
          // PDF has cubic curves only.
          double cx = x + 2 * (p[0] - x) / 3;
          double cy = y + 2 * (p[1] - y) / 3;
          double dx = p[2] + 2 * (p[0] - p[2]) / 3;
          double dy = p[3] + 2 * (p[1] - p[3]) / 3;
          add("%s %s %s %s %s %s c", cx, cy, dx, dy, p[2], p[3]);
        }
        case PathIterator.SEG_CUBICTO ->
            add("%s %s %s %s %s %s c", p[0], p[1], p[2], p[3], p[4], p[5]);
        default -> add("h");
      }
      int end =
          switch (i.currentSegment(p)) {
            case PathIterator.SEG_QUADTO -> 2;
            case PathIterator.SEG_CUBICTO -> 4;
            default -> 0;
          };
      x = p[end];
      y = p[end + 1];
    }
  }

  private static byte[] file(String page, double width, double height) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
      deflater.write(page.getBytes(StandardCharsets.US_ASCII));
    }
    List<String> objects =
        List.of(
            "<< /Type /Catalog /Pages 2 0 R >>",
            "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 "
                + text(width)
                + " "
                + text(height)
                + "] /Resources << >> /Contents 4 0 R >>",
            "<< /Filter /FlateDecode /Length %s >>\nstream\n%s\nendstream"
                .formatted(packed.size(), packed.toString(StandardCharsets.ISO_8859_1)));
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    List<Integer> places = new ArrayList<>();
    put(file, "%PDF-1.4\n");
    for (int i = 0; i < objects.size(); i++) {
      places.add(file.size());
      put(file, (i + 1) + " 0 obj\n" + objects.get(i) + "\nendobj\n");
    }
    int table = file.size();
    put(file, "xref\n0 " + (objects.size() + 1) + "\n0000000000 65535 f \n");
    places.forEach(place -> put(file, String.format(Locale.ROOT, "%010d 00000 n \n", place)));
    put(file, "trailer\n<< /Size " + (objects.size() + 1) + " /Root 1 0 R >>\n");
    put(file, "startxref\n" + table + "\n%%EOF\n");
    return file.toByteArray();
  }

  private static void put(ByteArrayOutputStream file, String text) {
    file.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
  }
}
