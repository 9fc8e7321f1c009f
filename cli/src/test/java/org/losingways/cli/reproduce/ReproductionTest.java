// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.game.GameFormatException;
import org.losingways.show.answer.ReproduceAnswer.Difference;
import org.losingways.show.answer.ReproduceAnswer.Table;

/** The papers' tables come out of the library, and what does not is noticed. */
@Tag("published")
class ReproductionTest {

  private static final Workshop WORKSHOP = new Workshop();

  static Stream<Named<Fixture>> fixtures() {
    return Fixtures.all().stream().filter(f -> !f.isSlow()).map(f -> Named.of(f.file(), f));
  }

  static Stream<Arguments> corrections() {
    return fixtures()
        .map(Named::getPayload)
        .flatMap(
            f ->
                f.corrections().stream()
                    .filter(c -> f.asPrinted(c).isPresent())
                    .map(c -> Arguments.of(Named.of(f.file(), f), Named.of(c.where(), c))));
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void theTableComesOut(Fixture fixture) {
    Table reproduction = Reproduction.of(fixture, WORKSHOP, false);
    assertThat(reproduction.differences()).isEmpty();
    assertThat(reproduction.entries()).isPositive();
  }

  @ParameterizedTest
  @MethodSource("corrections")
  void theMisprintIsOne(Fixture fixture, Correction correction) {
    Fixture printed = fixture.asPrinted(correction).orElseThrow();
    assertThat(Reproduction.of(printed, WORKSHOP, false).differences()).isNotEmpty();
  }

  @Test
  void mostCorrectionsSayWhichEntryTheyAreAbout() {
    List<Correction> sentences =
        Fixtures.all().stream()
            .flatMap(f -> f.corrections().stream())
            .filter(c -> c.place() instanceof Correction.Sentence)
            .toList();
    assertThat(corrections().count()).isGreaterThan(4L * sentences.size());
  }

  @Test
  void anAlteredEntryIsADifference() {
    Fixture figure = fixture("pretending/figure-12.txt");
    Fixture altered = withCell(figure, 1, 2, "2^20");
    assertThat(Reproduction.of(altered, WORKSHOP, false).differences())
        .containsExactly(new Difference("5+, 3", "2^20", "2^1420"));
  }

  /**
   * Words are compared as elements, which must not make everything alike: one entry in each row.
   */
  @Test
  void anAlteredEntryAboutAQuotientIsADifference() {
    List<Fixture> quotients =
        Fixtures.all().stream().filter(f -> f.settings().containsKey("names")).toList();
    assertThat(quotients).hasSizeGreaterThan(40);
    for (Fixture table : quotients) {
      for (int row = 0; row < table.rows().size(); row++) {
        List<String> cells = table.rows().get(row).cells();
        int cell = row % cells.size();
        if (!cells.get(cell).isEmpty()) {
          Fixture altered = withCell(table, row, cell, cells.get(cell).equals("1") ? "0" : "1");
          assertThat(Reproduction.of(altered, WORKSHOP, false).differences())
              .as(table.file() + ", row " + (row + 1))
              .hasSize(1);
        }
      }
    }
  }

  @Test
  void aMissingAndAnInventedRowOfAListAreDifferences() {
    Fixture figure = fixture("pretending/figure-39.txt");
    List<Fixture.Row> rows = new ArrayList<>(figure.rows());
    rows.set(1, Fixture.Row.of("0.122", "wild"));
    assertThat(Reproduction.of(withRows(figure, rows), WORKSHOP, false).differences())
        .containsExactlyInAnyOrder(
            new Difference("0.122", "wild", "nothing"), new Difference("0.123", "nothing", "wild"));
  }

  @Test
  void anEmptyEntryIsNotCompared() {
    Fixture figure = fixture("pretending/figure-12.txt");
    Table whole = Reproduction.of(figure, WORKSHOP, false);
    Table less = Reproduction.of(withCell(figure, 0, 0, ""), WORKSHOP, false);
    assertThat(less.match()).isTrue();
    assertThat(less.entries()).isEqualTo(whole.entries() - 1);
  }

  @Test
  void anUnknownKindIsRefused() {
    Fixture figure = fixture("pretending/figure-12.txt");
    Fixture odd =
        new Fixture(
            figure.file(),
            figure.paper(),
            figure.number(),
            figure.title(),
            "horoscope",
            figure.settings(),
            figure.rows(),
            List.of());
    assertThatThrownBy(() -> Reproduction.of(odd, WORKSHOP, false))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("horoscope")
        .hasMessageContaining("genus-table");
  }

  @Test
  void noTwoTablesHaveTheSameName() {
    assertThat(Fixtures.all().stream().map(f -> f.paper() + " " + f.number()))
        .doesNotHaveDuplicates();
  }

  private static Fixture fixture(String file) {
    return Fixtures.all().stream().filter(f -> f.file().equals(file)).findFirst().orElseThrow();
  }

  private static Fixture withCell(Fixture fixture, int row, int cell, String text) {
    List<Fixture.Row> rows = new ArrayList<>(fixture.rows());
    List<String> cells = new ArrayList<>(rows.get(row).cells());
    cells.set(cell, text);
    rows.set(row, new Fixture.Row(rows.get(row).label(), cells));
    return withRows(fixture, rows);
  }

  private static Fixture withRows(Fixture f, List<Fixture.Row> rows) {
    return new Fixture(
        f.file(), f.paper(), f.number(), f.title(), f.kind(), f.settings(), rows, f.corrections());
  }
}
