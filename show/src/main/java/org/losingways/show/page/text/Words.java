// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Presentation.Relation;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.WordStyle;

/**
 * Monoid words as people read them: ab²c, ⟨a, b | a²=1, b³=b⟩. JSON has the plain {@code ab2c}.
 *
 * @param letters the letters that words are written in
 */
public record Words(Alphabet letters) {

  private static final Map<Integer, String> SUPERSCRIPTS =
      signs("0123456789+ekijnvw", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺ᵉᵏⁱʲⁿᵛʷ");
  private static final Map<Integer, String> SUBSCRIPTS =
      signs("0123456789+ijkn", "₀₁₂₃₄₅₆₇₈₉₊ᵢⱼₖₙ");

  /** A letter and its exponent, a number that stands for a letter, or something after _ or ^. */
  private static final Pattern SCRIPT =
      Pattern.compile(
          "(?<letter>\\p{L})(?<power>[0-9]+)|\\[(?<number>[0-9]+)\\](?<many>[0-9]*)"
              + "|(?<sign>[_^])(?<what>[0-9]+|\\p{L}|\\([^()]*\\))");

  /** A word. */
  public String text(Word word) {
    return letters.text(word, WordStyle.UNICODE);
  }

  /** A relation. */
  public String text(Relation relation) {
    return text(relation.left()) + "=" + text(relation.right());
  }

  /** A presentation. */
  public String presentation(List<Relation> relations) {
    return relations.stream()
        .map(this::text)
        .collect(Collectors.joining(", ", "⟨" + names() + " | ", "⟩"));
  }

  /** The presentation that these relations make. */
  public static String presentation(Relations relations) {
    return new Words(relations.alphabet()).presentation(relations.list());
  }

  /**
   * A value as a solution writes it, {@code ab2c} or {@code d_0^2}, an equation between values or a
   * scheme such as {@code b^(n+w)}, with exponents raised and indices lowered: ab²c, d₀², bⁿ⁺ʷ.
   */
  public static String raised(String plain) {
    Matcher matcher = SCRIPT.matcher(plain);
    StringBuilder text = new StringBuilder();
    int last = 0;
    while (matcher.find()) {
      String letter = matcher.group("letter");
      String number = matcher.group("number");
      String what = matcher.group("what");
      String shown =
          letter != null
              ? letter + written(matcher.group("power"), SUPERSCRIPTS).orElseThrow()
              : number != null
                  ? "h"
                      + written(number, SUBSCRIPTS).orElseThrow()
                      + written(matcher.group("many"), SUPERSCRIPTS).orElseThrow()
                  : written(
                          what.replaceAll("[()]", ""),
                          matcher.group("sign").equals("_") ? SUBSCRIPTS : SUPERSCRIPTS)
                      .orElse(matcher.group());
      text.append(plain, last, matcher.start()).append(shown);
      last = matcher.end();
    }
    return text.append(plain, last, plain.length()).toString();
  }

  private static Optional<String> written(String signs, Map<Integer, String> with) {
    boolean all = signs.chars().allMatch(with::containsKey);
    return all
        ? Optional.of(signs.chars().mapToObj(with::get).collect(Collectors.joining()))
        : Optional.empty();
  }

  private static Map<Integer, String> signs(String plain, String shown) {
    return IntStream.range(0, plain.length())
        .boxed()
        .collect(Collectors.toMap(i -> (int) plain.charAt(i), i -> shown.substring(i, i + 1)));
  }

  /** A set of values as a solution writes them. */
  public static String set(List<String> plain) {
    return plain.stream().map(Words::raised).collect(Collectors.joining(", ", "{", "}"));
  }

  private String names() {
    return IntStream.range(0, letters.size())
        .mapToObj(i -> text(Word.of().with(i, 1)))
        .collect(Collectors.joining(", "));
  }
}
