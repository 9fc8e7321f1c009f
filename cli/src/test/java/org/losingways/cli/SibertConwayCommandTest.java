// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import org.junit.jupiter.api.Test;

class SibertConwayCommandTest {

  @Test
  void canapes() {
    Typed json = misere("sibert-conway", "0.75", "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(json.out().strip())
        .isEqualTo(
            "{\"game\":\"0.75\",\"PN\":[\"E(1,3)\",\"5 D(1,3)\",\"7 D(1,3)\"],\"NP\":[\"D(1,3)\"]}");
    assertThat(misere("sibert-conway", "0.75").out())
        .contains("  5 D(1,3)\n")
        .contains("fewer expressions were not found");
  }

  @Test
  void heapsThatChangeNothingAreNamed() {
    Typed typed = misere("sibert-conway", "0.123");
    assertThat(typed.out()).contains("Heaps that may be added anywhere: 2, 7, 12, …");
  }

  @Test
  void noListForAGameThatIsNotSolved() {
    Typed typed = misere("sibert-conway", "0.07", "--time-limit", "200ms");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.out()).contains("not solved within the limit");
    Typed json = misere("sibert-conway", "0.07", "--time-limit", "200ms", "--json");
    assertThat(json.json().get("PN").isNull()).isTrue();
  }
}
