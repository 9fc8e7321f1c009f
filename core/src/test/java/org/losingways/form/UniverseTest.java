// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;

class UniverseTest {

  /**
   * Canonical forms born by day 2: of all games as A. N. Siegel counts them, of dicots as P.
   * Dorbec, G. Renault, A. N. Siegel and E. Sopena do; of dead-ending games as found here.
   */
  private static final Map<Universe, Integer> COUNTS =
      Map.of(Universe.ALL, 256, Universe.DEAD_ENDING, 196, Universe.DICOT, 9);

  private final PartizanForms forms = new PartizanForms();

  private PartizanForm form(String text) {
    return PartizanFormText.parse(forms, text);
  }

  /** All forms born by a day, each once, that belong to a universe. */
  private List<PartizanForm> born(int day, Predicate<PartizanForm> isIn) {
    List<PartizanForm> born = List.of(forms.zero());
    for (int d = 1; d <= day; d++) {
      Set<PartizanForm> next = new LinkedHashSet<>();
      for (int left = 0; left < 1 << born.size(); left++) {
        for (int right = 0; right < 1 << born.size(); right++) {
          PartizanForm made = forms.of(chosen(born, left), chosen(born, right));
          if (isIn.test(made)) {
            next.add(made);
          }
        }
      }
      born = List.copyOf(next);
    }
    return born;
  }

  private static List<PartizanForm> chosen(List<PartizanForm> all, int bits) {
    List<PartizanForm> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if ((bits >> i & 1) != 0) {
        some.add(all.get(i));
      }
    }
    return some;
  }

  private PartizanForm random(Random random, int depth, Universe universe) {
    while (true) {
      List<List<PartizanForm>> sides = new ArrayList<>();
      for (int side = 0; side < 2; side++) {
        List<PartizanForm> options = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0 && depth > 0; i--) {
          options.add(random(random, depth - 1, universe));
        }
        sides.add(options);
      }
      PartizanForm made = forms.of(sides.get(0), sides.get(1));
      if (universe.contains(made)) {
        return made;
      }
    }
  }

  /** What a form is in every context born by day 2 and beside each sum of some more. */
  private List<PartizanOutcome> outcomes(PartizanForm g, List<PartizanForm> contexts) {
    return contexts.stream().map(x -> forms.outcome(forms.sum(g, x))).toList();
  }

  private static boolean isAtLeast(List<PartizanOutcome> g, List<PartizanOutcome> h) {
    for (int i = 0; i < g.size(); i++) {
      if (!g.get(i).isAtLeast(h.get(i))) {
        return false;
      }
    }
    return true;
  }

  /** The forms born by day 2, and contexts in which they are compared. */
  private List<PartizanForm> contexts(Universe universe, List<PartizanForm> small, int more) {
    Random random = new Random(5);
    return Stream.concat(
            small.stream(), Stream.generate(() -> random(random, 3, universe)).limit(more))
        .distinct()
        .toList();
  }

  /** The theorem is the definition: brute force over pairs of all forms born by day 2. */
  @ParameterizedTest
  @EnumSource(Universe.class)
  void theOrderIsThatOfOutcomesInEveryContext(Universe universe) {
    List<PartizanForm> small = born(2, universe::contains);
    List<PartizanForm> contexts = contexts(universe, small, 300);
    MisereOrder order = new MisereOrder(forms, universe);
    Map<PartizanForm, List<PartizanOutcome>> rows = new HashMap<>();
    small.forEach(g -> rows.put(g, outcomes(g, contexts)));
    Refutations refutations = new Refutations(forms, order);
    for (PartizanForm g : small) {
      for (PartizanForm h : small) {
        Optional<PartizanForm> refuted = refutations.of(g, h);
        assertThat(refuted.isEmpty()).isEqualTo(order.isAtLeast(g, h));
        if (refuted.isEmpty()) {
          assertThat(isAtLeast(rows.get(g), rows.get(h))).as("%s ≥ %s", g, h).isTrue();
        } else {
          PartizanForm x = refuted.get();
          assertThat(universe.contains(x)).isTrue();
          assertThat(forms.outcome(forms.sum(g, x)).isAtLeast(forms.outcome(forms.sum(h, x))))
              .as("%s ≥ %s beside %s", g, h, x)
              .isFalse();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Universe.class)
  void equalGamesAndNoOthersHaveOneCanonicalForm(Universe universe) {
    List<PartizanForm> small = born(2, universe::contains);
    MisereOrder order = new MisereOrder(forms, universe);
    Set<PartizanForm> canonical = new LinkedHashSet<>();
    for (PartizanForm g : small) {
      PartizanForm simple = order.canonical(g);
      assertThat(universe.contains(simple)).isTrue();
      assertThat(order.isEqual(g, simple)).as("%s = %s", g, simple).isTrue();
      assertThat(order.canonical(simple)).isSameAs(simple);
      canonical.add(simple);
    }
    for (PartizanForm g : canonical) {
      for (PartizanForm h : canonical) {
        assertThat(order.isEqual(g, h)).as("%s = %s", g, h).isEqualTo(g == h);
      }
    }
    assertThat(canonical).hasSize(COUNTS.get(universe));
  }

  @ParameterizedTest
  @EnumSource(Universe.class)
  void largerEqualGamesHaveOneCanonicalForm(Universe universe) {
    Random random = new Random(11);
    MisereOrder order = new MisereOrder(forms, universe);
    List<PartizanForm> some = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      PartizanForm g = random(random, 3, universe);
      PartizanForm simple = order.canonical(g);
      assertThat(universe.contains(simple)).isTrue();
      assertThat(order.isEqual(g, simple)).as("%s = %s", g, simple).isTrue();
      assertThat(order.canonical(simple)).as("%s", g).isSameAs(simple);
      some.add(simple);
    }
    for (PartizanForm g : some) {
      for (PartizanForm h : some) {
        assertThat(order.isEqual(g, h)).as("%s = %s", g, h).isEqualTo(g == h);
      }
    }
  }

  /** Milley and Renault: invertible modulo E exactly if no subposition has outcome P. */
  @Test
  void invertibleDeadEndingGamesAreThoseWithoutP() {
    MisereOrder order = new MisereOrder(forms, Universe.DEAD_ENDING);
    int invertible = 0;
    List<PartizanForm> small = new ArrayList<>(born(2, Universe.DEAD_ENDING::contains));
    Random random = new Random(3);
    Stream.generate(() -> random(random, 3, Universe.DEAD_ENDING)).limit(200).forEach(small::add);
    for (PartizanForm g : small) {
      PartizanForm canonical = order.canonical(g);
      boolean isFree =
          canonical.followers().stream().allMatch(f -> forms.outcome(f) != PartizanOutcome.P);
      assertThat(order.inverse(g).isPresent()).as("%s = %s", g, canonical).isEqualTo(isFree);
      invertible += isFree ? 1 : 0;
    }
    assertThat(invertible).isPositive();
  }

  /** P. Dorbec, G. Renault, A. N. Siegel, E. Sopena, Dicots, and a taxonomic ranking: 1268. */
  @Test
  void dicotsBornByDay3() {
    MisereOrder order = new MisereOrder(forms, Universe.DICOT);
    List<PartizanForm> born =
        born(2, Universe.DICOT::contains).stream().map(order::canonical).distinct().toList();
    Set<PartizanForm> found = new LinkedHashSet<>();
    found.add(forms.zero());
    for (int left = 1; left < 1 << born.size(); left++) {
      for (int right = 1; right < 1 << born.size(); right++) {
        found.add(order.canonical(forms.of(chosen(born, left), chosen(born, right))));
      }
    }
    assertThat(found).hasSize(1268);
  }

  @Test
  void strengthIsThatOfTheExample() {
    Strength strength = new Strength(forms, Universe.DEAD_ENDING);
    assertThat(strength.isStrong(form("1"), Player.LEFT)).isFalse();
    assertThat(strength.isStrong(form("{-1|0}"), Player.LEFT)).isTrue();
    MisereOrder order = new MisereOrder(forms, Universe.DEAD_ENDING);
    assertThat(new Refutations(forms, order).of(form("*"), form("0"))).contains(form("0"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "all; 1+-1; {-1|1}",
        "dead-ending; 1+-1; 0",
        "dead-ending; *+*; *+*",
        "dicot; *+*; 0",
      })
  void canonicalForms(String universe, String text, String canonical) {
    Universe in = Universe.of(universe).orElseThrow();
    assertThat(new MisereOrder(forms, in).canonical(form(text)))
        .hasToString(form(canonical).toString());
  }
}
