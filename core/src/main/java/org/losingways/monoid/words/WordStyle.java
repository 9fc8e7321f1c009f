// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

/** The notations that words are written in. */
public enum WordStyle {
  /** {@code ab2c}, as MisereSolver writes. */
  PLAIN,
  /** ab²c. */
  UNICODE,
  /** {@code ab^{2}c}, for mathematics mode. */
  TEX,
  /** {@code a*b^2*c}, as GAP reads and writes. */
  GAP;

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  private static final String SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

  /** The empty word. */
  public String one() {
    return "1";
  }

  /** Writes a power of a generator after what is there. */
  public void append(StringBuilder text, String name, int exponent) {
    // A number in brackets stands for a letter when letters run out; others write it as h_77.
    boolean bracket = name.charAt(0) == '[' && this != PLAIN;
    String letter = bracket ? "h" : name.startsWith("[") ? name : name.substring(0, 1);
    String index =
        bracket
            ? name.substring(1, name.length() - 1)
            : name.length() > 1 && name.charAt(0) != '[' ? name.substring(2) : "";
    switch (this) {
      case PLAIN -> {
        text.append(name);
        if (exponent > 1) {
          text.append(index.isEmpty() ? "" : "^").append(exponent);
        }
      }
      case UNICODE -> {
        text.append(letter).append(digits(index, SUBSCRIPTS));
        if (exponent > 1) {
          text.append(digits(Integer.toString(exponent), SUPERSCRIPTS));
        }
      }
      case TEX -> {
        text.append(letter).append(index.isEmpty() ? "" : "_{" + index + "}");
        if (exponent > 1) {
          text.append("^{").append(exponent).append('}');
        }
      }
      case GAP -> {
        text.append(text.isEmpty() ? "" : "*").append(letter).append(index);
        if (exponent > 1) {
          text.append('^').append(exponent);
        }
      }
      default -> throw new IllegalStateException(name());
    }
  }

  private static String digits(String number, String with) {
    StringBuilder text = new StringBuilder();
    number.chars().forEach(c -> text.append(with.charAt(c - '0')));
    return text.toString();
  }
}
