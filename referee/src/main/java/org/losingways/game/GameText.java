// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads sizes of heaps.
 *
 * <pre>{@code
 * GameText.position("4+4")     // 4+4
 * GameText.heap("9")           // 9
 * }</pre>
 */
public final class GameText {

  /** No heap larger than this is read: sizes are ints, with room to add. */
  public static final int MAX_HEAP = 1_000_000_000;

  /** No number is written with more digits. */
  private static final int MAX_DIGITS = 1000;

  private static final Pattern BETWEEN = Pattern.compile("\\s*[+,]\\s*|\\s+");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private GameText() {}

  /** Heaps of any size: numbers joined by plus signs, commas or blanks. */
  public static List<BigInteger> sizes(String text) {
    String stripped = text.strip();
    return stripped.isEmpty()
        ? List.of()
        : Arrays.stream(BETWEEN.split(stripped, -1)).map(GameText::size).toList();
  }

  private static BigInteger size(String text) {
    if (!NUMBER.matcher(text).matches()) {
      throw GameFormatException.about(
          text, "is not a heap: write its size, a whole number like 9.");
    }
    if (text.length() > MAX_DIGITS) {
      throw new GameFormatException(
          "A heap of %s is too large: at most %s digits are allowed."
              .formatted(GameFormatException.shown(text), MAX_DIGITS));
    }
    return new BigInteger(text);
  }

  /** A position: heap sizes joined by plus signs, commas or blanks. */
  public static Position position(String text) {
    return Position.of(sizes(text).stream().mapToInt(GameText::small).toArray());
  }

  /** One heap size. */
  public static int heap(String text) {
    return small(size(text.strip()));
  }

  private static int small(BigInteger size) {
    if (size.bitLength() > 31 || size.intValue() > MAX_HEAP) {
      throw new GameFormatException(
          "A heap of %s is too large here: the largest is %s."
              .formatted(GameFormatException.shown(size.toString()), MAX_HEAP));
    }
    return size.intValue();
  }
}
