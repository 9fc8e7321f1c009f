// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * Text that is not a game, a position or a form. The message is one sentence for the person who
 * typed it.
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

  /** A text as far as a message has room for it, on one line and without control characters. */
  public static String shown(String text) {
    String line = printable(text);
    return line.length() <= ROOM ? line : line.substring(0, ROOM) + "…";
  }

  /** A text on one line, in which signs that a terminal would obey are question marks. */
  public static String printable(String text) {
    return text.replaceAll("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]", "?");
  }
}
