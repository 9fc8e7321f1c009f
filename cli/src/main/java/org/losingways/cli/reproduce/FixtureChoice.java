// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.show.CommandFailure;

/**
 * Which tables to compute.
 *
 * @param paper the name of a paper, or the beginning of it
 * @param number the number of a table as the paper has it, or a part of it in whole words: {@code
 *     12} chooses Figure 12 and Table 12
 */
public record FixtureChoice(Optional<String> paper, Optional<String> number) {

  /** The tables chosen, in the same order; at least one. */
  public List<Fixture> from(List<Fixture> all) {
    List<Fixture> ofPaper =
        all.stream().filter(f -> paper.map(name -> begins(f.paper(), name)).orElse(true)).toList();
    CommandFailure.when(
        ofPaper.isEmpty(),
        "There is no paper '%s'; the papers are %s.",
        paper.orElse(""),
        all.stream().map(Fixture::paper).distinct().collect(Collectors.joining(", ")));
    List<Fixture> chosen =
        ofPaper.stream()
            .filter(f -> number.map(n -> contains(f.number(), n)).orElse(true))
            .toList();
    CommandFailure.when(
        chosen.isEmpty(),
        "There is no table with the number '%s'; numbers are written like 12, 'Figure 12' or"
            + " §7.1.",
        number.orElse(""));
    return chosen;
  }

  private static boolean begins(String paper, String name) {
    return !name.isBlank()
        && paper.toLowerCase(Locale.ROOT).startsWith(name.strip().toLowerCase(Locale.ROOT));
  }

  private static boolean contains(String number, String wanted) {
    List<String> words = words(wanted);
    return !words.isEmpty() && Collections.indexOfSubList(words(number), words) >= 0;
  }

  private static List<String> words(String number) {
    return Arrays.stream(number.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}.§\\[\\]]+", -1))
        .map(word -> word.matches("fig\\.?|figures") ? "figure" : word)
        .map(word -> word.startsWith("§") ? word.substring(1) : word)
        .map(word -> word.startsWith(".") ? word.substring(1) : word)
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
