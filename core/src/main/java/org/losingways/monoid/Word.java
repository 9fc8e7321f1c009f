// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.Arrays;

/**
 * A word in commuting letters a, b, c, …: how often each letter occurs.
 *
 * <pre>{@code
 * Word.of(1, 2, 0, 1).toString()   // "ab2d"
 * }</pre>
 *
 * <p>Words are compared by the exponent of the latest letter first, so b² &lt; c, and cd &gt; bd.
 */
public final class Word implements Comparable<Word> {

  private static final String LATIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String GREEK = "αβγδεζηθικλμνξοπρστυφχψω";

  private final int[] exponents;

  private Word(int[] exponents) {
    this.exponents = exponents;
  }

  /** The word with these exponents of a, b, c, …. */
  public static Word of(int... exponents) {
    return new Word(exponents.clone());
  }

  /** The exponent of a letter; 0 for letters beyond the last. */
  public int exponent(int letter) {
    return letter < exponents.length ? exponents[letter] : 0;
  }

  /** The exponents of all letters. */
  public int[] exponents() {
    return exponents.clone();
  }

  /** The latest letter that occurs, −1 for the empty word. */
  public int latest() {
    int letter = exponents.length - 1;
    while (letter >= 0 && exponents[letter] == 0) {
      letter--;
    }
    return letter;
  }

  /** This word with one letter more ({@code by} = 1) or fewer ({@code by} = −1). */
  public Word with(int letter, int by) {
    int[] changed = Arrays.copyOf(exponents, Math.max(exponents.length, letter + 1));
    changed[letter] += by;
    return new Word(changed);
  }

  /**
   * How a letter is written: a … z, A … Z, α … ω, and from the 77th on its number in brackets, so
   * that a word can always be read in one way only.
   */
  public static String name(int letter) {
    if (letter < LATIN.length()) {
      return LATIN.substring(letter, letter + 1);
    }
    int greek = letter - LATIN.length();
    return greek < GREEK.length() ? GREEK.substring(greek, greek + 1) : "[" + (letter + 1) + "]";
  }

  @Override
  public int compareTo(Word other) {
    for (int i = Math.max(exponents.length, other.exponents.length) - 1; i >= 0; i--) {
      if (exponent(i) != other.exponent(i)) {
        return Integer.compare(exponent(i), other.exponent(i));
      }
    }
    return 0;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Word w && compareTo(w) == 0;
  }

  @Override
  public int hashCode() {
    int hash = 0;
    for (int i = latest(); i >= 0; i--) {
      hash = 31 * hash + exponents[i];
    }
    return hash;
  }

  /** Letters with their exponents, {@code ab2d}; {@code 1} for the empty word. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0) {
        text.append(name(i));
        if (exponents[i] > 1) {
          text.append(exponents[i]);
        }
      }
    }
    return text.isEmpty() ? "1" : text.toString();
  }
}
