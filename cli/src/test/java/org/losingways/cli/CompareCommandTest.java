// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

class CompareCommandTest {

  @Test
  void aNimHeapByParity() {
    misere("compare", "0.13", "0.12")
        .assertAnswer()
        .contains("with the nim-heap 1 added\nif n is even; proved for all n.");
    assertThat(misere("compare", "0.51", "0.5", "--json").out())
        .contains("\"parity\":{\"added\":\"even\"}");
  }

  @Test
  void rearrangedHeaps() {
    Typed typed = misere("compare", "0.123", "0.1331");
    typed
        .assertAnswer()
        .contains("of order 20, are isomorphic: a to a")
        .contains("  heap 5k+2 of 0.123 equals heap 5k+5 of 0.1331");
    assertThat(misere("compare", "0.1032", "0.1033", "--json").json().get("columns").toString())
        .isEqualTo("[3,2,1,7,6,5,4]");
  }

  @Test
  void shiftedHeapsAndCousins() {
    assertThat(misere("compare", "0.123", "0.1321").out())
        .contains("heap n of 0.123 equals heap n+1 of 0.1321");
    Typed cousins = misere("compare", "0.07", "0.137", "--max-heap", "12");
    assertThat(cousins.said()).contains("has the options of heap n−1 of 0.137");
  }

  @Test
  void differentGames() {
    Typed typed = misere("compare", "0.123", "0.77");
    typed.assertNo().contains("different: 0.123 has order 20");
    Typed json = misere("compare", "0.123", "0.77", "--json");
    assertThat(json.json().get("isomorphic").asBoolean()).isFalse();
    assertThat(json.json().get("shift").isNull()).isTrue();
  }

  @Test
  void leastWeightsDecideBetweenFamilies() {
    Typed shifted = misere("compare", "4.754", "0.754");
    assertThat(shifted.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(shifted.said())
        .contains("isomorphic: a to a, b to b, x₃ to x₃")
        .contains("heap n of 4.754 equals heap n of 0.754");
    // In 4.16 the exceptional sign is 1, in 0.26 it is 0: odd weights change their signs.
    assertThat(misere("compare", "4.16", "0.26").said()).contains("b to ab, x₃ to x₃, x₅ to ax₅");
    Typed other = misere("compare", "4.7", "0.26");
    assertThat(other.status()).isEqualTo(ExitStatus.NO);
    assertThat(other.said()).contains("4.7 has").contains("4 for 5").contains("3 for 5");
    assertThat(misere("compare", "4.7", "0.26", "--json").json().get("isomorphic").asBoolean(true))
        .isFalse();
  }

  @Test
  void endlessInfiniteAndFiniteQuotientsAreDifferent() {
    assertThat(misere("compare", "4.7", "0.(3)").out()).contains("different").contains("T∞");
    assertThat(misere("compare", "0.77", "4.7").said())
        .contains("0.77 has order 40")
        .contains("4.7 one that is not finitely generated.");
    assertThat(misere("compare", "0.(3)", "0.2(3)").out()).contains("are isomorphic: a to a");
  }
}
