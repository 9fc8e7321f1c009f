// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.draw.Scene.Mosaic;

/** Writes a picture as SVG, with its caption below it; at night the same on dark paper. */
final class SvgWriter implements Scene.Pen {

  private static final String FONTS =
      "'Latin Modern Roman', 'STIX Two Text', 'DejaVu Serif', Georgia, serif";

  private final StringBuilder svg;

  private SvgWriter(StringBuilder svg) {
    this.svg = svg;
  }

  /** The scene as an SVG document. */
  static String write(Scene drawing, Look look) {
    Scene scene = drawing.sheet(look);
    double scale = look.scale(scene);
    StringBuilder svg = new StringBuilder();
    svg.append(
        line(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%.0f\""
                + " viewBox=\"0 0 %.0f %.0f\" role=\"img\">",
            scene.width() * scale, scene.height() * scale, scene.width(), scene.height()));
    svg.append("<title>").append(escape(scene.title())).append("</title>\n");
    svg.append("<desc>").append(escape(scene.caption())).append("</desc>\n");
    svg.append(style(scene, look));
    if (!look.isPrint()) {
      svg.append("<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
    }
    scene.draw(new SvgWriter(svg));
    return svg.append("</svg>\n").toString();
  }

  private static String style(Scene scene, Look look) {
    StringBuilder css = new StringBuilder("<style>\n");
    css.append("  text { font-family: ").append(FONTS);
    css.append("; font-variant-numeric: tabular-nums; }\n");
    StringBuilder night = new StringBuilder();
    Set<Style> used = EnumSet.of(Style.PAPER);
    scene.items().forEach(item -> style(item).ifPresent(used::add));
    for (Style style : used) {
      String name = style.className();
      css.append(
          line(
              "  rect.%s, path.%s { fill: %s; stroke: %s; stroke-width: %s; }",
              name, name, look.fill(style), style.stroke, style.strokeWidth));
      css.append(
          line(
              "  text.%s { fill: %s; font-size: %dpx;%s }",
              name, style.textColour(), style.fontSize, style.isBold ? " font-weight: bold;" : ""));
      night.append(
          line(
              "    rect.%s, path.%s { fill: %s; stroke: %s; } text.%s { fill: %s; }",
              name, name, style.nightFill, style.nightStroke, name, style.nightTextColour()));
    }
    css.append("  polyline { fill: none; stroke-width: 1.2; stroke-linejoin: round; }\n");
    scene.items().stream()
        .filter(Line.class::isInstance)
        .map(item -> ((Line) item).kind())
        .distinct()
        .sorted()
        .forEach(
            kind -> {
              css.append(lineStyle(kind));
              String colour = LineKind.nightColour(kind);
              night.append(
                  line("    .k%d { stroke: %s; } .h%d { fill: %s; }", kind, colour, kind, colour));
            });
    if (!look.isPrint()) {
      css.append("  @media (prefers-color-scheme: dark) {\n").append(night).append("  }\n");
    }
    return css.append("</style>\n").toString();
  }

  private static Optional<Style> style(Scene.Item item) {
    return item instanceof Box box
        ? Optional.of(box.style())
        : item instanceof Label label
            ? Optional.of(label.style())
            : item instanceof Mosaic mosaic ? Optional.of(mosaic.style()) : Optional.empty();
  }

  private static String lineStyle(int kind) {
    String colour = LineKind.colour(kind);
    String dashes =
        Arrays.stream(LineKind.dashes(kind))
            .mapToObj(d -> String.format(Locale.ROOT, "%.0f", d))
            .collect(Collectors.joining(" "));
    return line(
        "  .k%d { stroke: %s;%s } .h%d { fill: %s; }",
        kind, colour, dashes.isEmpty() ? "" : " stroke-dasharray: " + dashes + ";", kind, colour);
  }

  @Override
  public void box(Box box) {
    add(
        "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"%s%s/>",
        box.style().className(),
        box.x(),
        box.y(),
        box.width(),
        box.height(),
        box.corner() > 0 ? String.format(Locale.ROOT, " rx=\"%.1f\"", box.corner()) : "",
        box.tint().isEmpty() ? "" : " style=\"fill: " + box.tint() + "\"");
  }

  @Override
  public void line(Line line) {
    add("<polyline class=\"k%d\" points=\"%s\"/>", line.kind(), points(line.points()));
    if (line.hasArrow()) {
      String head = points(line.head());
      add("<polygon class=\"h%d\" points=\"%s\"/>", line.kind(), head);
    }
  }

  private static String points(List<Scene.Point> points) {
    return points.stream()
        .map(p -> String.format(Locale.ROOT, "%.1f,%.1f", p.x(), p.y()))
        .collect(Collectors.joining(" "));
  }

  @Override
  public void label(Label label) {
    String anchor =
        switch (label.anchor()) {
          case START -> "";
          case MIDDLE -> " text-anchor=\"middle\"";
          case END -> " text-anchor=\"end\"";
        };
    add(
        "<text class=\"%s\" x=\"%.1f\" y=\"%.1f\"%s>%s</text>",
        label.style().className(), label.x(), label.y(), anchor, escape(label.text()));
  }

  /** One path: a rectangle for each would take ten times the room. */
  @Override
  public void mosaic(Mosaic mosaic) {
    StringBuilder path = new StringBuilder();
    for (Box run : mosaic.runs()) {
      path.append(
          String.format(
              Locale.ROOT,
              "M%.0f %.0fh%.0fv1h-%.0fz",
              (run.x() - mosaic.x()) / mosaic.side(),
              (run.y() - mosaic.y()) / mosaic.side(),
              run.width() / mosaic.side(),
              run.width() / mosaic.side()));
    }
    add(
        "<path class=\"%s\" transform=\"translate(%.1f %.1f) scale(%.1f)\" d=\"%s\"/>",
        mosaic.style().className(), mosaic.x(), mosaic.y(), mosaic.side(), path);
  }

  private void add(String format, Object... values) {
    svg.append(line(format, values));
  }

  private static String line(String format, Object... values) {
    return String.format(Locale.ROOT, format, values) + "\n";
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
