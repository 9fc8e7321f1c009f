// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.io.PrintWriter;

/**
 * Where a page is printed: lines of text of a certain width, with or without colours. What is
 * longer than a line goes on in the next one, broken at a blank; {@link #whole} keeps things
 * together that have blanks inside.
 */
public interface Paper {

  /** Takes the text. */
  PrintWriter out();

  /** The colours to print text with. */
  Ink ink();

  /** How many signs there is room for in a line. */
  int width();

  /** Whether to print everything, also what nobody reads to the end. */
  boolean full();

  /** A game as its reader calls it, who may have typed a name. */
  default String named(String code) {
    return code;
  }

  /** Whether the paper knows ASCII only. */
  default boolean ascii() {
    return false;
  }

  /** A text in the characters that the paper knows, before it is set in columns or lines. */
  default String shown(String text) {
    return ascii() ? Ascii.text(text) : text;
  }

  /** Prints a text, in as many lines as it needs, all of them with its margin. */
  default void line(String text) {
    int margin = text.length() - text.stripLeading().length();
    line(text.substring(0, margin), text.substring(margin));
  }

  /** Prints a text after a head; its other lines begin below the end of the head. */
  default void line(String head, String text) {
    Wrapped.lines(shown(head), shown(text), width()).forEach(this::asIs);
  }

  /** Prints a line that is not to be broken, such as one of a drawing or for a spreadsheet. */
  default void asIs(String line) {
    out().println(line);
  }

  /** Prints an empty line. */
  default void line() {
    out().println();
  }

  /** A text that is not to be broken at its blanks. */
  static String whole(String text) {
    return text.replace(' ', Wrapped.BLANK);
  }
}
