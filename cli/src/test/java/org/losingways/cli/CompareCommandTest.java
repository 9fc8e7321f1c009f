// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

class CompareCommandTest {

  @Test
  void rearrangedHeaps() {
    Typed typed = misere("compare", "0.123", "0.1331");
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out())
        .contains("of order 20, are isomorphic: a to a")
        .contains("  heap 5k+2 of 0.123 is as good as heap 5k+5 of 0.1331");
    assertThat(misere("compare", "0.1032", "0.1033", "--json").json().get("columns").toString())
        .isEqualTo("[3,2,1,7,6,5,4]");
  }

  @Test
  void shiftedHeapsAndCousins() {
    assertThat(misere("compare", "0.123", "0.1321").out())
        .contains("heap n of 0.123 is as good as heap n+1 of 0.1321");
    Typed cousins = misere("compare", "0.07", "0.137", "--time-limit", "200ms");
    assertThat(cousins.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(cousins.out()).contains("has the options of heap n−1 of 0.137");
  }

  @Test
  void differentGames() {
    Typed typed = misere("compare", "0.123", "0.77");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.out()).contains("different: 0.123 has order 20");
    Typed json = misere("compare", "0.123", "0.77", "--json");
    assertThat(json.json().get("isomorphic").asBoolean()).isFalse();
    assertThat(json.json().get("shift").isNull()).isTrue();
  }
}
