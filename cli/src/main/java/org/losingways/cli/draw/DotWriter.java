// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.draw;

import java.util.List;

/** Writes a picture in the DOT language of Graphviz. */
public final class DotWriter {

  private DotWriter() {}

  /** The picture as a DOT document. */
  public static String write(Picture picture) {
    StringBuilder dot = new StringBuilder("digraph form {\n");
    dot.append("  graph [label=").append(quote(picture.title() + "\n" + picture.caption()));
    dot.append(", labelloc=b, fontname=\"serif\"];\n");
    dot.append("  node [fontname=\"serif\", height=0.3, width=0.3, margin=\"0.1,0.04\"];\n");
    dot.append("  edge [arrowhead=none, color=\"#8a8a8a\"];\n");
    List<Picture.Node> nodes = picture.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      Picture.Node node = nodes.get(i);
      String look =
          node.mark() == Picture.Mark.P
              ? "shape=ellipse, color=\"#0072b2\", penwidth=3"
              : "shape=box, color=\"#d55e00\", penwidth=1.3";
      dot.append("  n").append(i).append(" [label=").append(quote(node.label()));
      dot.append(", ").append(look).append("];\n");
    }
    for (Picture.Edge edge : picture.edges()) {
      dot.append("  n").append(edge.from()).append(" -> n").append(edge.to()).append(";\n");
    }
    return dot.append("}\n").toString();
  }

  private static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
