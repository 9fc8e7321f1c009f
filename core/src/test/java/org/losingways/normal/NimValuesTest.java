// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.Codes;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

class NimValuesTest {

  /** The definition, with sets of boxed numbers and no code in common with what is tested. */
  private static int[] byDefinition(Ruleset rules, int size) {
    int[] g = new int[size];
    for (int heap = 0; heap < size; heap++) {
      Set<Integer> seen = new HashSet<>();
      rules.forEachOption(
          heap,
          (heaps, count) -> {
            int v = 0;
            for (int i = 0; i < count; i++) {
              v ^= g[heaps[i]];
            }
            seen.add(v);
          });
      while (seen.contains(g[heap])) {
        g[heap]++;
      }
    }
    return g;
  }

  private static int[] values(NimValues values, int size) {
    values.extendTo(size);
    int[] g = new int[size];
    for (int h = 0; h < size; h++) {
      g[h] = values.value(h);
    }
    return g;
  }

  @Provide
  Arbitrary<String> octal() {
    return Codes.octal(4, "0.", "4.");
  }

  @Provide
  Arbitrary<String> any() {
    return Codes.repeating("0.", "4.", "8.", "C.");
  }

  @Property(tries = 300)
  void octalCodes(@ForAll("octal") String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    int[] expected = byDefinition(rules, 150);
    assertThat(values(NimValues.of(rules), 150)).as(code).isEqualTo(expected);
    assertThat(values(NimValues.plain(rules), 150)).as(code).isEqualTo(expected);
    assertThat(values(new ValueList(new ValueSets(rules)), 150)).as(code).isEqualTo(expected);
  }

  @Property(tries = 300)
  void codesOfAllKinds(@ForAll("any") String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    int[] expected = byDefinition(rules, 40);
    assertThat(values(NimValues.of(rules), 40)).as(code).isEqualTo(expected);
    assertThat(values(NimValues.plain(rules), 40)).as(code).isEqualTo(expected);
  }

  @Property(tries = 25)
  void longRunsAgreeWithThePlainLoop(@ForAll("octal") String code) {
    // Long enough for rare heaps, frequent pairs and witnesses all to be used.
    TakeAndBreak rules = TakeAndBreak.of(code);
    assertThat(values(NimValues.of(rules), 6_000))
        .as(code)
        .isEqualTo(values(NimValues.plain(rules), 6_000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.6", "0.142", "0.376", "0.106", "0.45", "0.40007", "0.004", "4.6"})
  void sparseGamesAgreeWithThePlainLoop(String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    assertThat(values(NimValues.of(rules), 20_000))
        .isEqualTo(values(NimValues.plain(rules), 20_000));
  }

  @Test
  void codesWhoseSplitsAreFarApart() {
    // The sums of rests must be kept for 150 heaps, over several blocks of 64.
    String code = "0." + "0".repeat(9) + "6" + "0".repeat(150) + "5";
    TakeAndBreak rules = TakeAndBreak.of(code);
    assertThat(values(NimValues.of(rules), 8_000)).isEqualTo(values(NimValues.plain(rules), 8_000));
  }

  @Test
  void steppingDoesNotMatter() {
    TakeAndBreak rules = TakeAndBreak.of("0.6");
    NimValues stepped = NimValues.of(rules);
    for (int size = 2; size < 9_000; size += 7) {
      stepped.extendTo(size);
      assertThat(stepped.size()).isEqualTo(size);
    }
    assertThat(values(stepped, 9_000)).isEqualTo(values(NimValues.of(rules), 9_000));
  }

  @Test
  void extendingBackwardsChangesNothing() {
    NimValues values = NimValues.of(TakeAndBreak.of("0.77"));
    values.extendTo(20);
    values.extendTo(5);
    assertThat(values.size()).isEqualTo(20);
    assertThat(values.value(12)).isEqualTo(4);
    assertThatThrownBy(() -> values.value(20)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void nimIsItself() {
    NimValues nim = NimValues.of(TakeAndBreak.of("0.(3)"));
    nim.extendTo(200_000);
    for (int heap : new int[] {0, 1, 2, 63, 64, 65, 4_095, 65_536, 199_999}) {
      assertThat(nim.value(heap)).isEqualTo(heap);
    }
  }

  @ParameterizedTest
  @CsvSource({"0.(1), 1", "0.(2), 2", "0.0(3), 2", "0.(03), 3"})
  void tailsFromTheirDefinition(String code, int atLeast) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    int[] expected = byDefinition(rules, 300);
    assertThat(values(NimValues.of(rules), 300)).isEqualTo(expected);
    assertThat(expected).hasSizeGreaterThan(atLeast);
  }

  @Test
  void anyRulesWillDo() {
    assertThat(values(NimValues.of(Codes.GRUNDY), 21))
        .containsExactly(0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0);
  }
}
