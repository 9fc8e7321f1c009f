// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.Alphabet;
import org.losingways.monoid.Presentation.Relation;
import org.losingways.monoid.Relations;
import org.losingways.monoid.Word;
import org.losingways.monoid.WordStyle;

/**
 * Monoid words as people read them: ab²c, ⟨a, b | a²=1, b³=b⟩. JSON has the plain {@code ab2c}.
 *
 * @param letters the letters that words are written in
 */
public record Words(Alphabet letters) {

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

  private String names() {
    return IntStream.range(0, letters.size())
        .mapToObj(i -> text(Word.of().with(i, 1)))
        .collect(Collectors.joining(", "));
  }
}
