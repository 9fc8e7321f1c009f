// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.position.FormFacts;
import org.losingways.show.draw.GraphScene;
import org.losingways.show.draw.Picture;

/** The dots and lines of a picture, placed. */
public record PlacedGraph(String caption, List<Node> nodes, List<String> kinds, List<Edge> edges) {

  /** A dot and where it is. */
  public record Node(String label, String outcome, long x, long y, long width) {}

  /** A line between two dots, by their places in the list. */
  public record Edge(int from, int to, int kind, boolean oneWay) {}

  /** An answer about something, and its graph. */
  public record Beside(@Flattened Record answer, @Flattened Record graph) {}

  /** What is said instead of a graph that would be too large. */
  public record Undrawn(Optional<List<Node>> nodes, Optional<List<Edge>> edges) {}

  /** A form with its name in pictures. */
  public record NamedForm(String title, @Flattened FormFacts facts) {}

  /**
   * A game by its code alone.
   *
   * @param verifiedTo the heap to which its quotient is known, if that is not proved for all heaps
   */
  public record Named(String game, @Omitted OptionalInt verifiedTo) {}

  public static PlacedGraph of(Picture picture) {
    List<GraphScene.Place> places = GraphScene.places(picture);
    return new PlacedGraph(
        picture.caption(),
        IntStream.range(0, places.size())
            .mapToObj(i -> node(picture.nodes().get(i), places.get(i)))
            .toList(),
        picture.kinds(),
        picture.edges().stream()
            .map(e -> new Edge(e.from(), e.to(), e.kind(), e.isOneWay()))
            .toList());
  }

  private static Node node(Picture.Node node, GraphScene.Place place) {
    return new Node(
        node.label(),
        node.mark().name(),
        Math.round(place.x()),
        Math.round(place.y()),
        Math.round(place.width()));
  }
}
