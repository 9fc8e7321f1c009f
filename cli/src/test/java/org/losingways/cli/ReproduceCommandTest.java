// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.cli.command.ReproduceCommand;
import org.losingways.cli.reproduce.Fixture;
import org.losingways.cli.reproduce.Fixtures;
import org.losingways.cli.terminal.CtrlC;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

class ReproduceCommandTest {

  @Test
  void oneLineATableAndASummary() {
    Typed typed = misere("reproduce", "--paper", "pretending", "--only", "Figure 12");
    assertThat(typed.status()).isZero();
    assertThat(typed.err()).isEmpty();
    assertThat(typed.out().lines())
        .containsExactly(
            "Pretending  Figure 12                 genus values of 0.123: match",
            "",
            "1 table, 21 entries: all match.");
  }

  @Test
  void misprintsAreCountedAndShownOnRequest() {
    String[] figure = {"reproduce", "--only", "Table 3"};
    assertThat(misere(figure).out()).contains("1 misprint").doesNotContain("0^12,");
    assertThat(misere("reproduce", "--only", "Table 3", "--verbose").out())
        .contains("h8 + h8: printed 0^12, right 0^120;");
  }

  @Test
  void jsonHoldsEachTable() {
    Typed typed = misere("reproduce", "--only", "62", "--json");
    assertThat(typed.status()).isZero();
    JsonNode node = typed.json();
    assertThat(node.get("match").asBoolean()).isTrue();
    assertThat(node.get("tables")).hasSize(1);
    JsonNode table = node.get("tables").get(0);
    assertThat(table.get("paper").asString()).isEqualTo("Pretending");
    assertThat(table.get("number").asString()).isEqualTo("Figure 62");
    assertThat(table.get("match").asBoolean()).isTrue();
    assertThat(table.get("entries").asInt()).isEqualTo(15);
    assertThat(table.get("differences")).isEmpty();
    assertThat(table.get("corrections").get(0).get("printed").asString()).isEqualTo("0");
    assertThat(node.get("leftOut")).isEmpty();
  }

  @Test
  void whatTakesLongIsLeftOutUnlessAskedFor() {
    Typed typed = misere("reproduce", "--only", ".376");
    typed.assertAnswer().contains("skipped because it takes long").contains("--slow");
    assertThat(misere("reproduce", "--only", ".376", "--json").json().get("leftOut")).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "12, 1",
    "Fig. 12, 1",
    "figure 12, 1",
    "4, 2",
    "§7.2, 1",
    "7.2, 1",
    "Table 2, 2",
  })
  void tablesAreChosenByWholeWordsOfTheirNumber(String number, int tables) {
    Typed typed = misere("reproduce", "--paper", "pre", "--only", number, "--json");
    assertThat(typed.json().get("tables")).hasSize(tables);
  }

  @ParameterizedTest
  @CsvSource({
    "--paper, Winning Ways, 'the papers are Pretending, Advances, Taming, Slides'",
    "--paper, '', the papers are",
    "--only, Figure 1000, numbers are written like 12",
    "--only, '', numbers are written like 12",
  })
  void anUnknownPaperOrNumberIsOneSentence(String option, String value, String hint) {
    Typed typed = misere("reproduce", option, value);
    typed.assertRefused().contains(hint);
  }

  @Test
  void differencesAreShownTheFirstFewAndTheExitStatusIsOne() {
    Fixture right =
        Fixtures.all().stream()
            .filter(f -> f.file().equals("pretending/figure-12.txt"))
            .findFirst()
            .orElseThrow();
    List<Fixture.Row> rows =
        right.rows().stream()
            .map(r -> new Fixture.Row(r.label(), Collections.nCopies(r.cells().size(), "2^20")))
            .toList();
    Fixture wrong =
        new Fixture(
            right.file(),
            right.paper(),
            right.number(),
            right.title(),
            right.kind(),
            right.settings(),
            rows,
            List.of());
    StringWriter out = new StringWriter();
    CommandLine command = Misere.commandLine(Terminal.NONE);
    command.addSubcommand("again", new ReproduceCommand(() -> List.of(right, wrong)));
    command.setOut(new PrintWriter(out));
    assertThat(command.execute("again")).isEqualTo(ExitStatus.NO);
    assertThat(out.toString().lines())
        .contains(
            "Pretending  Figure 12                 genus values of 0.123: match",
            "Pretending  Figure 12                 genus values of 0.123: 19 different",
            "    0+, 1: 2^20 in the table, 1^031 computed",
            "    and 14 more",
            "2 tables, 42 entries: 1 table differs.");
  }

  @Test
  void progressIsShownOnATerminalOnly() {
    Terminal terminal = new Terminal(false, true, 80);
    CtrlC.Interrupted<Typed> typed =
        CtrlC.whenProgressShows(
            "", 50, () -> Typed.on(terminal, "reproduce", "--paper", "pretending"));
    assertThat(typed.progress())
        .containsPattern("\\d+ of \\d+  Pretending \\S+")
        .endsWith("\u001b[K");
    assertThat(misere("reproduce", "--paper", "taming", "--only", "2").err()).isEmpty();
  }
}
