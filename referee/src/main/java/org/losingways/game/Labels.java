// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How the heaps of a game are written. A heap of beans is written as its size; but a heap may also
 * be a vertex with a coin on it, a board, a form or a cell, and then people want to read and to
 * write that.
 *
 * <pre>{@code
 * Labels vertices = graph.labels();
 * vertices.label(4)                  // "D"
 * vertices.position("D + A + A")     // the heaps 4+1+1
 * vertices.text(Position.of(4, 1))   // "D + A"
 * }</pre>
 *
 * <p>Everything that shows or reads positions goes through the labels of the rules, so that no
 * command and no page need know which kind of game it shows. What is read back is what was written:
 * {@code position(text(p))} is p.
 */
public interface Labels {

  /** What one heap is called, in the singular: heap, form, vertex, board. */
  String noun();

  /** How a heap is written; heap 0 too, which is what nobody can move in. */
  String label(int heap);

  /**
   * The position that a text describes. One label may stand for several heaps, or for none.
   *
   * @throws GameFormatException if the text describes none
   */
  Position position(String text);

  /** What several heaps are called. */
  default String nouns() {
    return noun().equals("vertex") ? "vertices" : noun() + "s";
  }

  /** Whether heaps are written as the numbers they are. */
  default boolean areSizes() {
    return false;
  }

  /** How a position is written, its largest heap first. */
  default String text(Position position) {
    return position.isEmpty()
        ? "nothing"
        : position.descending().mapToObj(this::label).collect(Collectors.joining(" + "));
  }

  /** How a move is written, such as 8→3+2. */
  default String text(int heap, Position to) {
    return label(heap) + "→" + (to.isEmpty() ? label(0) : text(to));
  }

  /** Heaps written as their sizes: the usual way. */
  Labels SIZES =
      new Labels() {
        @Override
        public String noun() {
          return "heap";
        }

        @Override
        public String label(int heap) {
          return Integer.toString(heap);
        }

        @Override
        public Position position(String text) {
          return GameText.position(text);
        }

        @Override
        public boolean areSizes() {
          return true;
        }

        @Override
        public String text(Position position) {
          return position.toString();
        }
      };

  /** Blanks, plus signs and semicolons between labels. */
  Pattern BETWEEN = Pattern.compile("\\s*[+;]\\s*|\\s+");

  /**
   * The sum of the labels in a text, with blanks, plus signs or semicolons between them; {@code
   * nothing} is the empty position. For labels that contain none of these.
   */
  static Position sum(String text, Function<String, Position> one) {
    String stripped = text.strip();
    if (stripped.isEmpty() || stripped.equals("nothing")) {
      return Position.EMPTY;
    }
    Position sum = Position.EMPTY;
    for (String label : BETWEEN.split(stripped, -1)) {
      sum = sum.plus(one.apply(label));
    }
    return sum;
  }
}
