// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.JsonNode;

/** The same words mean the same in all commands, and what is mistyped is asked about. */
class OneLanguageTest {

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "outcom 0.123 4,          did you mean outcome?",
        "kayls,                   did you mean kayles?",
        "kayls 5,                 did you mean kayles?",
        "strucure kayles,         did you mean structure?",
        "nim kayls,               did you mean kayles?",
        "outcome dawson-ches 4,   did you mean dawson-chess?",
        "abracadabra 5,           'misere games' the games.",
        "123,                     did you mean 0.123?",
        "\"0,123\",               did you mean 0.123?",
        "nim,                     'misere solve nim'",
        "draw 0.123 --what form -o x.svg, --heap 5",
      })
  void whatIsMeant(String line, String sentence) {
    misere(line.split(" ")).assertRefused().contains(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim 0.77 --heaps 30                       | nim 0.77 --max-heap 30",
        "genus 0.123 --heaps=12                    | genus 0.123 --max-heap=12",
        "frisky 0.3102 --heaps 2 --max 30          | frisky 0.3102 --count 2 --max-heap 30",
        "form 0.07 --table 12                      | form 0.07 --max-heap 12",
        "structure 0.123 --order shortlex          | structure 0.123 --word-order shortlex",
        "reduce 0.123 ab --order shortlex          | reduce 0.123 ab --word-order shortlex",
      })
  void namesOfEarlierTimesAreUnderstood(String before, String now) {
    Typed today = misere(now.strip().split(" +"));
    assertThat(today.status()).as(today.err()).isZero();
    assertThat(misere(before.strip().split(" +"))).isEqualTo(today);
  }

  /** An option that two commands have is said to be of the same kind in both. */
  @Test
  void optionsAreTheSameEverywhere() {
    List<String> said = new ArrayList<>();
    for (CommandLine command : Misere.commandLine(Terminal.NONE).getSubcommands().values()) {
      for (OptionSpec option : command.getCommandSpec().options()) {
        for (String name : option.names()) {
          if (name.matches("--max-heap|--word-order|--order|--max-order|--time-limit|-o|-q")) {
            said.add(name + " " + option.paramLabel());
          }
        }
        assertThat(option.names())
            .as(command.getCommandName())
            .doesNotContain("--heaps", "--to-heap", "--max");
      }
    }
    assertThat(said.stream().distinct())
        .containsExactlyInAnyOrder(
            "--max-heap N",
            "--word-order ORDER",
            "--order N",
            "--max-order N",
            "--time-limit TIME",
            "-o FILE",
            said.stream().filter(s -> s.startsWith("-q")).findFirst().orElseThrow());
  }

  @Test
  void allBoardsOfNotakto() {
    Typed typed = misere("nim", "notakto");
    assertThat(typed.out()).contains("All 230 boards are listed").doesNotContain("so far");
    assertThat(misere("nim", "notakto", "--json").json().get("values").size()).isEqualTo(231);
  }

  @Test
  void friskyGroupsByThePeriodOfNormalPlay() {
    assertThat(group("kayles")).isEqualTo(12);
    assertThat(group("0.07")).isEqualTo(34);
    assertThat(group("grundys-game")).isEqualTo(5);
  }

  private static int group(String game) {
    return misere("frisky", game, "--max-heap", "12", "--json").json().get("group").asInt();
  }

  @Test
  void rulesOfFormsAndGraphsAreSaid() {
    assertThat(misere("rules", "{2+,0}").said())
        .contains("{2+,0} may become nothing or 2+.", "2+ may become 2.", "1 may become nothing.");
    assertThat(misere("rules", "heptagon").said())
        .contains("vertices (there are", "N may become nothing or D.");
    assertThat(misere("rules", "digraph {A -> B}").said())
        .contains("(there is one);", "A may become nothing.");
    assertThat(misere("rules", "notakto").said())
        .contains("any number of boards (there are 230)", "--options");
    assertThat(misere("rules", "grundys-game").said()).contains("A heap of 5 may become");
  }

  @Test
  void anInverseIsDecidedByTheQuotient() {
    Typed none = misere("inverse", "0.123", "9");
    assertThat(none.status()).isOne();
    assertThat(none.said()).contains("9 has no inverse: none of the 20 values is its inverse");
    assertThat(misere("inverse", "0.123", "9", "--json").json().get("decided").asBoolean())
        .isTrue();
    assertThat(misere("inverse", "0.123", "8").said()).contains("The inverse of 8 is 8");
  }

  @Test
  void listsInJsonSayWhatRepeats() {
    JsonNode json = misere("sibert-conway", "0.123", "--json").json();
    assertThat(json.get("period").asInt()).isEqualTo(5);
    assertThat(json.get("preperiod").asInt()).isEqualTo(5);
    assertThat(misere("sibert-conway", "0.123").said())
        .contains("heaps repeat from heap 5 on, heap n+5 being equal to heap n");
    assertThat(misere("sibert-conway", "0.75").said()).doesNotContain("Dots stand for");
  }

  @Test
  void pictureOnStandardOutput(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("arms.svg");
    assertThat(misere("draw", "0.123", "--what", "cayley", "-o", file.toString()).status())
        .isZero();
    Typed typed = misere("draw", "0.123", "--what", "cayley", "-o", "-");
    assertThat(typed.out()).isEqualTo(Files.readString(file));
    assertThat(misere("draw", "0.123", "--what", "cayley", "-o", "-", "--format", "dot").out())
        .startsWith("digraph");
    misere("draw", "0.123", "--what", "cayley", "-o", "-", "--json")
        .assertRefused()
        .contains("-o FILE");
    misere("draw", "0.123", "--what", "cayley", "-o", "-", "--format", "gif")
        .assertRefused()
        .contains("The format is svg,");
  }

  @Test
  void aTableAndTheCommandThatMakesIt() {
    Typed typed = misere("reproduce", "--show", "Table 1", "--paper", "pretending");
    typed.assertAnswer().contains("  0+   1  0  2  2  1").contains("Made by: misere nim 0.123");
    Matcher made = Pattern.compile("Made by: misere (.*)").matcher(typed.out());
    assertThat(made.find()).isTrue();
    assertThat(misere(made.group(1).split(" ")).out()).contains("0+  1  0  2  2  1");
    JsonNode shown =
        misere("reproduce", "--show", "Table 1", "--paper", "pretending", "--json")
            .json()
            .at("/tables/0/shown");
    assertThat(shown.get("command").asString()).isEqualTo("misere nim 0.123");
    assertThat(shown.at("/rows/1/cells").toString()).isEqualTo("[\"0\",\"0\",\"2\",\"1\",\"1\"]");
  }
}
