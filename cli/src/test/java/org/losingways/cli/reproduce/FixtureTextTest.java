// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.GameFormatException;

/** Fixture files are read as written, and bad ones are refused with the place. */
class FixtureTextTest {

  private static final String GOOD =
      """
      paper: Taming
      # a line for the reader
      number: Figure 1
      title: nim-values
      kind: nim-values
      game: 0.123
      correction: heap 2
        row: 1
        cell: 2
        printed: 7
        right: 0
        why: the only move empties the heap of one

      #  | 1 | 2 | 3
      0+ | 1 | 0 | 2
      3+ | 2 |   | 0
      """;

  @Test
  void readsSettingsRowsAndCorrections() {
    Fixture fixture = FixtureText.parse("x.txt", GOOD);
    assertThat(fixture.paper()).isEqualTo("Taming");
    assertThat(fixture.number()).isEqualTo("Figure 1");
    assertThat(fixture.settings()).containsOnlyKeys("game").containsEntry("game", "0.123");
    assertThat(fixture.rows())
        .containsExactly(Fixture.Row.of("0+", "1", "0", "2"), Fixture.Row.of("3+", "2", "", "0"));
    assertThat(fixture.corrections())
        .containsExactly(
            new Correction(
                "heap 2",
                new Correction.Entry(1, 2),
                "7",
                "0",
                "the only move empties the heap of one"));
    assertThat(fixture.isSlow()).isFalse();
  }

  @Test
  void aMisprintCanBePutBack() {
    Fixture fixture = FixtureText.parse("x.txt", GOOD);
    assertThat(fixture.asPrinted(fixture.corrections().get(0)).orElseThrow().rows().get(0))
        .isEqualTo(Fixture.Row.of("0+", "1", "7", "2"));
  }

  @Test
  void theQuestionsDoNotHoldTheAnswers() {
    Problem problem = Problem.of(FixtureText.parse("x.txt", GOOD), new Workshop());
    assertThat(problem.questions())
        .isEqualTo(List.of(new Question(problem, "0+", 3), new Question(problem, "3+", 3)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "paper: Taming; ; no line 'paper",
        "kind: nim-values; kind:; line 5",
        "game: 0.123; game 0.123; line 6",
        "game: 0.123; title: again; one line 'title'",
        "  printed: 7; ; no line 'printed",
        "  printed: 7; '  prnted: 7'; line 10",
        "  printed: 7; '  printed: 0'; corrects nothing",
        "  right: 0; '  right: 1'; but the table says 0",
        "  cell: 2; '  cell: 9'; but the table says nothing",
        "  row: 1; '  row: 3'; but the table says nothing",
        "  row: 1; '  row: one'; not one",
        "0+ | 1 | 0 | 2; 0+; line 15",
        "0+ | 1 | 0 | 2; ' | 1'; line 15",
        "3+ | 2 |   | 0; 0+ | 1; not two",
      })
  void refusesABadFileWithThePlace(String line, String instead, String message) {
    String bad = GOOD.replace(line, instead == null ? "# nothing" : instead);
    assertThat(bad).isNotEqualTo(GOOD);
    assertThatThrownBy(() -> FixtureText.parse("x.txt", bad))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining(message);
  }

  @Test
  void refusesAFileWithoutRows() {
    String bad = GOOD.substring(0, GOOD.indexOf("\n\n"));
    assertThatThrownBy(() -> FixtureText.parse("x.txt", bad))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("x.txt has no rows");
  }

  @Property
  void anyTextIsAFixtureOrRefused(@ForAll String text) {
    try {
      assertThat(FixtureText.parse("x.txt", text).rows()).isNotEmpty();
    } catch (GameFormatException e) {
      assertThat(e).hasMessageStartingWith("x.txt");
    }
  }

  @Property
  void aDamagedFileIsAFixtureOrRefused(@ForAll int place, @ForAll char damage) {
    int at = Math.floorMod(place, GOOD.length());
    String text = GOOD.substring(0, at) + damage + GOOD.substring(at + 1);
    try {
      assertThat(FixtureText.parse("x.txt", text).rows()).isNotEmpty();
    } catch (GameFormatException e) {
      assertThat(e.getMessage()).isNotBlank();
    }
  }
}
