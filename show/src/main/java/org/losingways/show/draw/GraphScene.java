// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.ArrayList;
import java.util.List;
import org.losingways.show.draw.Scene.Anchor;
import org.losingways.show.draw.Scene.Box;
import org.losingways.show.draw.Scene.Item;
import org.losingways.show.draw.Scene.Label;
import org.losingways.show.draw.Scene.Line;
import org.losingways.show.draw.Scene.Point;

/** Puts dots and lines in their places, and a key to the kinds of lines below them. */
public final class GraphScene {

  static final double NODE_HEIGHT = 30;
  private static final double GAP = 7;
  private static final double KEY_GAP = 30;
  private static final double KEY_LINE = 34;

  private GraphScene() {}

  /** The picture with everything in its place. */
  public static Scene of(Picture picture) {
    List<Layout.Box> sizes = picture.nodes().stream().map(GraphScene::size).toList();
    Layout layout = Layout.of(picture, sizes);
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < layout.lines().size(); i++) {
      Picture.Edge edge = picture.edges().get(i);
      List<Point> points = layout.lines().get(i);
      if (points.size() > 1) {
        items.add(new Line(points, edge.kind(), edge.isOneWay()));
      }
    }
    for (int i = 0; i < picture.edges().size(); i++) {
      Layout.Box box = layout.labels().get(i);
      if (box.width() > 0) {
        items.add(new Box(box.x(), box.y(), box.width(), box.height(), 0, Style.PAPER));
        double middle = box.x() + box.width() / 2;
        String label = picture.edges().get(i).label();
        items.add(new Label(middle, box.y() + 11, label, Anchor.MIDDLE, Style.NOTE));
      }
    }
    for (int i = 0; i < picture.nodes().size(); i++) {
      node(picture.nodes().get(i), layout.boxes().get(i), items);
    }
    double height = layout.height() + key(picture.kinds(), layout, items);
    return new Scene(picture.title(), picture.caption(), layout.width(), height, items);
  }

  /** Where the dots of a picture go, for a drawing in which they can be moved. */
  public static List<Place> places(Picture picture) {
    List<Layout.Box> sizes = picture.nodes().stream().map(GraphScene::size).toList();
    return Layout.of(picture, sizes).boxes().stream()
        .map(b -> new Place(b.x() + b.width() / 2, b.y() + b.height() / 2, b.width(), b.height()))
        .toList();
  }

  /**
   * Where a dot goes.
   *
   * @param x of its centre
   * @param y of its centre
   */
  public record Place(double x, double y, double width, double height) {}

  private static Layout.Box size(Picture.Node node) {
    if (!node.chains().isEmpty()) {
      return ChainFrame.size(node);
    }
    int members = node.members().size();
    if (members == 0) {
      return new Layout.Box(0, 0, nodeWidth(node.label()), NODE_HEIGHT);
    }
    int across = across(members);
    int rows = (members + across - 1) / across;
    return new Layout.Box(
        0, 0, across * (memberWidth(node) + GAP) + GAP, rows * (NODE_HEIGHT + GAP) + GAP);
  }

  /** Members stand in rows of at most four. */
  private static int across(int members) {
    return members <= 4 ? members : 4;
  }

  private static double memberWidth(Picture.Node node) {
    return node.members().stream().mapToDouble(m -> nodeWidth(m.label())).max().orElse(0);
  }

  static void node(Picture.Node node, Layout.Box box, List<Item> items) {
    if (!node.chains().isEmpty()) {
      ChainFrame.draw(node, box, items);
      return;
    }
    if (!node.members().isEmpty()) {
      items.add(new Box(box.x(), box.y(), box.width(), box.height(), 4, Style.FRAME));
      double width = memberWidth(node);
      int across = across(node.members().size());
      for (int i = 0; i < node.members().size(); i++) {
        double x = box.x() + GAP + i % across * (width + GAP);
        int row = i / across;
        double y = box.y() + GAP + row * (NODE_HEIGHT + GAP);
        node(node.members().get(i), new Layout.Box(x, y, width, NODE_HEIGHT), items);
      }
      return;
    }
    Plate.draw(items, node.mark(), node.label(), box, "");
  }

  /** Draws the key and returns its height. */
  private static double key(List<String> kinds, Layout layout, List<Item> items) {
    if (kinds.isEmpty()) {
      return 0;
    }
    double x = 0;
    double y = layout.height() + KEY_GAP;
    for (int k = 0; k < kinds.size(); k++) {
      double width = KEY_LINE + 8 + TextSize.width(kinds.get(k), Style.INK.fontSize) + 18;
      if (x > 0 && x + width > Math.max(layout.width(), 320)) {
        x = 0;
        y += 22;
      }
      items.add(
          new Line(List.of(new Point(x, y - 5), new Point(x + KEY_LINE, y - 5)), k + 1, true));
      items.add(new Label(x + KEY_LINE + 8, y, kinds.get(k), Anchor.START, Style.INK));
      x += width;
    }
    return y - layout.height() + 8;
  }

  static double nodeWidth(String label) {
    return Math.max(NODE_HEIGHT, TextSize.width(label, Style.P.fontSize) + 20);
  }
}
