// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.util.function.Consumer;

/** Paper whose text can be read again. */
public record Sheet(PrintWriter out, Ink ink, int width, boolean full, boolean ascii)
    implements Paper {

  /** What is printed on a sheet of this width. */
  public static String printed(int width, boolean colour, Consumer<Paper> page) {
    return printed(width, colour, false, page);
  }

  /** What is printed on a sheet of this width that knows ASCII only. */
  static String inAscii(int width, Consumer<Paper> page) {
    return printed(width, false, true, page);
  }

  /** A sheet of this width that nobody reads. */
  static Sheet blank(int width) {
    return new Sheet(new PrintWriter(Writer.nullWriter()), new Ink(false), width, false, false);
  }

  private static String printed(int width, boolean colour, boolean ascii, Consumer<Paper> page) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    page.accept(new Sheet(out, new Ink(colour), width, false, ascii));
    out.flush();
    return text.toString().replace(System.lineSeparator(), "\n");
  }
}
