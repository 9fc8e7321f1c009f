// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanOutcome;

class PartizanFormsTest {

  private final PartizanForms forms = new PartizanForms();
  private final MisereOrder order = new MisereOrder(forms, Universe.ALL);

  private PartizanForm form(String text) {
    return PartizanFormText.parse(forms, text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "0; 0",
        "{|}; 0",
        "{0|}; 1",
        "{|0}; -1",
        "{0|0}; *",
        "{*,0|0,*}; *2",
        "~3; -3",
        "~{0,1|*}; {*|-1,0}",
        "1 + 1; {1|}",
        "{1|0}; {1|0}",
        "(1+*)+0; {*,1|1}",
        "~({1|0}+~*); {0|-1}+*"
      })
  void formsAreReadAndWritten(String text, String same) {
    assertThat(form(text)).isSameAs(form(same));
    assertThat(form(form(text).toString())).isSameAs(form(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{0|", "{0}", "0|0", "{0|0}}", "*-1", "1001", "x", "1+", "{,|}"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> form(text))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("Write it like {0,*|-1}");
  }

  @ParameterizedTest
  @CsvSource({"0,N", "1,R", "-1,L", "*,P", "*2,N", "1+-1,N", "{1|0},P", "{0|*},R", "{0|-1},P"})
  void outcomesAreMisere(String text, PartizanOutcome outcome) {
    assertThat(forms.outcome(form(text))).isEqualTo(outcome);
    assertThat(forms.outcome(forms.conjugate(form(text)))).isEqualTo(outcome.conjugate());
  }

  @Test
  void deadEndsAreKnown() {
    assertThat(form("{1|0}").isDeadEnding()).isTrue();
    assertThat(form("{|1}").isDeadEnding()).isFalse();
    assertThat(form("{0|{|1}}").isDeadEnding()).isFalse();
  }

  private List<PartizanForm> born(int day) {
    List<PartizanForm> forms = List.of(this.forms.zero());
    for (int d = 1; d <= day; d++) {
      Set<PartizanForm> next = new LinkedHashSet<>();
      for (List<PartizanForm> left : subsets(forms)) {
        for (List<PartizanForm> right : subsets(forms)) {
          next.add(order.canonical(this.forms.of(left, right)));
        }
      }
      forms = List.copyOf(next);
    }
    return forms;
  }

  private static List<List<PartizanForm>> subsets(List<PartizanForm> all) {
    List<List<PartizanForm>> result = new ArrayList<>();
    for (int bits = 0; bits < 1 << all.size(); bits++) {
      List<PartizanForm> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i++) {
        if ((bits >> i & 1) != 0) {
          some.add(all.get(i));
        }
      }
      result.add(some);
    }
    return result;
  }

  @Test
  void canonicalFormsByDay() {
    assertThat(born(0)).hasSize(1);
    assertThat(born(1)).hasSize(4);
    assertThat(born(2)).hasSize(256);
  }

  @Test
  void nothingButZeroIsZero() {
    assertThat(order.isEqual(form("1+-1"), forms.zero())).isFalse();
    assertThat(order.isEqual(form("*+*"), forms.zero())).isFalse();
    assertThat(order.isAtLeast(form("1"), forms.zero())).isFalse();
    assertThat(order.isAtLeast(forms.zero(), form("1"))).isFalse();
  }

  private PartizanForm random(Random random, int depth) {
    List<List<PartizanForm>> sides = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      List<PartizanForm> options = new ArrayList<>();
      for (int i = random.nextInt(3); i > 0 && depth > 0; i--) {
        options.add(random(random, depth - 1));
      }
      sides.add(options);
    }
    return forms.of(sides.get(0), sides.get(1));
  }

  /** Options are added that the literature says can go again, or any others. */
  @Property(tries = 150)
  void theOrderHoldsInAllCompanyTried(@ForAll long seed) {
    Random random = new Random(seed);
    PartizanForm g = random(random, 3);
    PartizanForm h = random(random, 3);
    boolean isAtLeast = order.isAtLeast(g, h);
    PartizanForm canonical = order.canonical(g);
    assertThat(order.isEqual(g, canonical)).isTrue();
    assertThat(order.canonical(canonical)).isSameAs(canonical);
    assertThat(canonical.birthday()).isLessThanOrEqualTo(g.birthday());
    for (int i = 0; i < 25; i++) {
      PartizanForm x = random(random, 3);
      PartizanOutcome withG = forms.outcome(forms.sum(g, x));
      assertThat(forms.outcome(forms.sum(canonical, x))).isEqualTo(withG);
      if (isAtLeast) {
        assertThat(withG.isAtLeast(forms.outcome(forms.sum(h, x)))).isTrue();
      }
    }
  }

  /** Equal games have one canonical form, so adding a dominated option changes nothing. */
  @Property(tries = 150)
  void equalGamesHaveOneCanonicalForm(@ForAll long seed) {
    Random random = new Random(seed);
    PartizanForm g = random(random, 2);
    PartizanForm h = random(random, 2);
    assertThat(order.canonical(g) == order.canonical(h)).isEqualTo(order.isEqual(g, h));
  }
}
