// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losingways.genus.Genus;

/** docs/misprints.csv lists what the fixtures correct, in the same order. */
class MisprintsTest {

  @Test
  void theFileListsTheCorrectionsOfTheFixtures() throws IOException {
    List<String> expected = new ArrayList<>();
    for (Fixture fixture : Fixtures.all()) {
      for (Correction c : fixture.corrections()) {
        expected.add(
            Stream.of(
                    fixture.paper(),
                    fixture.number() + ": " + c.where(),
                    c.printed(),
                    c.right(),
                    c.why())
                .map(cell -> '"' + cell.replace("\"", "\"\"") + '"')
                .collect(Collectors.joining(",")));
      }
    }
    List<String> listed =
        Files.readAllLines(Path.of("..", "docs", "misprints.csv")).stream().skip(1).toList();
    assertThat(listed).containsExactlyElementsOf(expected);
  }

  /** What the slides print, and beside it genera that are much like it. */
  @Test
  void noGameHasTheWildGeneraOfTheSlides() {
    assertThatThrownBy(() -> Genus.of(5, 0, 6, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Genus.of(4, 4, 6, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Genus.of(4, 1, 4, 6)).hasToString("4^146");
    assertThat(Genus.of(2, 1, 4, 2, 0)).hasToString("2^1420");
  }
}
