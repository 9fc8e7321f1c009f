// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

class DistinguishCommandTest {

  @Test
  void aPositionThatTellsThemApart() {
    Typed json = misere("distinguish", "0.123", "4+4", "6", "--json");
    assertThat(json.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(json.out().strip()).isEqualTo("{\"game\":\"0.123\",\"equal\":false,\"by\":[8,9]}");
    Typed text = misere("distinguish", "0.123", "4+4", "6");
    assertThat(text.said())
        .contains("4+4 and 6 are distinguished by 9+8: 9+8+4+4 is a P-position of value bd")
        .contains("9+8+6 is an N-position");
    assertThat(misere("distinguish", "0.123", "1", "2").out()).contains("have different outcomes");
  }

  @Test
  void orTheReasonWhyThereIsNone() {
    Typed text = misere("distinguish", "0.123", "6", "9+9");
    text.assertAnswer().contains("both have the value d²").contains("heap 9 is d");
    assertThat(misere("distinguish", "0.123", "6", "11", "--json").out().strip())
        .isEqualTo("{\"game\":\"0.123\",\"equal\":true,\"by\":null}");
  }

  @Test
  void otherGamesTellMore() {
    Typed text = misere("distinguish", "0.123", "6", "11", "--global");
    text.assertAnswer().contains("distinguished by the game");
    assertThat(
            misere("distinguish", "0.123", "1", "5", "--global", "--json")
                .json()
                .get("equal")
                .asBoolean())
        .isTrue();
  }

  @Test
  void aPartialQuotientSaysSo() {
    Typed typed = misere("distinguish", "0.07", "2", "3", "--max-heap", "10", "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.json().get("verifiedTo").asInt()).isEqualTo(10);
  }

  @Test
  void limitsAreThoseOfTheSolver() {
    Typed typed = misere("distinguish", "0.123", "4+4", "6", "--max-heap", "8", "--json");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.json().get("equal").asBoolean()).isTrue();
    assertThat(typed.json().get("verifiedTo").asInt()).isEqualTo(8);
    Typed small = misere("distinguish", "0.123", "4+4", "6", "--max-order", "12", "--json");
    assertThat(small.json().get("verifiedTo").asInt()).isEqualTo(8);
  }

  @Test
  void badInputGetsOneSentence() {
    for (String[] args :
        List.of(
            new String[] {"distinguish", "0.123", "4"},
            new String[] {"distinguish", "0.123", "4", "x"})) {
      misere(args).assertRefused();
    }
  }

  @Test
  void aLimitIsNoBadInput() {
    Typed typed = misere("distinguish", "0.07", "900", "4", "--max-heap", "20");
    assertThat(typed.status()).isEqualTo(ExitStatus.NO);
    assertThat(typed.err()).hasLineCount(1).contains("raise --time-limit, or use smaller heaps");
  }
}
