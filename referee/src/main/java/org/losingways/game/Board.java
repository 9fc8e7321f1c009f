// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How positions of a game lie on a table: how they are drawn, and how a person points at a move.
 *
 * <pre>{@code
 * Board board = new Notakto().board();
 * board.draw(position)             // the boards beside each other, as lines of text
 * board.pick("2 5", position)      // a cross on cell 5 of the second board
 * }</pre>
 */
public interface Board {

  /** What a page needs to know in order to draw the board itself. */
  enum Kind {
    /** Rows of beans. */
    ROWS,
    /** Coins on the vertices of a graph. */
    GRAPH,
    /** Beans on Pascal's triangle. */
    TRIANGLE,
    /** Boards of noughts and crosses. */
    NOUGHTS,
    /** Whatever is best written as its label. */
    WORDS
  }

  /**
   * A move that somebody pointed at; it need not be legal.
   *
   * @param heap the heap to move in
   * @param to what it is to become
   */
  record Pick(int heap, Position to) {}

  /** What kind of board it is. */
  default Kind kind() {
    return Kind.WORDS;
  }

  /** The position as lines of text. */
  List<String> draw(Position position);

  /** How a move is written, after 'Write a move like'. */
  String example();

  /** The move that a text describes; empty if it describes none. */
  Optional<Pick> pick(String text, Position position);

  /** A move in a position as it is told to a person; empty to write it as heaps. */
  default Optional<String> say(Pick move, Position position) {
    return Optional.empty();
  }

  /** The names of the vertices of a graph; none on other boards. */
  default List<String> vertices() {
    return List.of();
  }

  /** Where the arrows of a heap that is a vertex lead: heaps, none on other boards. */
  default List<Integer> targets(int heap) {
    return List.of();
  }

  /** A move as two labels, such as {@code N D} or {@code N -> D}. */
  static Optional<Pick> byLabels(Labels labels, String text) {
    String[] sides = text.strip().split("\\s*(->|→|\\sto\\s)\\s*", -1);
    if (sides.length == 1) {
      sides = text.strip().split("\\s+", 2);
    }
    if (sides.length != 2) {
      return Optional.empty();
    }
    try {
      Position from = labels.position(sides[0]);
      return from.size() == 1
          ? Optional.of(new Pick(from.heap(0), labels.position(sides[1])))
          : Optional.empty();
    } catch (GameFormatException e) {
      return Optional.empty();
    }
  }

  /** Small drawings beside each other, as many in a row as fit. */
  static List<String> beside(List<List<String>> drawings) {
    List<String> lines = new ArrayList<>();
    int width =
        4 + drawings.stream().flatMap(List::stream).mapToInt(String::length).max().orElse(0);
    int across = Math.max(1, 76 / width);
    for (int from = 0; from < drawings.size(); from += across) {
      List<List<String>> row = drawings.subList(from, Math.min(from + across, drawings.size()));
      int height = row.stream().mapToInt(List::size).max().orElse(0);
      if (from > 0) {
        lines.add("");
      }
      for (int line = 0; line < height; line++) {
        StringBuilder text = new StringBuilder("  ");
        for (List<String> drawing : row) {
          String part = line < drawing.size() ? drawing.get(line) : "";
          text.append(part).append(" ".repeat(width - part.length()));
        }
        lines.add(text.toString().stripTrailing());
      }
    }
    return lines;
  }

  /** The number, in a drawing, of the first thing that is this heap. */
  static int number(int heap, Position position) {
    return 1 + (int) position.descending().takeWhile(other -> other != heap).count();
  }
}
