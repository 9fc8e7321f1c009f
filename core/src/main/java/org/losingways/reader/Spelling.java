// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What somebody may have meant by a word that is not known.
 *
 * <pre>{@code
 * Spelling.near("kayls", Stream.of("kayles", "nim"))     // [kayles]
 * Spelling.near("treblcros", Stream.of("treblecross"))   // [treblecross]
 * Spelling.near("Dawson's", Stream.of("dawsons-chess"))  // [dawsons-chess]
 * Spelling.near("xyz", Stream.of("kayles", "nim"))       // []
 * }</pre>
 *
 * <p>A word is near when few letters were left out, added, exchanged for others or for their
 * neighbours: one in every three, and at most three (the distance of Damerau, without changes of
 * what was changed). Where no word is near, those that contain what was typed are suggested.
 */
public final class Spelling {

  private static final int LETTERS_FOR_A_MISTAKE = 3;
  private static final int MOST_MISTAKES = 3;
  private static final int MOST_SUGGESTED = 3;
  private static final int LEAST_PART = 3;

  private Spelling() {}

  /**
   * The nearest of some words, those as near as the first; if all are far away, those that contain
   * what was typed.
   */
  public static List<String> near(String typed, Stream<String> known) {
    List<String> words = known.distinct().toList();
    List<String> misspelt = misspelt(typed, words);
    return misspelt.isEmpty() ? containing(typed, words) : misspelt;
  }

  private static List<String> misspelt(String typed, List<String> known) {
    String word = typed.toLowerCase(Locale.ROOT);
    int most = Math.min(MOST_MISTAKES, word.length() / LETTERS_FOR_A_MISTAKE);
    record Candidate(String name, int mistakes) {}
    List<Candidate> near =
        known.stream()
            .map(name -> new Candidate(name, mistakes(word, name.toLowerCase(Locale.ROOT))))
            .filter(candidate -> candidate.mistakes <= most)
            .sorted(Comparator.comparingInt(Candidate::mistakes))
            .toList();
    return near.stream()
        .filter(candidate -> candidate.mistakes == near.get(0).mistakes)
        .map(Candidate::name)
        .limit(MOST_SUGGESTED)
        .toList();
  }

  private static List<String> containing(String typed, List<String> known) {
    String part = lettersAndDigits(typed);
    return part.length() < LEAST_PART
        ? List.of()
        : known.stream()
            .filter(name -> lettersAndDigits(name).contains(part))
            .limit(MOST_SUGGESTED)
            .toList();
  }

  private static String lettersAndDigits(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
  }

  /** A question such as {@code ; did you mean kayles?}; nothing if no word is near. */
  public static String question(List<String> near) {
    return near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?";
  }

  private static int mistakes(String a, String b) {
    int[][] d = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          d[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        d[i][j] = Math.min(d[i - 1][j - 1] + change, 1 + Math.min(d[i - 1][j], d[i][j - 1]));
        boolean isSwapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (isSwapped) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[a.length()][b.length()];
  }
}
