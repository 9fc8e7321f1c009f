// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.draw;

import java.util.List;
import java.util.stream.Collectors;
import org.losingways.game.PartizanOutcome;
import org.losingways.show.view.QuotientView;

/**
 * A drawing of dots and lines, without a layout.
 *
 * @param title what is drawn
 * @param caption a sentence that says what to see in it
 * @param nodes the dots; an edge names them by their place in this list
 * @param edges the lines, drawn from above to below
 * @param kinds the names of the kinds of lines, if there is more than plain ones
 */
public record Picture(
    String title, String caption, List<Node> nodes, List<Edge> edges, List<String> kinds) {

  /** A picture with plain lines. */
  public Picture(String title, String caption, List<Node> nodes, List<Edge> edges) {
    this(title, caption, nodes, edges, List.of());
  }

  /** What a dot stands for. */
  public enum Mark {
    /** The previous player wins. */
    P,
    /** The next player wins. */
    N,
    /** Left wins, whoever begins. */
    L,
    /** Right wins, whoever begins. */
    R;

    /** The mark of an outcome. */
    public static Mark of(PartizanOutcome outcome) {
      return valueOf(outcome.name());
    }
  }

  /** What is said of dots that stand for several elements. */
  static final String SOME_IN_P =
      "Round, blue and heavy: some elements are in P, the player to move loses. Square, vermilion"
          + " and light: none is.";

  /** What the letters stand for, as the beginning of a caption. */
  static String legend(QuotientView q) {
    // No line is broken between a letter and what it stands for.
    return q.legend().stream()
        .map(letter -> letter.replace(' ', '\u00a0'))
        .collect(
            Collectors.collectingAndThen(
                Collectors.joining(", "), all -> all.isEmpty() ? "" : all + ". "));
  }

  /** What the shapes and colours of dots mean. */
  static String key(QuotientView q) {
    return key(q.isPartizan());
  }

  /** The same, of a game with Left and Right or one in which both have the same moves. */
  static String key(boolean isPartizan) {
    return " Round, blue and heavy: in P, the player to move loses. Square, vermilion and light: the"
        + " player to move wins."
        + (isPartizan
            ? " With a green bar on the left: Left wins, whoever begins. With a purple bar on the"
                + " right: Right does."
            : "");
  }

  /**
   * A dot.
   *
   * @param label what is written in it, perhaps nothing
   * @param mark what it stands for
   * @param members the dots that are drawn inside it, in a frame, instead of itself; usually none
   * @param chains the rows of dots that are drawn inside it instead; usually none
   */
  public record Node(String label, Mark mark, List<Node> members, List<Chain> chains) {
    /** A single dot. */
    public Node(String label, Mark mark) {
      this(label, mark, List.of());
    }

    /** A frame around dots. */
    public Node(String label, Mark mark, List<Node> members) {
      this(label, mark, members, List.of());
    }

    public Node {
      members = List.copyOf(members);
      chains = List.copyOf(chains);
    }
  }

  /**
   * Dots in a row of a frame, joined by lines.
   *
   * @param row the row it stands in
   * @param columns the column of each dot, ascending
   * @param nodes the dots
   * @param isOpenLeft whether it goes on to the left for ever
   * @param isOpenRight whether it goes on to the right for ever
   */
  public record Chain(
      int row, List<Integer> columns, List<Node> nodes, boolean isOpenLeft, boolean isOpenRight) {
    public Chain {
      columns = List.copyOf(columns);
      nodes = List.copyOf(nodes);
    }
  }

  /**
   * A line between two dots.
   *
   * @param from the upper one
   * @param to the lower one
   * @param kind its place among the picture's kinds, counted from 1; 0 for a plain line
   * @param isOneWay whether it is an arrow
   * @param label what is written on it, perhaps nothing
   */
  public record Edge(int from, int to, int kind, boolean isOneWay, String label) {
    /** A plain line. */
    public Edge(int from, int to) {
      this(from, to, 0, false, "");
    }
  }

  public Picture {
    nodes = List.copyOf(nodes);
    edges = List.copyOf(edges);
    kinds = List.copyOf(kinds);
  }
}
