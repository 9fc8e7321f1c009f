// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads take-and-break codes and subtraction sets. Every refusal is a sentence that shows the right
 * form.
 */
final class CodeText {

  /**
   * Longer codes are refused: the cost of a heap grows with the code, and nobody types a thousand
   * digits.
   */
  static final int MAX_DIGITS = 1000;

  private CodeText() {}

  /** Whether the text looks like a code at all, right or wrong: digits around a point. */
  static boolean looksLikeCode(String text) {
    return text.indexOf('.') >= 0
        && text.chars().allMatch(c -> Character.isLetterOrDigit(c) || ".()".indexOf(c) >= 0);
  }

  static TakeAndBreak parse(String code) {
    String text = code.strip();
    int point = text.indexOf('.');
    if (point < 0) {
      throw bad(code, "it has no point");
    }
    String before = text.substring(0, point);
    if (before.length() > 1) {
      throw bad(code, "only one digit stands before the point");
    }
    int d0 = before.isEmpty() ? 0 : digit(code, before.charAt(0));
    if ((d0 & 3) != 0) {
      throw bad(
          code,
          ("the digit %s before the point would allow moves that take nothing and leave the heap"
                  + " whole, so play would never end; 0, 4, 8 and C are possible there")
              .formatted(before));
    }
    String after = text.substring(point + 1);
    long digits = (d0 == 0 ? 0 : 1) + after.chars().filter(c -> c != '(' && c != ')').count();
    if (digits > MAX_DIGITS) {
      throw new GameFormatException(
          "A code of " + digits + " digits is too long: " + MAX_DIGITS + " digits are the most.");
    }
    int open = after.indexOf('(');
    int[] tail = new int[0];
    if (open >= 0) {
      if (!after.endsWith(")")) {
        throw bad(code, "a repeating tail ends the code and is closed by a parenthesis");
      }
      tail = digits(code, after.substring(open + 1, after.length() - 1));
      if (tail.length == 0) {
        throw bad(code, "its repeating tail is empty");
      }
      after = after.substring(0, open);
    } else if (after.isEmpty()) {
      throw bad(code, "no digit follows the point");
    }
    return TakeAndBreak.standard(d0, digits(code, after), tail);
  }

  private static int[] digits(String code, String text) {
    int[] digits = new int[text.length()];
    for (int i = 0; i < digits.length; i++) {
      digits[i] = digit(code, text.charAt(i));
    }
    return digits;
  }

  private static int digit(String code, char c) {
    int digit = c < 128 ? Character.digit(c, 16) : -1;
    if (digit < 0) {
      throw bad(
          code, "'" + GameFormatException.shown(String.valueOf(c)) + "' is not a digit 0–9 or A–F");
    }
    return digit;
  }

  /**
   * The subtraction game {@code sub(1,4,7)}: a move takes one of the listed numbers from a heap.
   */
  static TakeAndBreak parseSubtraction(String text) {
    String inner = text.strip();
    if (!inner.startsWith("sub(") || !inner.endsWith(")")) {
      throw badSet(text, "it is not closed by a parenthesis");
    }
    List<Integer> taken = new ArrayList<>();
    for (String part : inner.substring(4, inner.length() - 1).split(",", -1)) {
      taken.add(number(text, part.strip()));
    }
    int[] digits = new int[taken.stream().mapToInt(Integer::intValue).max().orElse(0)];
    for (int k : taken) {
      digits[k - 1] = 3;
    }
    return TakeAndBreak.standard(0, digits, new int[0]);
  }

  private static int number(String text, String part) {
    if (part.isEmpty() || !part.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw badSet(
          text,
          part.isEmpty()
              ? "a number is missing"
              : "'" + GameFormatException.shown(part) + "' is not a number");
    }
    if (part.length() > 4 || Integer.parseInt(part) > MAX_DIGITS) {
      throw badSet(text, part + " is more than " + MAX_DIGITS);
    }
    int k = Integer.parseInt(part);
    if (k == 0) {
      throw badSet(text, "a move takes at least one bean");
    }
    return k;
  }

  private static GameFormatException bad(String code, String why) {
    return GameFormatException.about(
        code, "is not a take-and-break code: " + why + ". Write it like 0.123, 4.7 or 0.(3).");
  }

  private static GameFormatException badSet(String text, String why) {
    return GameFormatException.about(
        text, "is not a subtraction set: " + why + ". Write it like sub(1,4,7).");
  }
}
