// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.losingways.Codes;
import org.losingways.Definition;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

class HeapFormsTest {

  @Provide
  Arbitrary<String> codes() {
    return Codes.hexadecimal("0.", "4.", "8.", "C.").filter(code -> !code.matches(".\\.0*"));
  }

  @Provide
  Arbitrary<List<Integer>> positions() {
    return Arbitraries.integers().between(0, 7).list().ofMaxSize(3);
  }

  @Property(tries = 150)
  void outcomesAreThoseOfPlay(
      @ForAll("codes") String code, @ForAll("positions") List<Integer> heaps) {
    Ruleset rules = TakeAndBreak.of(code);
    Position position = Position.of(heaps.stream().mapToInt(i -> i).toArray());
    Form form = new HeapForms(rules, new Forms()).of(position);
    assertThat(form.isMisereP()).isEqualTo(isP(rules, position, Play.MISERE));
    assertThat(form.nimValue() == 0).isEqualTo(isP(rules, position, Play.NORMAL));
  }

  private static boolean isP(Ruleset rules, Position position, Play play) {
    return new Definition(rules, play).outcome(position) == Outcome.P;
  }

  @Test
  void whatWasFoundBeforeALimitStays() {
    Forms few = new Forms(new FormLimits(300, 4000, 2000, 100));
    HeapForms kayles = new HeapForms(TakeAndBreak.of("0.77"), few);
    assertThatThrownBy(() -> kayles.heap(60)).isInstanceOf(FormLimitException.class);
    int reached = kayles.computedTo();
    assertThat(reached).isBetween(8, 40);
    assertThat(kayles.heap(5)).isSameAs(FormText.parse("2₂321", few));
    assertThatThrownBy(kayles::extend).isInstanceOf(FormLimitException.class);
    assertThat(kayles.computedTo()).isEqualTo(reached);
  }

  @Test
  void optionsOfAHeapComeFromPositions() {
    Forms forms = new Forms();
    HeapForms d = new HeapForms(TakeAndBreak.of("0.07"), forms);
    Form option = forms.sum(d.heap(10), forms.nimHeap(2));
    assertThat(d.originOf(option, 16)).contains(Position.of(10, 4));
    assertThat(d.originOf(forms.nimHeap(9), 16)).isEmpty();
    d.heap(21);
    assertThat(d.smallestHeap(forms.sum(d.heap(10), forms.nimHeap(1)))).contains(17);
    assertThat(d.smallestHeap(option)).isEmpty();
  }

  @Test
  void aGameWithALargestHeapEndsThere() {
    Forms forms = new Forms();
    HeapForms heaps = new HeapForms(FormRules.parse("{2+,0}"), forms);
    assertThatThrownBy(() -> heaps.heap(5)).hasMessage("the largest heap of {2+,0} is 4, not 5");
    assertThatThrownBy(() -> heaps.heap(-1)).isInstanceOf(IllegalArgumentException.class);
  }
}
