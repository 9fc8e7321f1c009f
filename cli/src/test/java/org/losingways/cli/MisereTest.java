// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** What holds for every subcommand. */
class MisereTest {

  static Stream<String> commands() {
    return Misere.commandLine(Terminal.NONE).getSubcommands().entrySet().stream()
        .filter(e -> !e.getValue().getCommandSpec().usageMessage().hidden())
        .map(java.util.Map.Entry::getKey)
        .filter(name -> !name.equals("help"));
  }

  static Stream<String> examples() {
    return commands().flatMap(MisereTest::examplesOf);
  }

  private static Stream<String> examplesOf(String name) {
    CommandLine command = Misere.commandLine(Terminal.NONE).getSubcommands().get(name);
    return Arrays.stream(command.getCommandSpec().usageMessage().footer())
        .map(String::strip)
        .filter(line -> line.startsWith("misere "))
        // These name a file that the reader has and this test has not.
        .filter(
            line ->
                !line.startsWith("misere check ")
                    && !line.matches(".* --(batch|from) .*|misere export --certificate .*"))
        // Its examples wait for somebody to play against; it has a test of its own.
        .filter(line -> !line.startsWith("misere play "))
        // Their examples need a store with games in it, or fill one for minutes, or need the
        // program
        // for pages; they have tests of their own.
        .filter(line -> !line.matches("misere (atlas|census|site|store)( .*)?"))
        // Its examples go on until somebody presses ctrl-C.
        .filter(line -> !line.startsWith("misere serve"));
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasHelpWithAnExampleAndSpeaksJson(String name) {
    Typed help = misere(name, "--help");
    help.assertAnswer().contains("Usage: misere " + name).contains("Examples:").contains("--json");
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleInTheHelpRuns(String line, @TempDir Path written) {
    String[] words = words(line);
    for (int i = 1; i < words.length; i++) {
      if (words[i - 1].matches("-o|--theory")) {
        words[i] = written.resolve(words[i]).toString();
      }
    }
    Typed typed = misere(words);
    assertThat(typed.err()).isEmpty();
    assertThat(typed.status()).isBetween(ExitStatus.ANSWER, ExitStatus.NO);
    assertThat(typed.out()).isNotBlank();
    if (!line.matches(".*(--json|--csv|--svg|--format).*|misere (survey|completion).*")) {
      typed.assertFits(80);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void helpFitsTheTerminal(String name) {
    for (int width : new int[] {60, 80, 100}) {
      Typed help = Typed.on(new Terminal(false, false, width), name, "--help");
      // An example is typed as it stands, in one line.
      String text =
          help.out()
              .lines()
              .filter(l -> !l.startsWith("  misere "))
              .reduce("", (a, b) -> a + "\n" + b);
      new Typed(help.status(), text, "").assertFits(width);
    }
  }

  @Test
  void whatAWordMeansStandsBesideItInHelp() {
    assertThat(misere("store", "--help").out())
        .containsSubsequence(
            "ACTION is\n",
            "  list           the games, or those",
            "\n  show GAME      everything about one game",
            "\n                 proof into a file\n",
            "\n  merge FILE     verify another store");
  }

  /**
   * The words of an example, without the command's name, its explanation and the shell's quotes.
   */
  private static String[] words(String line) {
    String command = line.split("  +", 2)[0].substring("misere ".length());
    return Arrays.stream(command.split(" ")).map(w -> w.replace("'", "")).toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "rules",
        "rules --no-such-option 0.3",
        "rules 0.3 0.4",
        "rules 1.3",
        "rules 0.3x",
        "rules 0.()",
        "rules nobody",
        "rules 0.77 --options 99999999999999999999",
        "rules 0.77 --options 1000",
        "rules sub(0)",
        "rules sub(1,,2)",
        "rules 0.(3",
        "rules ."
      })
  void badInputGetsOneSentenceAndStatusTwo(String line) {
    Typed typed = misere(line.isEmpty() ? new String[0] : line.split(" "));
    typed.assertRefused();
  }

  @Test
  void subcommandsAreListedUnderTheirNames() {
    assertThat(Misere.SUBCOMMANDS)
        .allSatisfy(
            each ->
                assertThat(each.type().getAnnotation(Command.class).name()).isEqualTo(each.name()));
  }

  @Test
  void theStoreIsGotReadyForCommandsThatUseIt() {
    CommandLine all = Misere.commandLine(Terminal.NONE);
    assertThat(Misere.KEEPING)
        .allSatisfy(
            name ->
                assertThat(all.getSubcommands().get(name).getCommandSpec().optionsMap())
                    .containsKey("--no-store"));
  }

  @Test
  void aClosedPipeIsNoticed() {
    Writer closed =
        new Writer() {
          @Override
          public void write(char[] text, int from, int length) throws IOException {
            throw new IOException("Broken pipe");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();
    int status = Misere.run(Terminal.NONE, new PrintWriter(closed), new PrintWriter(err), "games");
    assertThat(status).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(err.toString().strip().lines()).hasSize(1);
  }

  /** Of text and of pictures alike. */
  @Tag("process")
  @ParameterizedTest
  @ValueSource(strings = {"games", "draw 0.123 --what table -o -"})
  void whoeverStopsReadingHearsNoComplaint(String line) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            "sh",
            "-c",
            "\"$JAVA\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC org.losingways.cli.Misere "
                + line
                + " | true");
    builder.environment().put("JAVA", Path.of(System.getProperty("java.home"), "bin/java") + "");
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    Process process = builder.redirectErrorStream(true).start();
    assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEmpty();
  }

  @Test
  void coloursOnlyOnATerminal() {
    assertThat(misere("games").out()).doesNotContain("\u001b");
    assertThat(Typed.on(new Terminal(true, false, 80), "games").out()).contains("\u001b[1m");
  }

  @Test
  void versionAndCompletion() {
    assertThat(misere("--version").out()).matches("misere \\d+\\.\\d+\\.\\d+\\S*\\R");
    assertThat(misere("completion").out()).contains("complete -F").contains("rules");
  }

  @Test
  void helpAboutHelpHasNoSignsOfItsSource() {
    assertThat(misere("help", "--help").said())
        .contains("Usage: misere help")
        .contains("If a COMMAND is specified")
        .doesNotContain("%n");
  }

  /** Other programs take {@code @FILE} for further arguments; here it is text like any other. */
  @Test
  void anArgumentIsNeverReadFromAFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("arguments"), "--no-such-option\n");
    for (String command : commands().toList()) {
      Typed typed = misere(command, "@" + file);
      assertThat(typed.err()).as(command).isNotEmpty().doesNotContain("no-such-option");
      assertThat(typed.status()).as(command).isEqualTo(ExitStatus.BAD_INPUT);
    }
  }

  @Test
  void rulesInWordsWithCousins() {
    assertThat(misere("rules", "0.4").out())
        .contains("Take 1 bean and leave two heaps.")
        .contains("0.07")
        .contains("heap n here equals heap n−1 there")
        .contains("0.137");
    assertThat(misere("rules", "0.70", "--json").json().get("game").asString()).isEqualTo("0.7");
    assertThat(
            misere("rules", "kayles", "--options", "3", "--json").json().get("options").toString())
        .isEqualTo("[[1],[2],[1,1]]");
  }

  @Test
  void everyNamedGameIsListedOnce() {
    var games = misere("games", "--json").json().get("games");
    List<String> names = games.valueStream().map(g -> g.get("name").asString()).toList();
    assertThat(names).contains("kayles", "guiles", "dawsons-kayles", "nim").doesNotHaveDuplicates();
    assertThat(games.valueStream())
        .allSatisfy(
            g ->
                assertThat(Typed.strings(g.get("otherNames")))
                    .doesNotHaveDuplicates()
                    .doesNotContain(g.get("name").asString(), g.get("game").asString()));
  }
}
