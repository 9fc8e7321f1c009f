// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.draw.Scene.Point;

/** A frame with rows of dots in it, of which some go on for ever. */
final class ChainFrame {

  private static final double GAP = 14;
  private static final double MARGIN = 10;

  /** The room of an arrow that says that a row goes on. */
  private static final double ARROW = 34;

  private ChainFrame() {}

  /** The size of the frame. */
  static Layout.Box size(Picture.Node node) {
    double width = 2 * MARGIN + columns(node) * pitch(node) - GAP;
    width += (opens(node, true) ? ARROW : 0) + (opens(node, false) ? ARROW : 0);
    double height = 2 * MARGIN + rows(node) * (GraphScene.NODE_HEIGHT + GAP) - GAP;
    return new Layout.Box(0, 0, width, height);
  }

  private static boolean opens(Picture.Node node, boolean left) {
    return node.chains().stream().anyMatch(c -> left ? c.isOpenLeft() : c.isOpenRight());
  }

  private static int first(Picture.Node node) {
    return node.chains().stream().mapToInt(c -> c.columns().get(0)).min().orElse(0);
  }

  private static int columns(Picture.Node node) {
    int last =
        node.chains().stream()
            .mapToInt(c -> c.columns().get(c.columns().size() - 1))
            .max()
            .orElse(0);
    return last - first(node) + 1;
  }

  private static int rows(Picture.Node node) {
    return node.chains().stream().mapToInt(Picture.Chain::row).max().orElse(0) + 1;
  }

  private static double width(Picture.Node node) {
    return node.chains().stream()
        .flatMap(c -> c.nodes().stream())
        .mapToDouble(n -> GraphScene.nodeWidth(n.label()))
        .max()
        .orElse(0);
  }

  private static double pitch(Picture.Node node) {
    return width(node) + GAP;
  }

  /** Draws the frame in its place. */
  static void draw(Picture.Node node, Layout.Box box, List<Item> items) {
    items.add(new Box(box.x(), box.y(), box.width(), box.height(), 4, Style.FRAME));
    double width = width(node);
    double left = box.x() + MARGIN + (opens(node, true) ? ARROW : 0) - first(node) * pitch(node);
    for (Picture.Chain chain : node.chains()) {
      double y = box.y() + MARGIN + chain.row() * (GraphScene.NODE_HEIGHT + GAP);
      double middle = y + GraphScene.NODE_HEIGHT / 2;
      int count = chain.nodes().size();
      double start = left + chain.columns().get(0) * pitch(node);
      double end = left + chain.columns().get(count - 1) * pitch(node) + width;
      if (chain.isOpenLeft()) {
        items.add(line(start, start - ARROW + 4, middle, true));
      }
      if (chain.isOpenRight()) {
        items.add(line(end, end + ARROW - 4, middle, true));
      }
      for (int i = 0; i < count; i++) {
        double x = left + chain.columns().get(i) * pitch(node);
        if (i > 0) {
          double before = left + chain.columns().get(i - 1) * pitch(node) + width;
          items.add(line(before, x, middle, false));
        }
        GraphScene.node(
            chain.nodes().get(i), new Layout.Box(x, y, width, GraphScene.NODE_HEIGHT), items);
      }
    }
  }

  private static Line line(double from, double to, double y, boolean hasArrow) {
    return new Line(List.of(new Point(from, y), new Point(to, y)), 0, hasArrow);
  }
}
