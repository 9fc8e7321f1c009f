// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.text;

import java.util.List;
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

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

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
   * A value as a solution writes it, {@code ab2c}, or an equation between values, with exponents
   * raised.
   */
  public static String raised(String plain) {
    StringBuilder text = new StringBuilder();
    boolean afterLetter = false;
    boolean inBrackets = false;
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      boolean digit = c >= '0' && c <= '9';
      text.append(digit && afterLetter && !inBrackets ? SUPERSCRIPTS.charAt(c - '0') : c);
      inBrackets = c == '[' || (inBrackets && c != ']');
      afterLetter = digit ? afterLetter : Character.isLetter(c) || c == ']';
    }
    return text.toString();
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
