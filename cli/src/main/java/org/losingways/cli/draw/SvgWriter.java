// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.losingways.cli.draw.Layout.Box;
import org.losingways.cli.draw.Layout.Point;

/** Writes a picture as SVG, with its caption below it; at night the same on dark paper. */
public final class SvgWriter {

  private static final double FONT_SIZE = 16;
  private static final double CAPTION_SIZE = 14;
  private static final double CAPTION_LEADING = 20;
  private static final double NODE_HEIGHT = 30;
  private static final double MARGIN = 28;
  private static final double NARROWEST = 320;

  /** Okabe–Ito blue and vermilion, the pair that stays apart for every kind of colour vision. */
  private static final String STYLE =
      """
      <style>
        .paper { fill: #fffefb; }
        text { font-family: 'Latin Modern Roman', 'STIX Two Text', 'DejaVu Serif', Georgia, serif;
               font-size: 16px; font-variant-numeric: tabular-nums; fill: #1a1a1a; }
        .caption { font-size: 14px; }
        .title { font-weight: bold; }
        .line { fill: none; stroke: #8a8a8a; stroke-width: 1.1; stroke-linejoin: round; }
        .P { fill: #e8f2f9; stroke: #0072b2; stroke-width: 3; }
        .N { fill: #fffefb; stroke: #d55e00; stroke-width: 1.3; }
        text.P { fill: #1a1a1a; stroke: none; font-weight: bold; }
        text.N { fill: #1a1a1a; stroke: none; }
        @media (prefers-color-scheme: dark) {
          .paper { fill: #16181c; }
          text, text.P, text.N { fill: #ece8df; }
          .P { fill: #12283a; stroke: #56b4e9; }
          .N { fill: #16181c; stroke: #ee7733; }
        }
      </style>
      """;

  private SvgWriter() {}

  /** The picture as an SVG document. */
  public static String write(Picture picture) {
    List<Box> sizes =
        picture.nodes().stream()
            .map(n -> new Box(0, 0, nodeWidth(n.label()), NODE_HEIGHT))
            .toList();
    Layout layout = Layout.of(picture, sizes);
    double inner = Math.max(layout.width(), NARROWEST);
    List<String> caption = wrap(picture.caption(), inner);
    double width = inner + 2 * MARGIN;
    double captionTop = MARGIN + layout.height() + 34;
    double height = captionTop + CAPTION_LEADING * caption.size() + MARGIN;
    StringBuilder svg = new StringBuilder();
    svg.append(
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\""
                + " viewBox=\"0 0 %.0f %.0f\" role=\"img\">",
            width, height, width, height));
    svg.append("<title>").append(escape(picture.title())).append("</title>\n");
    svg.append("<desc>").append(escape(picture.caption())).append("</desc>\n");
    svg.append(STYLE);
    svg.append("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
    svg.append(
        line("<g transform=\"translate(%.1f %.1f)\">", (width - layout.width()) / 2, MARGIN));
    layout.lines().forEach(course -> svg.append(edge(course)));
    for (int i = 0; i < picture.nodes().size(); i++) {
      svg.append(node(picture.nodes().get(i), layout.boxes().get(i)));
    }
    svg.append("</g>\n");
    svg.append(
        line(
            "<text class=\"caption title\" x=\"%.0f\" y=\"%.1f\">%s</text>",
            MARGIN, captionTop - CAPTION_LEADING + 6, escape(picture.title())));
    for (int i = 0; i < caption.size(); i++) {
      svg.append(
          line(
              "<text class=\"caption\" x=\"%.0f\" y=\"%.1f\">%s</text>",
              MARGIN, captionTop + CAPTION_LEADING * i + 6, escape(caption.get(i))));
    }
    return svg.append("</svg>\n").toString();
  }

  private static String edge(List<Point> course) {
    String points =
        course.stream()
            .map(p -> String.format(Locale.ROOT, "%.1f,%.1f", p.x(), p.y()))
            .collect(Collectors.joining(" "));
    return "<polyline class=\"line\" points=\"" + points + "\"/>\n";
  }

  private static String node(Picture.Node node, Box box) {
    // P is round and heavy, N square and light, so that nothing rests on colour alone.
    double corner = node.mark() == Picture.Mark.P ? box.height() / 2 : 2;
    String shape =
        line(
            "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%.1f\"/>",
            node.mark(), box.x(), box.y(), box.width(), box.height(), corner);
    return node.label().isEmpty()
        ? shape
        : shape
            + line(
                "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\">%s</text>",
                node.mark(),
                box.x() + box.width() / 2,
                box.y() + box.height() / 2 + FONT_SIZE * 0.34,
                escape(node.label()));
  }

  private static double nodeWidth(String label) {
    return Math.max(NODE_HEIGHT, textWidth(label, FONT_SIZE) + 20);
  }

  /** Bold serif, on the generous side: fonts differ, and a label must stay inside its box. */
  private static double textWidth(String text, double size) {
    return size
        * text.chars().mapToDouble(c -> "₀₁₂₃₄₅₆₇₈₉₊,.: (){}".indexOf(c) >= 0 ? 0.52 : 0.72).sum();
  }

  private static List<String> wrap(String text, double width) {
    List<String> lines = new ArrayList<>();
    StringBuilder current = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      boolean fits = textWidth(current + " " + word, CAPTION_SIZE) * 0.85 <= width;
      if (current.length() > 0 && !fits) {
        lines.add(current.toString());
        current.setLength(0);
      }
      current.append(current.length() == 0 ? "" : " ").append(word);
    }
    lines.add(current.toString());
    return lines;
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values) + "\n";
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
