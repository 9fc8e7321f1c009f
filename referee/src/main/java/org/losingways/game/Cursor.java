// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/** A place in a text that is being read, sign by sign; blanks between signs do not matter. */
public final class Cursor {

  private final String text;
  private int at;

  public Cursor(String text) {
    this.text = text;
  }

  /** How many signs were read. */
  public int at() {
    return at;
  }

  /** Goes back, or on, to a place. */
  public void goTo(int place) {
    at = place;
  }

  /** The sign at this place, blank or not; 0 at the end. */
  public char here() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  /** The next sign that is not blank, which the place is moved to; 0 at the end. */
  public char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return here();
  }

  /** Whether nothing but blanks follows. */
  public boolean isAtEnd() {
    return peek() == 0 && at == text.length();
  }

  /** Reads this sign, if it is the next one. */
  public boolean take(char sign) {
    if (peek() != sign) {
      return false;
    }
    at++;
    return true;
  }

  /** Reads the digits that stand here, perhaps none. */
  public String digits() {
    int start = at;
    while (isDigit(here())) {
      at++;
    }
    return text.substring(start, at);
  }

  /** Whether a sign is one of 0 to 9. */
  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** What is wrong with the text here: that it ends, or what it goes on with. */
  public String unexpected() {
    return isAtEnd()
        ? "ends too early"
        : "has an unexpected '"
            + GameFormatException.printable(new String(Character.toChars(text.codePointAt(at))))
            + "' at character "
            + (text.codePointCount(0, at) + 1);
  }
}
