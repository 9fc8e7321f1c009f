// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.function.Consumer;

/** Paper whose text can be read again. */
public record Sheet(PrintWriter out, Ink ink, int width, boolean full) implements Paper {

  /** What is printed on a sheet of this width. */
  public static String printed(int width, boolean colour, Consumer<Paper> page) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    page.accept(new Sheet(out, new Ink(colour), width, false));
    out.flush();
    return text.toString().replace(System.lineSeparator(), "\n");
  }
}
