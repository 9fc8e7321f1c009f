// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.CountedTime;

class QuotientsCommandTest {

  @Test
  void listsTheQuotientsOfAnOrder() {
    Typed typed = Typed.misere("quotients", "--order", "8");
    typed
        .assertAnswer()
        .contains("R8 = ⟨a, b, c | a²=1, b³=b, bc=b, c²=b²⟩")
        .contains("of {2+,3,2,0}")
        .contains("1 quotient of order 8; it is proved that there are no others.");
  }

  @Test
  void saysWhyThereAreNone() {
    assertThat(Typed.misere("quotients", "--order", "7").out())
        .contains("the order of a nontrivial quotient is even");
    assertThat(Typed.misere("quotients", "--order", "4").out()).contains("this is proved");
  }

  @Test
  void asJson() {
    Typed typed = Typed.misere("quotients", "--order", "6", "--json");
    assertThat(typed.out())
        .contains("\"complete\":true,\"count\":1")
        .contains("\"form\":\"2\"")
        .contains("\"pPortion\":[\"a\",\"b2\"]");
  }

  @Test
  void saysHowFarItCame() {
    Typed typed = Typed.misere("quotients", "--order", "20", "--time-limit", "0s");
    assertThat(typed.status()).isEqualTo(1);
    assertThat(typed.out()).contains("there may be others");
  }

  /** Whoever is stopped has time to write down the games of what he found. */
  @Test
  void writesWhatWasFoundWhenTheTimeIsOver() {
    Typed typed =
        CountedTime.during(() -> Typed.misere("quotients", "--order", "14", "--time-limit", "4s"));
    assertThat(typed.status()).isEqualTo(1);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.out()).contains("of order 14");
  }

  @Test
  void refusesOtherOrders() {
    Typed typed = Typed.misere("quotients", "--order", "100");
    assertThat(typed.status()).isEqualTo(2);
    assertThat(typed.err()).contains("from 1 to 20, not 100");
  }
}
