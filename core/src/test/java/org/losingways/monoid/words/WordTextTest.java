// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Presentation.Relation;

/** Words and presentations as text: every notation is read, and what is written is read back. */
class WordTextTest {

  private static final Alphabet ABC = Alphabet.of("a", "b", "c");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ab2c",
        "a*b^2*c",
        "ab²c",
        "a b^{2} c",
        "c b2 a",
        "$ab^2c$",
        "abbc",
        "a1b1b1c1",
        "a · b · b · c",
        "a \\cdot b^{ 2 } \\cdot c",
        " 1*a*b^2*c",
        "eab2c",
        "b ^ 2 ac"
      })
  void oneWordInManyNotations(String text) {
    assertThat(ABC.word(text)).isEqualTo(Word.of(1, 2, 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "d",
        "a^",
        "a*",
        "*a",
        "2",
        "a+b",
        "a**b",
        "12",
        "a^b",
        "a_b",
        "(ab)2",
        "a-1",
        "a2147483648",
        "a999999999999",
        "[a]",
        "é",
        "a[",
        "a_",
        "\\frac{a}{b}"
      })
  void badWordsAreRefusedInOneSentence(String text) {
    assertOneSentence(() -> ABC.word(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<",
        "<>x",
        "a,b|a2=1",
        "<a,a|>",
        "<a|a2>",
        "<a|a2=1",
        "<a|a2=>",
        "<a|b=1>",
        "<1|>",
        "<a|a2=1}",
        "<a,b|[a2,b>",
        "<a,b|[a2]>",
        "<a b|a2=1 b3=b>",
        "<a||>",
        "<a|a=1>>",
        "<a_|>"
      })
  void badPresentationsAreRefusedInOneSentence(String text) {
    assertOneSentence(() -> Relations.of(text));
  }

  private static void assertOneSentence(ThrowingCallable refused) {
    assertThatThrownBy(refused)
        .isInstanceOf(WordFormatException.class)
        .message()
        .endsWith(".")
        .hasLineCount(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a,b | a2=1,b3=b>",
        "< a b | a^2 = 1; b^3 = b >",
        "{a, b | a^2 = e, b^3 -> b}",
        "$\\langle a,b \\mid a^2=1,\\ b^{3}=b\\rangle$",
        "⟨a,b | a²=1, b³=b⟩",
        "\\{a, b \\mid a^2 = 1, b^3 = b\\}",
        "<a,b | [ a^2, 1 ], [ b^3, b ]>",
        "<a,b: a2→1, b3→b,>"
      })
  void onePresentationInManyNotations(String text) {
    assertThat(Relations.of(text)).hasToString("<a,b | a2=1,b3=b>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<a,b,c | a2=b2=c2>", "<a,b,c|a2=b2,b2=c2>"})
  void chainsOfEqualities(String text) {
    assertThat(Relations.of(text)).hasToString("<a,b,c | a2=b2,b2=c2>");
  }

  @Property
  void whatIsWrittenIsReadBack(
      @ForAll @Size(min = 1, max = 90) List<@IntRange(max = 30) Integer> exponents) {
    Word word = Word.of(exponents.stream().mapToInt(Integer::intValue).toArray());
    Alphabet letters = Alphabet.letters(exponents.size());
    assertThat(letters.word(letters.text(word))).isEqualTo(word);
    assertThat(letters.text(word)).isEqualTo(word.toString());
    List<String> indexed = new ArrayList<>();
    for (int i = 0; i < exponents.size(); i++) {
      indexed.add("h_" + i);
    }
    Alphabet heaps = new Alphabet(indexed);
    for (WordStyle style : WordStyle.values()) {
      if (style != WordStyle.GAP) {
        assertThat(heaps.word(heaps.text(word, style))).isEqualTo(word);
      }
    }
    if (exponents.size() < 77) {
      for (WordStyle style : WordStyle.values()) {
        assertThat(letters.word(letters.text(word, style))).isEqualTo(word);
      }
    }
    Relations relations = new Relations(letters, List.of(new Relation(word, word)));
    assertThat(Relations.of(relations.toString())).isEqualTo(relations);
  }

  @Property(tries = 1000)
  void anyTextIsReadOrRefused(
      @ForAll
          @StringLength(max = 30)
          @Chars({'<', '>', '{', '}', '|', ',', '=', '^', '*', '_', '[', ']', ' ', '²', '\\', 'e'})
          @CharRange(from = '0', to = '9')
          @CharRange(from = 'a', to = 'd')
          String text) {
    try {
      Relations relations = Relations.of("<a,b|" + text + ">");
      assertThat(Relations.of(relations.toString())).isEqualTo(relations);
    } catch (WordFormatException e) {
      assertThat(e.getMessage()).endsWith(".");
    }
  }
}
