// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class PartsTest {

  private final Forms forms = new Forms();
  private final Parts parts = new Parts(forms);

  private List<Parts.Splitting> split(String text) {
    return parts.of(FormText.parse(text, forms));
  }

  private static Set<String> firsts(List<Parts.Splitting> splittings) {
    return splittings.stream().map(s -> s.first().toString()).collect(Collectors.toSet());
  }

  @Test
  void partsOfSmallForms() {
    assertThat(split("0")).isEmpty();
    assertThat(split("1")).isEmpty();
    assertThat(split("3")).isEmpty();
    assertThat(split("2+2"))
        .containsExactly(new Parts.Splitting(forms.nimHeap(2), forms.nimHeap(2), false));
    assertThat(split("2+2+1"))
        .containsExactly(new Parts.Splitting(forms.nimHeap(2), forms.nimHeap(2), true));
    assertThat(split("4+2"))
        .containsExactly(new Parts.Splitting(forms.nimHeap(2), forms.nimHeap(4), false));
    assertThat(split("{2+,0}")).isEmpty();
  }

  /** Factorisation is not unique: the form whose only option is 4+2. */
  @Test
  void twoWaysToSplit() {
    Form g = FormText.parse("(4+2)#", forms);
    List<Parts.Splitting> splittings = parts.of(g);
    assertThat(splittings).hasSize(2);
    assertThat(firsts(splittings)).containsExactlyInAnyOrder("2", "4");
    for (Parts.Splitting s : splittings) {
      assertThat(forms.sum(s.first(), s.second())).isSameAs(g);
      // Neither of the four terms is a sum again.
      assertThat(parts.of(s.first())).isEmpty();
      assertThat(parts.of(s.second()).stream().filter(t -> t.first() != s.first())).isEmpty();
    }
    assertThat(splittings.get(0).second()).isNotSameAs(splittings.get(1).second());
  }

  @Property(tries = 150)
  void aTermCanBeTakenOffAgain(
      @ForAll @IntRange(max = 21) int i,
      @ForAll @IntRange(max = 21) int j,
      @ForAll @IntRange(max = 21) int k) {
    List<Form> small = Birthdays.bornBy(4, forms);
    Form a = small.get(i);
    Form b = forms.of(small.get(j), small.get(k));
    Form sum = forms.sum(a, b);
    assertThat(parts.difference(sum, a)).containsSame(b);
    assertThat(parts.difference(sum, b)).containsSame(a);
    Form evenA = a.withoutOne().orElse(a);
    Form evenB = b.withoutOne().orElse(b);
    if (!evenA.isZero() && !evenB.isZero()) {
      assertThat(parts.of(sum))
          .anyMatch(
              s ->
                  (s.first() == evenA && s.second() == evenB)
                      || (s.first() == evenB && s.second() == evenA));
    }
    for (Parts.Splitting s : parts.of(sum)) {
      Form again = forms.sum(s.first(), s.second());
      assertThat(s.plusOne() ? forms.sum(again, forms.nimHeap(1)) : again).isSameAs(sum);
    }
  }
}
