// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.losingways.cli.terminal.ExitStatus;

/** {@code form}, {@code compare} and {@code inverse} with {@code --universe}. */
class UniverseCommandsTest {

  private static String answer(int status, String... args) {
    Typed typed = Typed.misere(args);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.status()).isEqualTo(status);
    return typed.out();
  }

  /** No form but 0 has an inverse modulo all games; 1 has one modulo dead-ending games. */
  @Test
  void inversesOfForms() {
    assertThat(answer(ExitStatus.NO, "inverse", "1", "--universe", "all"))
        .contains("1 has no inverse modulo all games.");
    assertThat(answer(ExitStatus.ANSWER, "inverse", "1", "--universe", "dead-ending"))
        .contains(
            "The inverse of 1 is -1 modulo all dead-ending games, which equals its conjugate.");
    assertThat(answer(ExitStatus.ANSWER, "inverse", "*", "--universe", "dicot", "--json"))
        .contains("\"universe\":\"dicot\"", "\"inverse\":\"*\"");
  }

  @Test
  void comparisons() {
    assertThat(answer(ExitStatus.ANSWER, "compare", "1 + -1", "0", "--universe", "dead-ending"))
        .contains(" = 0  in the context of all dead-ending games");
    assertThat(answer(ExitStatus.NO, "compare", "*", "0", "--universe", "dicot"))
        .contains("* ∥ 0", "because with");
    assertThat(answer(ExitStatus.ANSWER, "form", "*+*", "--universe", "dicot"))
        .startsWith("0\n")
        .contains("Modulo:        all dicots\n", "Inverse:       0\n");
  }

  @Test
  void whatIsOutsideIsRefusedInOneSentence() {
    Typed.misere("form", "{0|}", "--universe", "dicot").assertRefused().contains("is not a dicot");
    Typed.misere("compare", "{{1|}|}", "{|{1|}}", "--universe", "dead-ending")
        .assertRefused()
        .contains("is not dead-ending");
    Typed.misere("form", "*", "--universe", "0.7/0.07")
        .assertRefused()
        .contains("Canonical forms are known modulo all, dead-ending and dicot");
    Typed.misere("inverse", "1").assertRefused().contains("a form and a universe");
  }
}
