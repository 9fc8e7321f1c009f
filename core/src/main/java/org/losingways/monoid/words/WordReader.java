// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.losingways.monoid.Word;

/**
 * A cursor over the text of words and presentations. The many ways to write them are made one
 * first: TeX commands and braces of exponents go, raised digits become {@code ^2}, angle brackets
 * of all kinds become {@code <} and {@code >}, arrows become {@code =}.
 */
final class WordReader {

  private static final int MAX_LENGTH = 1_000_000;

  private final String text;
  private int at;
  private boolean lastWordHadBlanks;

  WordReader(String original) {
    if (original.length() > MAX_LENGTH) {
      throw new WordFormatException("The text is longer than a million characters.");
    }
    String plain =
        raised(original)
            .replace("\\langle", "<")
            .replace("\\rangle", ">")
            .replace("⟨", "<")
            .replace("⟩", ">")
            .replace("\\{", "<")
            .replace("\\}", ">")
            .replace("\\mid", "|")
            .replace("\\cdot", "*")
            .replace("·", "*")
            .replace("->", "=")
            .replace("→", "=")
            .replace("\\to", "=")
            .replace("\\,", " ")
            .replace("\\ ", " ")
            .replace("$", " ")
            .replaceAll("([_^])\\s*\\{\\s*(\\d+)\\s*\\}", "$1$2");
    this.text = plain;
  }

  private static String raised(String text) {
    StringBuilder result = new StringBuilder();
    char mark = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char now = "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(c) >= 0 ? '^' : c >= '₀' && c <= '₉' ? '_' : 0;
      if (now != 0 && now != mark) {
        result.append(now);
      }
      mark = now;
      result.append(
          now == 0
              ? String.valueOf(c)
              : Normalizer.normalize(String.valueOf(c), Normalizer.Form.NFKD));
    }
    return result.toString();
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  boolean atEnd() {
    skipBlanks();
    return at == text.length();
  }

  /** The next character that is not blank, or 0 at the end. */
  char peek() {
    return atEnd() ? 0 : text.charAt(at);
  }

  /** Goes over this character if it is next. */
  boolean take(char c) {
    if (peek() == c && c != 0) {
      at++;
      return true;
    }
    return false;
  }

  WordFormatException unexpected(String wanted) {
    String where =
        atEnd() ? "the end" : "'" + WordFormatException.shortened(text.substring(at)) + "'";
    return new WordFormatException("Expected " + wanted + " at " + where + ".");
  }

  /** Whether a name of a generator is next: a letter, or a number in brackets. */
  boolean atName() {
    char c = peek();
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= 'α' && c <= 'ω')
        || (c == '[' && bracketed() > 0);
  }

  /** Where the bracket closes that holds only digits; −1 if it holds something else. */
  private int bracketed() {
    int end = at + 1;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end > at + 1 && end < text.length() && text.charAt(end) == ']' ? end : -1;
  }

  /** A name of a generator: a letter, possibly with an underscore and a number. */
  String name() {
    if (!atName()) {
      throw unexpected("the name of a generator such as a or h_12");
    }
    int start = at++;
    if (text.charAt(start) == '[') {
      at = start;
      at = bracketed() + 1;
    } else if (at < text.length() - 1 && text.charAt(at) == '_') {
      at++;
      while (at < text.length() && isDigit(text.charAt(at))) {
        at++;
      }
    }
    return text.substring(start, at);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Names separated by commas or blanks. */
  List<String> names() {
    List<String> names = new ArrayList<>();
    while (atName()) {
      names.add(name());
      take(',');
    }
    return names;
  }

  Word word(Alphabet alphabet) {
    int[] exponents = new int[alphabet.size()];
    boolean empty = true;
    boolean product = false;
    lastWordHadBlanks = false;
    while (true) {
      skipBlanks();
      boolean blanks = !empty && !product && Character.isWhitespace(text.charAt(at - 1));
      if (atName()) {
        String name = name();
        int letter = alphabet.names().indexOf(name);
        int exponent = exponent(name);
        if (letter >= 0) {
          exponents[letter] = sum(exponents[letter], exponent);
        } else if (!name.equals("e")) {
          throw new WordFormatException(
              "'"
                  + name
                  + "' is not one of the generators "
                  + String.join(", ", alphabet.names())
                  + ".");
        }
      } else if (peek() == '1') {
        at++;
        if (at < text.length() && isDigit(text.charAt(at))) {
          at--;
          throw unexpected("a word such as ab2c or a*b^2*c");
        }
      } else {
        break;
      }
      empty = false;
      lastWordHadBlanks |= blanks;
      product = take('*');
      if (product && !atName() && peek() != '1') {
        throw unexpected("a generator after '*'");
      }
    }
    if (empty) {
      throw unexpected("a word such as ab2c or a*b^2*c, or 1");
    }
    return Word.own(exponents);
  }

  /** Whether blanks, and nothing else, stood between two factors of the last word. */
  boolean lastWordHadBlanks() {
    return lastWordHadBlanks;
  }

  private static int sum(int a, int b) {
    long sum = (long) a + b;
    if (sum > Integer.MAX_VALUE) {
      throw new WordFormatException("An exponent is larger than " + Integer.MAX_VALUE + ".");
    }
    return (int) sum;
  }

  /** The digits after a name; blanks may stand only around a caret. */
  private int exponent(String name) {
    boolean caret = take('^');
    if (caret) {
      skipBlanks();
    }
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (start == at) {
      if (caret) {
        throw unexpected("a number as the exponent of " + name);
      }
      return 1;
    }
    String digits = text.substring(start, at);
    if (digits.length() > 9) {
      throw new WordFormatException("The exponent of " + name + " has more than nine digits.");
    }
    return Integer.parseInt(digits);
  }
}
