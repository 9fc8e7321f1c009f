// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.io.PrintWriter;

/** Where a page is printed: lines of text of a certain width, with or without colours. */
public interface Paper {

  /** Takes the text. */
  PrintWriter out();

  /** The colours to print text with. */
  Ink ink();

  /** How many signs there is room for in a line. */
  int width();

  /** Prints a line of text. */
  default void line(String text) {
    out().println(text);
  }

  /** Prints an empty line. */
  default void line() {
    out().println();
  }
}
