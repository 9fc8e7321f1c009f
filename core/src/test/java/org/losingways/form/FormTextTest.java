// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GameFormatException;

class FormTextTest {

  private final Forms forms = new Forms(new FormLimits(20_000, 200_000, 50_000, 1000));

  private Form parse(String text) {
    return FormText.parse(text, forms);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // text | ASCII | as the papers print | the same in ASCII letters
        "{2+,0}|{2+,0}|2₊0|2+0",
        "{{2},0}|{2+,0}|2₊0|2+0",
        "{0 , 2 + }|{2+,0}|2₊0|2+0",
        "{2}+1|{2+,3}|2₊3|2+3",
        "(2+)+1|{2+,3}|2₊3|2+3",
        "2#+1|{2+,3}|2₊3|2+3",
        "2₊ + *1|{2+,3}|2₊3|2+3",
        "2+|2+|2₊|2+",
        "2++|2++|2₊₊|2++",
        "{2++}|2+++|2₊₊₊|2+++",
        "2+2|2+2|2₂|2_2",
        "2₂|2+2|2₂|2_2",
        "2_2|2+2|2₂|2_2",
        "{3,2}|2+2|2₂|2_2",
        "2+2+1|2+2+1|2₂+1|2_2+1",
        ":6|:6|:6|:6",
        "2₂₂|:6|:6|:6",
        "2₊320|{2+,3,2,0}|2₊320|2+320",
        "2₂1|{2+2,1}|2₂1|2_21",
        "(2₂1)+1|{2+2,1}+1|(2₂1)+1|(2_21)+1",
        "(2+2)1|{2+2,1}|2₂1|2_21",
        "2₂123|{2+2,3,2,1}|2₂321|2_2321",
        "{2₊3, 2₊20, 3, 1}|{2+,2,0}+1|(2₊20)+1|(2+20)+1",
        "{2₊0}|{2+,0}+|(2₊0)₊|(2+0)+",
        "((2+2))+|(2+2)+|2₂₊|2_2+",
        "{}|0|0|0",
        "{{}}|1|1|1",
        "320|320|320|320",
        "{4,3}|{4,3}|{4, 3}|{4, 3}",
        "{10+,12}|{12,10+}|{12, 10₊}|{12, 10+}",
        "10#|10+|10₊|10+",
        "{4,2#}|{4,2+}|{4, 2₊}|{4, 2+}",
        "{{2+,0},3}|{{2+,0},3}|{2₊0, 3}|{2+0, 3}",
      })
  void readsAndWrites(String text, String ascii, String paper, String plain) {
    Form form = parse(text);
    assertThat(FormWriter.ASCII.write(form)).contains(ascii);
    assertThat(FormWriter.PAPER.write(form)).contains(paper);
    assertThat(FormWriter.PLAIN.write(form)).contains(plain);
    assertThat(parse(ascii)).isSameAs(form);
    assertThat(parse(paper)).isSameAs(form);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "+",
        "2++1",
        "+2",
        "{",
        "{2",
        "{2,",
        "{,2}",
        "{2,,0}",
        "2}",
        "(2",
        "()",
        ":",
        "*",
        "x",
        "{2+,0}}",
        "2 3",
        "-1",
        "2₊x",
        "₊",
        "#",
        "1000000000",
        "99999999999999999999",
        "{2+,0",
        ":999999999",
        "*1001",
        "2+_",
        "2_x",
        "500+501",
        "{2}}{",
        "é",
        "\uD83D\uDE00",
        "\uD83D"
      })
  void refusesInOneSentence(String text) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(GameFormatException.class)
        .message()
        .matches("[A-Z][^\n]*\\.");
  }

  @Test
  void refusalsSayWhereAndShowTheRightForm() {
    assertThatThrownBy(() -> parse("{2,?}"))
        .hasMessage(
            "The form has an unexpected '?' at character 4; write a form like {2+,0}, {2}+1, (2+2)+"
                + " or :4.");
    assertThatThrownBy(() -> parse("{2,")).hasMessageStartingWith("The form ends too early;");
  }

  @Test
  void nestingAndLengthAreBounded() {
    assertThat(parse("(".repeat(900) + "2" + ")".repeat(900))).isSameAs(forms.nimHeap(2));
    assertThat(parse("2" + "+".repeat(900)).birthday()).isEqualTo(902);
    for (String deep :
        List.of(
            "(".repeat(5000),
            "{".repeat(5000),
            "{".repeat(5000) + "}".repeat(5000),
            "2" + "+".repeat(1100),
            "1".repeat(30_000),
            "2+".repeat(9000) + "2",
            "9+".repeat(500) + "9")) {
      assertThatThrownBy(() -> parse(deep)).isInstanceOf(GameFormatException.class);
    }
  }

  @Provide
  Arbitrary<String> nearlyForms() {
    return Arbitraries.strings().withChars("0123{}(),+:*#₊₂_ ").ofMaxLength(24);
  }

  @Provide
  Arbitrary<String> anything() {
    return Arbitraries.strings().ofMaxLength(40);
  }

  @Property(tries = 3000)
  void everyTextIsAFormOrRefused(@ForAll("nearlyForms") String text) {
    acceptsOrRefuses(text);
  }

  @Property(tries = 500)
  void evenNonsenseIsRefused(@ForAll("anything") String text) {
    acceptsOrRefuses(text);
  }

  private static void acceptsOrRefuses(String text) {
    // A universe of its own each time, so that limits are met by the text and not by its
    // forerunners.
    Forms fresh = new Forms(new FormLimits(2000, 20_000, 4000, 300));
    Form form;
    try {
      form = FormText.parse(text, fresh);
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).matches("(?s)[A-Z].*\\.");
      return;
    }
    FormWriter.ASCII
        .write(form)
        .ifPresent(t -> assertThat(FormText.parse(t, fresh)).isSameAs(form));
  }

  /** Sets of sets of the forms born by day 4, sums of these, and what has only one option. */
  @Provide
  Arbitrary<Form> randomForms() {
    List<Form> small = Birthdays.bornBy(4, forms);
    Arbitrary<Form> day5 = Arbitraries.of(small).set().ofMaxSize(5).map(forms::of);
    Arbitrary<Form> day6 =
        Arbitraries.oneOf(day5, Arbitraries.of(small)).set().ofMaxSize(3).map(forms::of);
    Arbitrary<Form> sums =
        Arbitraries.of(small).flatMap(a -> Arbitraries.of(small).map(b -> forms.sum(a, b)));
    Arbitrary<Form> big = Arbitraries.integers().between(8, 14).map(forms::nimHeap);
    return Arbitraries.oneOf(day5, day6, sums, sums.map(forms::of), big, big.map(forms::of));
  }

  @Property(tries = 1000)
  void everyNotationIsReadBack(@ForAll("randomForms") Form form) {
    assertThat(parse(FormWriter.ASCII.write(form).orElseThrow())).isSameAs(form);
    assertThat(parse(FormWriter.PAPER.write(form).orElseThrow())).isSameAs(form);
  }

  @Test
  void longTextsAreNotWritten() {
    Form huge = parse("{{4,2+}+9,{7+5}+}+{4,5+}");
    assertThat(FormWriter.ASCII.write(huge)).isEmpty();
    assertThat(huge.toString())
        .isEqualTo(
            "a form born on day " + huge.birthday() + " with " + huge.optionCount() + " options");
    assertThat(FormWriter.PAPER.upTo(4).write(parse("2₊320"))).isEmpty();
    assertThat(FormWriter.PAPER.upTo(5).write(parse("2₊320"))).contains("2₊320");
  }

  @Test
  void namesStandForForms() {
    Form h = parse("{2+2,2,1}");
    FormWriter named =
        FormWriter.ASCII.naming(f -> f == h ? Optional.of("d[10]") : Optional.empty());
    assertThat(named.write(parse("{2+2,2,1}+1"))).contains("d[10]+1");
    assertThat(named.write(forms.of(h, forms.nimHeap(3)))).contains("{d[10],3}");
  }
}
