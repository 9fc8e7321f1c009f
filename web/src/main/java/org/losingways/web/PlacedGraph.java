// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.ArrayList;
import java.util.List;
import org.losingways.show.draw.GraphScene;
import org.losingways.show.draw.Picture;

/** The dots and lines of a picture, placed. */
record PlacedGraph(String caption, List<Node> nodes, List<String> kinds, List<Edge> edges) {

  /** A dot and where it is. */
  record Node(String label, String outcome, long x, long y, long width) {}

  /** A line between two dots, by their places in the list. */
  record Edge(int from, int to, int kind, boolean oneWay) {}

  static PlacedGraph of(Picture picture) {
    List<GraphScene.Place> places = GraphScene.places(picture);
    List<Node> nodes = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      GraphScene.Place place = places.get(i);
      Picture.Node node = picture.nodes().get(i);
      nodes.add(
          new Node(
              node.label(),
              node.mark().name(),
              Math.round(place.x()),
              Math.round(place.y()),
              Math.round(place.width())));
    }
    return new PlacedGraph(
        picture.caption(),
        nodes,
        picture.kinds(),
        picture.edges().stream()
            .map(e -> new Edge(e.from(), e.to(), e.kind(), e.isOneWay()))
            .toList());
  }
}
