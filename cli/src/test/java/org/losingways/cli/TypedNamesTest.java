// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who types the name of a game reads it again, with its code. */
class TypedNamesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GAME",
        "outcome GAME 5 3",
        "rules GAME",
        "structure GAME",
        "genus GAME",
        "nim GAME",
        "pretend GAME",
        "sibert-conway GAME",
        "frisky GAME --count 2 --max-heap 9",
        "distinguish GAME 1 1",
        "compare GAME GAME",
      })
  void theNameComesWithTheCode(String line) {
    assertThat(out(line, "kayles")).contains("Kayles (0.77)");
  }

  @Test
  void anotherNameIsUnderstoodAndACodeStaysACode() {
    assertThat(out("nim GAME", "Rip-van-Winkle")).startsWith("Kayles (0.77)  nim-values");
    assertThat(out("nim GAME", "0.77")).startsWith("0.77  Kayles  nim-values");
    assertThat(out("outcome GAME 5 3", "0.77")).startsWith("5+3 in 0.77\n");
  }

  private static String out(String line, String game) {
    return Typed.misere(line.replace("GAME", game).split(" ")).out();
  }

  @Test
  void aCodeThatIsANameIsNotRepeated() {
    Typed.misere("outcome", "notakto", "X../.../...").assertAnswer().contains(" in notakto\n");
  }

  @Test
  void jsonHasTheCode() {
    assertThat(Typed.misere("outcome", "kayles", "5", "3", "--json").json().get("game").asString())
        .isEqualTo("0.77");
  }

  @Test
  void theTableIsAnnouncedByName() {
    Typed.play("quit\n", "kayles", "5").assertAnswer().startsWith("Kayles (0.77), ");
  }
}
