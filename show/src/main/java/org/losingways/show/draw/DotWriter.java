// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import java.util.Locale;

/** Writes a picture in the DOT language of Graphviz. */
final class DotWriter {

  private DotWriter() {}

  /** The picture as a DOT document. */
  static String write(Picture picture) {
    StringBuilder dot = new StringBuilder("digraph picture {\n");
    dot.append("  graph [label=").append(quote(picture.title() + "\n" + picture.caption()));
    dot.append(", labelloc=b, fontname=\"serif\"];\n");
    dot.append("  node [fontname=\"serif\", height=0.3, width=0.3, margin=\"0.1,0.04\"];\n");
    dot.append("  edge [arrowhead=none, color=\"#8a8a8a\"];\n");
    List<Picture.Node> nodes = picture.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      Picture.Node node = nodes.get(i);
      Style style = Style.valueOf(node.mark().name());
      String shape =
          switch (node.mark()) {
            case P -> "ellipse";
            case N -> "box";
            case L -> "larrow";
            case R -> "rarrow";
          };
      String look =
          String.format(
              Locale.ROOT,
              "shape=%s, color=\"%s\", penwidth=%.1f",
              shape,
              style.stroke,
              style.strokeWidth);
      dot.append("  n").append(i).append(" [label=").append(quote(node.label()));
      dot.append(", ").append(look).append("];\n");
    }
    for (Picture.Edge edge : picture.edges()) {
      dot.append("  n").append(edge.from()).append(" -> n").append(edge.to());
      dot.append(attributes(edge, picture.kinds())).append(";\n");
    }
    return dot.append("}\n").toString();
  }

  private static String attributes(Picture.Edge edge, List<String> kinds) {
    if (edge.kind() == 0 && edge.label().isEmpty()) {
      return "";
    }
    String label = edge.label().isEmpty() ? kinds.get(edge.kind() - 1) : edge.label();
    String dashed = LineKind.dashes(edge.kind()).length == 0 ? "" : ", style=dashed";
    String colour = LineKind.colour(edge.kind());
    return " [label=%s, color=\"%s\", fontcolor=\"%s\"%s%s]"
        .formatted(
            quote(label),
            colour,
            colour,
            dashed,
            edge.isOneWay() ? ", arrowhead=normal" : ", dir=none");
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
