// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.draw;

import java.util.List;

/**
 * A drawing of dots and lines, without a layout.
 *
 * @param title what is drawn
 * @param caption a sentence that says what to see in it
 * @param nodes the dots; an edge names them by their place in this list
 * @param edges the lines, drawn from above to below
 */
public record Picture(String title, String caption, List<Node> nodes, List<Edge> edges) {

  /** What a dot stands for. */
  public enum Mark {
    /** The previous player wins. */
    P,
    /** The next player wins. */
    N
  }

  /**
   * A dot.
   *
   * @param label what is written in it, perhaps nothing
   * @param mark what it stands for
   */
  public record Node(String label, Mark mark) {}

  /**
   * A line between two dots.
   *
   * @param from the upper one
   * @param to the lower one
   */
  public record Edge(int from, int to) {}

  public Picture {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
  }
}
