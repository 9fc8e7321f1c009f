// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.List;
import java.util.stream.Collectors;

/** Monoid words as people read them: {@code ab2c} is printed ab²c. */
public final class Words {

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private Words() {}

  /** A word, or a relation between words, with its exponents raised. */
  public static String raised(String word) {
    StringBuilder text = new StringBuilder();
    boolean afterLetter = false;
    boolean inBrackets = false;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      text.append(digit && afterLetter && !inBrackets ? SUPERSCRIPTS.charAt(c - '0') : c);
      inBrackets = c == '[' || (inBrackets && c != ']');
      afterLetter = digit ? afterLetter : c != '=';
    }
    return text.toString();
  }

  /** A set of words. */
  public static String set(List<String> words) {
    return words.stream().map(Words::raised).collect(Collectors.joining(", ", "{", "}"));
  }
}
