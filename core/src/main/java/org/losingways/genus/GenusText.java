// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.losingways.game.GameFormatException;

/** How genus symbols are written and read. */
final class GenusText {

  private static final String LOWERED = "0123456789[]";
  private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹⁽⁾";

  /** A longer text is refused before it is looked at. */
  private static final int MAX_LENGTH = 100_000;

  private static final int MAX_DIGITS = 9;

  private GenusText() {}

  static String ascii(Genus genus) {
    return genus.base() + "^" + exponent(genus);
  }

  private static String exponent(Genus genus) {
    return Arrays.stream(genus.superscripts())
        .mapToObj(GenusText::superscript)
        .collect(Collectors.joining());
  }

  /** One superscript as it stands among others: 10 and more in brackets. */
  static String superscript(int value) {
    return value < 10 ? Integer.toString(value) : "[" + value + "]";
  }

  static String unicode(Genus genus) {
    return genus.base() + raised(exponent(genus));
  }

  private static String raised(String text) {
    return translated(text, LOWERED, RAISED);
  }

  private static String lowered(String text) {
    return translated(text, RAISED, LOWERED);
  }

  private static String translated(String text, String from, String to) {
    return text.chars()
        .map(c -> from.indexOf(c) < 0 ? c : to.charAt(from.indexOf(c)))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  static Genus parse(String given) {
    String text = given.strip();
    if (text.length() > MAX_LENGTH) {
      throw bad(given, "it is too long");
    }
    int end = 0;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    int base = number(given, text.substring(0, end), "its base is missing");
    if (end == text.length()) {
      return Genus.ofNimHeap(base);
    }
    String rest = text.substring(end);
    if (rest.charAt(0) == '^') {
      rest = rest.substring(1);
      if (rest.startsWith("{") && rest.endsWith("}")) {
        rest = rest.substring(1, rest.length() - 1);
      }
    } else {
      rest = lowered(rest);
      if (!RAISED.contains(text.substring(end, end + 1))) {
        throw bad(given, "'" + text.charAt(end) + "' stands where the caret should");
      }
    }
    try {
      return Genus.of(base, superscripts(given, rest));
    } catch (GameFormatException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw bad(given, e.getMessage());
    }
  }

  private static int[] superscripts(String given, String text) {
    IntArrayList values = new IntArrayList();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isDigit(c)) {
        values.add(c - '0');
      } else if (c == '[') {
        int close = text.indexOf(']', i);
        if (close < 0) {
          throw bad(given, "a bracket is not closed");
        }
        values.add(number(given, text.substring(i + 1, close), "a bracket is empty"));
        i = close;
      } else {
        throw bad(given, "'" + c + "' is not a superscript");
      }
    }
    return values.toIntArray();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static int number(String given, String digits, String ifEmpty) {
    if (digits.isEmpty()) {
      throw bad(given, ifEmpty);
    }
    if (!digits.chars().allMatch(c -> isDigit((char) c))) {
      throw bad(given, "'" + digits + "' is not a number");
    }
    if (digits.length() > MAX_DIGITS) {
      throw bad(given, "a value has more than " + MAX_DIGITS + " digits");
    }
    return Integer.parseInt(digits);
  }

  private static GameFormatException bad(String given, String why) {
    return GameFormatException.about(
        given, "is not a genus: " + why + ". Write it like 2^1420 or 8^8[10].");
  }
}
