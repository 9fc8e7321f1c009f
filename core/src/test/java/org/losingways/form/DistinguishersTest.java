// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;

class DistinguishersTest {

  private final Forms forms = new Forms();
  private final Distinguishers search = new Distinguishers(forms);

  private void assertTellsApart(Form g, Form h, Distinguisher found) {
    Form by = found.by();
    assertThat(found.first()).isNotEqualTo(found.second());
    assertThat(forms.sum(g, by).isMisereP()).isEqualTo(found.first() == Outcome.P);
    assertThat(forms.sum(h, by).isMisereP()).isEqualTo(found.second() == Outcome.P);
  }

  @Test
  void theHeapsOf0_123() {
    HeapForms h = new HeapForms(TakeAndBreak.of("0.123"), forms);
    Distinguisher found = search.find(h.heap(6), h.heap(11)).orElseThrow();
    assertTellsApart(h.heap(6), h.heap(11), found);
    // Nothing born before the papers' game, on day 5, will do; this one has fewer options.
    assertThat(found.by().birthday()).isEqualTo(5);
    assertThat(found.by()).isSameAs(FormText.parse("{2++,1}", forms));
  }

  @Test
  void allPairsBornByDayFour() {
    List<Form> small = Birthdays.bornBy(4, forms);
    List<String> notByDayFive = new ArrayList<>();
    for (Form g : small) {
      for (Form h : small) {
        Optional<Distinguisher> found = search.find(g, h);
        assertThat(found.isEmpty()).isEqualTo(g == h);
        found.ifPresent(d -> assertTellsApart(g, h, d));
        if (g.compareTo(h) < 0 && search.bornByDayFive(g, h).isEmpty()) {
          notByDayFive.add(g + " and " + h);
        }
      }
    }
    // Only one pair needs a game of day 6.
    assertThat(notByDayFive).containsExactly("{2+,0} and {2+,3,0}");
  }

  @Test
  void conwaysConstructionForAllPairsBornByDayFour() {
    List<Form> small = Birthdays.bornBy(4, forms);
    Linking linking = new Linking(forms);
    for (Form g : small) {
      for (Form h : small) {
        if (g != h) {
          Form by = linking.distinguish(g, h);
          assertThat(forms.sum(g, by).isMisereP()).isNotEqualTo(forms.sum(h, by).isMisereP());
        }
        Optional<Form> link = linking.link(g, h);
        assertThat(link.isEmpty()).isEqualTo(g.options().contains(h) || h.options().contains(g));
        link.ifPresent(
            t -> {
              assertThat(forms.sum(g, t).isMisereP()).isTrue();
              assertThat(forms.sum(h, t).isMisereP()).isTrue();
            });
      }
    }
    assertThatThrownBy(() -> linking.distinguish(forms.zero(), forms.zero()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void largerHeapsOfWildGames() {
    for (String code : List.of("0.123", "0.07", "0.77", "0.35")) {
      HeapForms h = new HeapForms(TakeAndBreak.of(code), forms);
      for (int n = 6; n <= 16; n++) {
        for (int m = 6; m < n; m += 3) {
          Form g = h.heap(n);
          Form k = h.heap(m);
          Optional<Distinguisher> found = search.find(g, k);
          assertThat(found.isEmpty()).isEqualTo(g == k);
          found.ifPresent(d -> assertTellsApart(g, k, d));
        }
      }
    }
  }
}
