// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/**
 * The names of generators, in their order, and words written with them.
 *
 * <pre>{@code
 * Alphabet abc = Alphabet.of("a", "b", "c");
 * abc.word("ab2c")                        // also a*b^2*c, ab²c, a b^{2} c
 * abc.text(abc.word("c*b^2*a"))           // ab2c
 * abc.text(abc.word("ab2c"), WordStyle.TEX)   // ab^2c
 * }</pre>
 *
 * <p>A name is a letter, possibly with a number after an underscore: {@code a}, {@code z}, {@code
 * h_12}. The empty word is {@code 1}, and also {@code e} where no generator has this name.
 *
 * @param names different names
 */
public record Alphabet(List<String> names) {

  private static final Pattern NAME = Pattern.compile("[A-Za-zα-ω](_[0-9]{1,6})?|\\[[0-9]{1,6}\\]");

  public Alphabet {
    names = List.copyOf(names);
    for (String name : names) {
      if (!NAME.matcher(name).matches()) {
        throw new WordFormatException(
            "A generator is named by a letter, or a letter with a number such as h_12, not '"
                + WordFormatException.shortened(name)
                + "'.");
      }
    }
    if (new HashSet<>(names).size() < names.size()) {
      throw new WordFormatException("Two generators have the same name in " + names + ".");
    }
  }

  /** The alphabet with these letters. */
  public static Alphabet of(String... names) {
    return new Alphabet(List.of(names));
  }

  /** The first letters a, b, c …, named as {@link Word#name} does. */
  public static Alphabet letters(int count) {
    return new Alphabet(IntStream.range(0, count).mapToObj(Word::name).toList());
  }

  public int size() {
    return names.size();
  }

  /** The word that a text spells. */
  public Word word(String text) {
    WordReader reader = new WordReader(text);
    Word word = reader.word(this);
    if (!reader.atEnd()) {
      throw reader.unexpected("a word such as ab2c or a*b^2*c");
    }
    return word;
  }

  /** The word as MisereSolver writes it: {@code ab2c}, and {@code 1} for the empty word. */
  public String text(Word word) {
    return text(word, WordStyle.PLAIN);
  }

  /** The word in one of the usual notations. */
  public String text(Word word, WordStyle style) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < names.size(); i++) {
      int e = word.exponent(i);
      if (e > 0) {
        style.append(text, names.get(i), e);
      }
    }
    return text.isEmpty() ? style.one() : text.toString();
  }

  /** The relation as {@code left=right}. */
  public String text(Relation relation) {
    return text(relation.left()) + "=" + text(relation.right());
  }
}
