// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.Arrays;

/**
 * Turns what a person types into rules and positions.
 *
 * <pre>{@code
 * GameText.rules("kayles").code()       // "0.77"
 * GameText.rules("sub(1,4)").code()     // "0.3003"
 * GameText.position("4+4")              // 4+4
 * }</pre>
 */
public final class GameText {

  /** No heap larger than this is read: sizes are ints, with room to add. */
  public static final int MAX_HEAP = 1_000_000_000;

  private GameText() {}

  /**
   * The rules that the text names: a take-and-break code, a subtraction set or the name of a game.
   */
  public static Ruleset rules(String text) {
    String stripped = text.strip();
    if (stripped.startsWith("sub(")) {
      return CodeText.parseSubtraction(stripped);
    }
    if (stripped.startsWith("cram:")) {
      return Cram.parse(stripped);
    }
    var named = NamedGame.find(stripped);
    if (named.isPresent()) {
      return named.get().rules();
    }
    if (CodeText.looksLikeCode(stripped)) {
      return CodeText.parse(stripped);
    }
    throw new GameFormatException(
        "'"
            + CodeText.shortened(stripped)
            + "' is not a game: write a code like 0.123 or 4.7, a subtraction set like sub(1,4,7),"
            + " a form like {2+,0}, or a name like kayles.");
  }

  /** A position: heap sizes joined by plus signs, commas or blanks. */
  public static Position position(String text) {
    String stripped = text.strip();
    if (stripped.isEmpty()) {
      return Position.EMPTY;
    }
    int[] heaps =
        Arrays.stream(stripped.split("\\s*[+,]\\s*|\\s+", -1)).mapToInt(GameText::heap).toArray();
    return Position.of(heaps);
  }

  /** One heap size. */
  public static int heap(String text) {
    String stripped = text.strip();
    if (stripped.isEmpty() || !stripped.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw new GameFormatException(
          "'"
              + CodeText.shortened(stripped)
              + "' is not a heap: write its size, a whole number like 9.");
    }
    String digits = stripped.replaceFirst("^0+(?=.)", "");
    if (digits.length() > 10 || Long.parseLong(digits) > MAX_HEAP) {
      throw new GameFormatException(
          "A heap of "
              + CodeText.shortened(stripped)
              + " is too large here: "
              + MAX_HEAP
              + " is the most.");
    }
    return Integer.parseInt(digits);
  }
}
