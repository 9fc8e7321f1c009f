// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * Text that is not a game, a position, a form or a certificate. The message is one sentence for the
 * person who typed it.
 */
public final class GameFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private static final int ROOM = 40;

  public GameFormatException(String message) {
    super(message);
  }

  /** Refuses a text, which is shown before what is wrong with it: {@code 'x' is not a game: …}. */
  public static GameFormatException about(String text, String what) {
    return new GameFormatException("'" + shown(text) + "' " + what);
  }

  /** The start of a text, as much as a message has room for, and {@link #printable}. */
  public static String shown(String text) {
    if (text.length() <= ROOM) {
      return printable(text);
    }
    int end = Character.isHighSurrogate(text.charAt(ROOM - 1)) ? ROOM - 1 : ROOM;
    return printable(text.substring(0, end)) + "…";
  }

  /**
   * A text on one line, in which signs that a terminal would obey are written as a backslash, u and
   * four hexadecimal digits, which JSON understands.
   */
  public static String printable(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isObeyed(c)) {
        shown.append("\\u").append(Integer.toHexString(0x10000 | c).substring(1));
      } else {
        shown.append(c);
      }
    }
    return shown.toString();
  }

  /**
   * Whether a terminal obeys a character instead of showing it: control characters, ends of lines,
   * and those that change the direction of writing.
   */
  public static boolean isObeyed(char c) {
    return c < ' '
        || (c >= 0x7f && c <= 0x9f)
        || c == 0x200e
        || c == 0x200f
        || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
  }
}
