// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.GameFormatException;
import org.losingways.show.page.text.Ascii;

/**
 * Text on its way out of the program. Signs that a terminal would obey are written as {@link
 * GameFormatException#printable} does, wherever they come from, but for ends of lines, tabs and,
 * where there are colours, these. Where only ASCII is wanted other characters are replaced, line by
 * line.
 */
public final class TerminalText extends PrintWriter {

  private final PrintWriter under;
  private final boolean hasColours;

  /**
   * @param hasColours whether the program writes colours
   * @param ascii whether to replace what is not ASCII
   */
  public TerminalText(PrintWriter out, boolean hasColours, boolean ascii) {
    super(new Shown(ascii ? new AsciiLines(out) : out, hasColours));
    this.under = out;
    this.hasColours = hasColours;
  }

  /** The same stream for what programs read, in which no character is replaced by others. */
  PrintWriter exact() {
    flush();
    return new PrintWriter(new Shown(under, hasColours));
  }

  /** The same stream for text in bytes of UTF-8, which is treated like other text. */
  OutputStream textBytes() {
    return new Encoded(this);
  }

  /** The same stream for bytes, which go out as they are; what was printed before comes before. */
  OutputStream bytes() {
    flush();
    return under instanceof ProcessOutput process ? process.bytes() : new Encoded(under);
  }

  /** Whoever closes a pipe, as head does, has heard enough and wants no sentence about it. */
  public boolean isRead() {
    flush();
    return !(under instanceof ProcessOutput process) || process.isRead();
  }

  @Override
  public boolean checkError() {
    flush();
    return under.checkError();
  }

  /** Takes all that is written as texts. */
  private abstract static class OfTexts extends FilterWriter {
    OfTexts(Writer out) {
      super(out);
    }

    @Override
    public void write(int c) throws IOException {
      write(String.valueOf((char) c), 0, 1);
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
      write(new String(text, from, length), 0, length);
    }

    @Override
    public abstract void write(String text, int from, int length) throws IOException;
  }

  private static final class Shown extends OfTexts {
    private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]{0,20}m");

    private final boolean hasColours;

    Shown(Writer out, boolean hasColours) {
      super(out);
      this.hasColours = hasColours;
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      int end = from + length;
      int begin = from;
      int i = from;
      while (i < end) {
        int own = own(text, i, end);
        if (own == 0) {
          out.write(text, begin, i - begin);
          out.write(GameFormatException.printable(text.substring(i, i + 1)));
          begin = i + 1;
        }
        i += Math.max(1, own);
      }
      out.write(text, begin, end - begin);
    }

    /** How many characters may go out from here as they are. */
    private int own(String text, int at, int end) {
      char c = text.charAt(at);
      if (!GameFormatException.isObeyed(c) || c == '\n' || c == '\t') {
        return 1;
      }
      // On some systems, and in CSV, an end of a line has two characters.
      if (c == '\r' && at + 1 < end && text.charAt(at + 1) == '\n') {
        return 2;
      }
      if (hasColours && c == '\u001b') {
        Matcher colour = COLOUR.matcher(text).region(at, end);
        return colour.lookingAt() ? colour.end() - at : 0;
      }
      return 0;
    }
  }

  /** Collects lines, and replaces what is not ASCII in them. */
  private static final class AsciiLines extends OfTexts {
    private final StringBuilder line = new StringBuilder();

    AsciiLines(Writer out) {
      super(out);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
      int end = text.lastIndexOf('\n', from + length - 1) + 1;
      int rest = Math.max(from, end);
      if (end > from) {
        line.append(text, from, end);
        send();
      }
      line.append(text, rest, from + length);
    }

    private void send() throws IOException {
      out.write(Ascii.text(line.toString()).replace('\u00a0', ' '));
      line.setLength(0);
    }

    @Override
    public void flush() throws IOException {
      send();
      super.flush();
    }

    @Override
    public void close() throws IOException {
      send();
      super.close();
    }
  }

  /** Bytes of text for a writer that takes none. */
  private static final class Encoded extends OutputStream {
    private final Writer out;

    Encoded(Writer out) {
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] text, int from, int length) throws IOException {
      out.write(new String(text, from, length, StandardCharsets.UTF_8));
    }
  }
}
