// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SpellingTest {

  private static List<String> near(String typed) {
    return Spelling.near(typed, Stream.of("kayles", "guiles", "outcome", "nim", "treblecross"));
  }

  @Test
  void aLetterLeftOutAddedChangedOrSwapped() {
    assertThat(near("kayls")).containsExactly("kayles");
    assertThat(near("kaylees")).containsExactly("kayles");
    assertThat(near("Keyles")).containsExactly("kayles");
    assertThat(near("kaylse")).containsExactly("kayles");
    assertThat(near("treblcros")).containsExactly("treblecross");
  }

  @Test
  void onlyTheNearest() {
    assertThat(Spelling.near("kayle", Stream.of("kayles", "gayle", "outcome")))
        .containsExactly("kayles", "gayle");
    assertThat(Spelling.near("kayles", Stream.of("gayles", "kayles"))).containsExactly("kayles");
  }

  @Test
  void whatIsFarIsNotSuggested() {
    assertThat(near("xyz")).isEmpty();
    assertThat(near("no")).isEmpty();
    assertThat(near("")).isEmpty();
  }

  @Test
  void partOfAWord() {
    assertThat(near("treble")).containsExactly("treblecross");
    assertThat(near("CROSS")).containsExactly("treblecross");
    assertThat(near("Gui'les")).containsExactly("guiles");
    assertThat(near("le")).isEmpty();
  }

  @Test
  void theReaderAsks() {
    assertThatThrownBy(() -> GameReader.of("kayls"))
        .hasMessageStartingWith("'kayls' is not a game; did you mean kayles? Write a code like");
    assertThatThrownBy(() -> GameReader.of("daws0ns-chess/0.07"))
        .hasMessageContaining("did you mean dawsons-chess?");
    assertThatThrownBy(() -> GameReader.of("Dawson's"))
        .hasMessageContaining("; did you mean dawsons-kayles or dawsons-chess? Write");
    assertThatThrownBy(() -> GameReader.of("nothing-like-it"))
        .hasMessageStartingWith("'nothing-like-it' is not a game: write a code like");
  }
}
