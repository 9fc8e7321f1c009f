// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;

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

  /** The empty word over this many letters. */
  public static Word one(int letters) {
    return new Word(new int[letters]);
  }

  /** A single letter of this many. */
  public static Word letter(int letters, int letter) {
    int[] exponents = new int[letters];
    exponents[letter] = 1;
    return new Word(exponents);
  }

  /** For arrays that nobody else holds. */
  public static Word own(int[] exponents) {
    return new Word(exponents);
  }

  /** To be read, not written. */
  public int[] raw() {
    return exponents;
  }

  /** This word over exactly this many letters; letters beyond must not occur. */
  public Word over(int letters) {
    if (letters == exponents.length) {
      return this;
    }
    if (latest() >= letters) {
      throw new IllegalArgumentException("the word has letters beyond the alphabet");
    }
    return new Word(Arrays.copyOf(exponents, letters));
  }

  /** The number of letters in the word, counted with repetition. */
  public long length() {
    long length = 0;
    for (int e : exponents) {
      length += e;
    }
    return length;
  }

  /**
   * The product.
   *
   * @throws ArithmeticException if an exponent outgrows {@code int}
   */
  public Word times(Word other) {
    int[] product = Arrays.copyOf(exponents, Math.max(exponents.length, other.exponents.length));
    for (int i = 0; i < product.length; i++) {
      product[i] = Math.addExact(product[i], other.exponent(i));
    }
    return new Word(product);
  }

  public boolean divides(Word other) {
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > other.exponent(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all words with one letter less, of those in this one, are such. */
  public boolean allWithOneLess(Predicate<Word> such) {
    return IntStream.range(0, exponents.length)
        .allMatch(g -> exponents[g] == 0 || such.test(with(g, -1)));
  }

  /** What remains after taking away a word that divides this one. */
  public Word without(Word divisor) {
    if (!divisor.divides(this)) {
      throw new IllegalArgumentException(divisor + " does not divide " + this);
    }
    int[] rest = exponents.clone();
    for (int i = 0; i < rest.length; i++) {
      rest[i] -= divisor.exponent(i);
    }
    return new Word(rest);
  }

  /** The least common multiple. */
  public Word lcm(Word other) {
    int[] lcm = Arrays.copyOf(exponents, Math.max(exponents.length, other.exponents.length));
    for (int i = 0; i < lcm.length; i++) {
      lcm[i] = Math.max(lcm[i], other.exponent(i));
    }
    return new Word(lcm);
  }

  /** Whether the two words have a letter in common. */
  public boolean meets(Word other) {
    for (int i = 0; i < exponents.length; i++) {
      if (exponents[i] > 0 && other.exponent(i) > 0) {
        return true;
      }
    }
    return false;
  }

  /** The letter this word is a power of, or −1 if it has several letters or none. */
  public int onlyLetter() {
    int latest = latest();
    for (int i = 0; i < latest; i++) {
      if (exponents[i] > 0) {
        return -1;
      }
    }
    return latest;
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
