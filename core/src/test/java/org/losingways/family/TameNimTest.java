// SPDX-License-Identifier: Apache-2.0
package org.losingways.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.game.Outcome;
import org.losingways.game.TakeAndBreak;

class TameNimTest {

  @Test
  void nimIsSolvedForHeapsOfAnySize() {
    TameNim nim = TameNim.find(TakeAndBreak.of("0.(3)")).orElseThrow();
    BigInteger huge = BigInteger.TEN.pow(18);
    assertThat(nim.value(huge)).isEqualTo(huge);
    assertThat(nim.saltus()).isEqualTo(1);
    assertThat(nim.outcome(List.of(huge, huge))).isEqualTo(Outcome.P);
    assertThat(nim.outcome(List.of(huge, BigInteger.ONE))).isEqualTo(Outcome.N);
    assertThat(nim.outcome(List.of(BigInteger.ONE, BigInteger.ONE))).isEqualTo(Outcome.N);
    assertThat(nim.outcome(List.of(BigInteger.ONE))).isEqualTo(Outcome.P);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.(7)", "0.3(37)", "0.(F)", "0.B(3)"})
  void splittingMakesNoDifferenceWhereAllSmallerHeapsAreOptions(String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    TameNim found = TameNim.find(rules).orElseThrow();
    assertThat(found.value(BigInteger.TEN)).isEqualTo(BigInteger.TEN);
    PlayedOut.compare(rules, 12, found::outcome);
  }

  @ParameterizedTest
  @ValueSource(strings = {"4.(3)", "0.(5)", "0.7(2)", "0.7", "0.4(7)"})
  void otherGamesWithSplittingAreLeftAlone(String code) {
    assertThat(TameNim.find(TakeAndBreak.of(code))).isEmpty();
  }

  @Test
  void everySubtractionGameIsSolved() {
    Random random = new Random(3);
    for (int i = 0; i < 60; i++) {
      StringBuilder code = new StringBuilder("0.");
      int length = 1 + random.nextInt(6);
      for (int k = 0; k < length; k++) {
        code.append(random.nextBoolean() ? '3' : '0');
      }
      if (random.nextBoolean()) {
        code.append('(').append(random.nextBoolean() ? "03" : "003").append(')');
      } else {
        code.append('3');
      }
      TakeAndBreak rules = TakeAndBreak.of(code.toString());
      TameNim found = TameNim.find(rules).orElseThrow();
      PlayedOut.compare(rules, 12, found::outcome);
    }
  }

  @Test
  void whatIsSolvedIsRight() {
    Random random = new Random(16);
    int solved = 0;
    for (int i = 0; i < 150; i++) {
      StringBuilder code = new StringBuilder("0.");
      for (int k = random.nextInt(5); k >= 0; k--) {
        code.append(random.nextInt(4));
      }
      code.append(random.nextBoolean() ? "(" + random.nextInt(4) + random.nextInt(4) + ")" : "1");
      TakeAndBreak rules = TakeAndBreak.of(code.toString());
      Optional<TameNim> found = TameNim.find(rules);
      solved += found.isPresent() ? 1 : 0;
      found.ifPresent(nim -> PlayedOut.compare(rules, 12, nim::outcome));
    }
    assertThat(solved).isGreaterThan(40).isLessThan(150);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.123", "0.77", "4.7", "0.312"})
  void wildGamesAndSplittingOnesAreLeftAlone(String code) {
    assertThat(TameNim.find(TakeAndBreak.of(code))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.(3)", "0.(03)", "0.0(3)", "0.(332)", "0.(2)", "0.(013)", "0.3(2)"})
  void nimValuesAreThoseOfTheRules(String code) {
    TakeAndBreak rules = TakeAndBreak.of(code);
    TameNim found = TameNim.find(rules).orElseThrow();
    int[] values = new int[400];
    for (int h = 1; h < values.length; h++) {
      boolean[] seen = new boolean[h + 2];
      rules.forEachOption(h, (parts, n) -> seen[n == 0 ? 0 : values[parts[0]]] = true);
      while (seen[values[h]]) {
        values[h]++;
      }
      assertThat(found.value(BigInteger.valueOf(h))).isEqualTo(values[h]);
    }
  }
}
