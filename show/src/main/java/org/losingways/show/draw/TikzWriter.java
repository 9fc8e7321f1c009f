// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.view.Tex;

/**
 * Writes a picture as a tikzpicture for LaTeX, in the fonts of the document. Title and caption are
 * comments above it: a figure in a paper has a caption of its own.
 */
final class TikzWriter implements Scene.Pen {

  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ⁺⁻";
  private static final String LOWERED = "₀₁₂₃₄₅₆₇₈₉₊";
  private static final String SIGNS = "0123456789n+-";

  /** What is written in pictures beside words of letters. */
  private static final String ENGLISH =
      "(?:no|idempotent|rays\\)?|order|null|group|kernel|Left|Right),?";

  private final StringBuilder tex = new StringBuilder();
  private final Map<String, String> colours = new TreeMap<>();
  private final Look look;

  /** A unit of the scene in points; corners and lines do not grow with a picture by themselves. */
  private final double point;

  private TikzWriter(Look look, double scale) {
    this.look = look;
    this.point = 0.75 * scale;
  }

  /** The scene as a tikzpicture. */
  static String write(Scene scene, Look look) {
    double scale = look.scale(scene);
    TikzWriter writer = new TikzWriter(look, scale);
    scene.draw(writer);
    String colours =
        writer.colours.entrySet().stream()
            .map(c -> "\\definecolor{" + c.getValue() + "}{HTML}{" + c.getKey() + "}\n")
            .collect(Collectors.joining());
    return "% "
        + scene.title()
        + "\n% "
        + String.join("\n% ", TextSize.wrap(scene.caption(), Style.CAPTION, 800))
        + "\n% Needs tikz and amsmath.\n"
        // A ninety-sixth of an inch is 0.75 big points, and y goes down.
        + "\\begin{tikzpicture}[x=0.75bp,y=-0.75bp,line join=round,inner sep=0pt"
        + (scale == 1 ? "" : String.format(Locale.ROOT, ",scale=%.4f,transform shape", scale))
        + "]\n"
        + colours
        + writer.tex
        + "\\end{tikzpicture}\n";
  }

  private String colour(String hex) {
    String digits = hex.substring(1).toUpperCase(Locale.ROOT);
    return colours.computeIfAbsent(digits, d -> "misere" + d);
  }

  private void add(String format, Object... values) {
    tex.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  @Override
  public void box(Box box) {
    String fill = box.tint().isEmpty() ? look.fill(box.style()) : box.tint();
    Style style = box.style();
    String stroke =
        style.stroke.equals("none")
            ? ""
            : String.format(
                Locale.ROOT,
                ",draw=%s,line width=%.2fpt",
                colour(style.stroke),
                point * style.strokeWidth);
    add(
        "\\path[rounded corners=%.1fpt%s%s] (%.1f,%.1f) rectangle (%.1f,%.1f);",
        point * Math.min(box.corner(), Math.min(box.width(), box.height()) / 2),
        fill.equals("none") ? "" : ",fill=" + colour(fill),
        stroke,
        box.x(),
        box.y(),
        box.x() + box.width(),
        box.y() + box.height());
  }

  private static String points(List<Scene.Point> points) {
    return points.stream()
        .map(p -> String.format(Locale.ROOT, "(%.1f,%.1f)", p.x(), p.y()))
        .collect(Collectors.joining(" -- "));
  }

  @Override
  public void line(Line line) {
    String colour = colour(LineKind.colour(line.kind()));
    double[] dashes = LineKind.dashes(line.kind());
    StringBuilder pattern = new StringBuilder();
    for (int i = 0; i < dashes.length; i++) {
      pattern
          .append(i % 2 == 0 ? " on " : " off ")
          .append(String.format(Locale.ROOT, "%.2fpt", point * dashes[i]));
    }
    add(
        "\\draw[%s,line width=%.2fpt%s] %s;",
        colour,
        1.2 * point,
        pattern.length() == 0 ? "" : ",dash pattern=" + pattern.toString().strip(),
        points(line.points()));
    if (line.hasArrow()) {
      add("\\fill[%s] %s -- cycle;", colour, points(line.head()));
    }
  }

  @Override
  public void label(Label label) {
    String anchor =
        switch (label.anchor()) {
          case START -> "base west";
          case MIDDLE -> "base";
          case END -> "base east";
        };
    String size = label.style() == Style.NOTE ? "\\footnotesize" : "\\small";
    String math = math(label.text());
    add(
        "\\node[anchor=%s] at (%.1f,%.1f) {%s$%s$};",
        anchor,
        label.x(),
        label.y(),
        size,
        label.style().isBold ? "\\boldsymbol{" + math + "}" : math);
  }

  /** A label for mathematics mode: exponents raised, words of English upright. */
  static String math(String text) {
    return Arrays.stream(text.split("[ \u00a0]", -1))
        .map(word -> word.matches(ENGLISH) ? "\\text{" + word + "}" : signs(word))
        .collect(Collectors.joining("\\ "));
  }

  private static String signs(String word) {
    return word.chars()
        .mapToObj(c -> sign((char) c))
        .collect(Collectors.joining())
        .replaceAll("\\}\\^\\{|\\}_\\{(?=[0-9])", "");
  }

  private static String sign(char c) {
    if (RAISED.indexOf(c) >= 0) {
      return "^{" + SIGNS.charAt(RAISED.indexOf(c)) + "}";
    }
    if (LOWERED.indexOf(c) >= 0) {
      return "_{" + SIGNS.charAt(LOWERED.indexOf(c) == 10 ? 11 : LOWERED.indexOf(c)) + "}";
    }
    return switch (c) {
      case 'Φ' -> "\\Phi ";
      case '×' -> "\\times ";
      case '…' -> "\\dots ";
      case '≥' -> "\\ge ";
      case '≡' -> "\\equiv ";
      case '\\' -> "\\backslash ";
      case '{', '}', '#', '&', '%', '_' -> "\\" + c;
      default -> Tex.named(String.valueOf(c));
    };
  }
}
