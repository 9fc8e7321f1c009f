// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;

/** {@code --ascii}: whatever a command prints is ASCII, except JSON and files. */
class AsciiOutputTest {

  static Stream<String> commands() {
    return Stream.concat(
        Misere.SUBCOMMANDS.stream().map(command -> command.name() + " --help"),
        Stream.of(
            "--help",
            "help outcome",
            "0.123",
            "solve kayles",
            "solve 0.75 --max-heap 5 --partial",
            "solve 4.7",
            "solve nim",
            "solve 0.7/0.07",
            "solve cram:2x3",
            "structure 0.123",
            "structure 4.7",
            "structure 0.7/0.07",
            "structure nim",
            "reduce 0.123 b5 c3",
            "genus 0.123",
            "genus 0.07 --max-heap 30",
            "nim kayles",
            "form {2+,0}",
            "form 0.123 9 --tree",
            "pretend 0.123",
            "sibert-conway 0.77",
            "frisky 0.123 --count 2 --max-heap 9",
            "distinguish 0.123 8 9",
            "compare 0.123 0.3 --time-limit 2s",
            "compare 0.7/0.07 2 1",
            "inverse 0.7/0.07 2",
            "outcome 0.123 9 8 5 3 --explain",
            "outcome 0.7/0.07 3 2",
            "outcome nim 5 3",
            "games",
            "rules 0.123",
            "rules 0.7/0.07",
            "rules dawson's-kayles",
            "explain misère quotient",
            "explain",
            "check ../docs/results/infinite/0.76-12.json",
            "quotients --order 6",
            "monoid <a,b|a2=1,b3=b>",
            "reproduce misprints",
            "gauges 0.176",
            "export 0.123 --format nonsense",
            "solve Käse",
            "solve 0.9x",
            "outcome 0.123 −3"));
  }

  private static void assertAscii(Typed typed) {
    assertThat(typed.out() + typed.err())
        .isNotEmpty()
        .satisfies(
            text ->
                assertThat(text.lines().filter(l -> l.chars().anyMatch(c -> c > 126))).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyByteIsAscii(String line) {
    assertAscii(Typed.misere((line + " --ascii").split(" ")));
  }

  @Test
  void theOptionMayComeFirst() {
    Typed typed = Typed.misere("--ascii", "0.123");
    typed.assertAnswer().contains("=== Misere play of 0.123 is solved ===", "with a = Phi(1)");
    assertAscii(typed);
  }

  @Test
  void aLocaleCanAskForIt() {
    Typed typed = Typed.on(Terminal.NONE.inAscii(), "0.123");
    assertThat(typed).isEqualTo(Typed.misere("0.123", "--ascii"));
  }

  @Test
  void gamesThatArePlayedAreAscii() {
    assertAscii(Typed.play("hint\nwhy\n3\nquit\n", "0.7/0.07", "5", "3", "--ascii"));
    assertAscii(Typed.play("moves\nhint\nquit\n", "beans", "--ascii"));
  }

  @Test
  void tablesStayAligned() {
    Typed.misere("0.123", "--ascii")
        .assertAnswer()
        .contains(
            """
            Phi:
                    1    2  3  4  5
                0+  a    1  b  b  a
                5+  d^2  1  c  d  a
               10+  d^2  1  c  d  a
                ...
            """);
    List<String> elements =
        Typed.misere("structure", "0.123", "--ascii")
            .out()
            .lines()
            .dropWhile(line -> !line.contains("element"))
            .takeWhile(line -> !line.isBlank())
            .toList();
    assertThat(elements).hasSizeGreaterThan(20);
    int column = elements.get(0).indexOf("element");
    assertThat(elements)
        .allSatisfy(line -> assertThat(line.substring(column - 1)).as(line).matches(" \\S.*"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rules 0.123 --json",
        "outcome 0.123 9 8 5 3 --json",
        "games --json",
        "export 0.123 --format latex",
        "draw 0.123 --what phi -o -",
        "completion"
      })
  void whatProgramsReadIsTheSame(String line) {
    Typed typed = Typed.misere((line + " --ascii").split(" "));
    assertThat(typed.status()).isEqualTo(ExitStatus.ANSWER);
    assertThat(typed.out()).isEqualTo(Typed.misere(line.split(" ")).out());
  }

  @Test
  void batchesAreAscii(@TempDir Path folder) throws Exception {
    Path positions = folder.resolve("positions.txt");
    Files.writeString(positions, "9 8 5 3\n9\n");
    Typed typed = Typed.misere("outcome", "0.123", "--batch", positions.toString(), "--ascii");
    typed.assertAnswer().contains("9+8+5+3  N  ad").contains("->");
    assertAscii(typed);
    Typed json =
        Typed.misere("outcome", "0.123", "--batch", positions.toString(), "--ascii", "--json");
    json.assertAnswer().startsWith("{\"game\":\"0.123\"");
  }
}
