// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MakingCommandTest {

  private static Optional<String> command(String paper, String number) {
    Fixture fixture =
        new FixtureChoice(Optional.of(paper), Optional.of(number)).from(Fixtures.all()).get(0);
    return MakingCommand.of(fixture.kind(), Problem.of(fixture, new Workshop()));
  }

  @Test
  void aCommandForATable() {
    assertThat(command("Pretending", "Table 1")).contains("misere nim 0.123");
    assertThat(command("Advances", "Figure 23")).contains("misere genus 0.123 --pairs 9");
    assertThat(command("Taming", "§8.1"))
        .contains("misere structure 0.123 --generators x=1,z=3,a=8,b=9 --word-order shortlex");
  }

  @Test
  void mostTablesHaveOne() {
    List<Fixture> all = Fixtures.all();
    TreeMap<String, Boolean> kinds =
        all.stream()
            .collect(
                Collectors.toMap(
                    Fixture::kind,
                    f -> MakingCommand.of(f.kind(), Problem.of(f, new Workshop())).isPresent(),
                    (a, b) -> a && b,
                    TreeMap::new));
    long without = all.stream().filter(f -> !kinds.get(f.kind())).count();
    assertThat(without).as("tables without a command: %s", kinds).isLessThan(all.size() / 6);
  }
}
