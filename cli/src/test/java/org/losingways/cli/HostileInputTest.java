// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Terminal;
import org.losingways.game.GameFormatException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Control characters and very long texts, in every place where a command takes something: they get
 * one sentence that no terminal obeys, and that can be read.
 */
class HostileInputTest {

  private static final int LONGEST_SENTENCE = 1100;

  private static final String OBEYED = "\u001b[31mx\u0007\r\u009b2J\u202e\n\u2028\u0000y";

  private static final List<String> HOSTILE =
      List.of(
          OBEYED,
          "x".repeat(10_000),
          "x ".repeat(5000),
          "'\u001b]0;x\u0007".repeat(1000),
          "@" + "9".repeat(9999),
          "{".repeat(10_000));

  /** What a command needs beside the hostile part to be understood. */
  private static final Map<String, String> USUAL =
      Map.ofEntries(
          Map.entry("solve", "0.123"),
          Map.entry("check", "FILE"),
          Map.entry("outcome", "0.123 3"),
          Map.entry("gauges", "4.77"),
          Map.entry("distinguish", "0.123 1 2"),
          Map.entry("play", "0.123 3"),
          Map.entry("pretend", "0.123"),
          Map.entry("sibert-conway", "0.123"),
          Map.entry("compare", "0.123 0.3"),
          Map.entry("inverse", "0.123 1"),
          Map.entry("census", "octal"),
          Map.entry("store", "list"),
          Map.entry("survey", "--digits 1"),
          Map.entry("structure", "0.123"),
          Map.entry("reduce", "0.123 ab"),
          Map.entry("monoid", "<a|a2=1>"),
          Map.entry("draw", "0.123 --what phi -o -"),
          Map.entry("export", "0.123"),
          Map.entry("nim", "0.123"),
          Map.entry("genus", "0.123"),
          Map.entry("frisky", "0.123"),
          Map.entry("form", "{2+,0}"),
          Map.entry("games", ""),
          Map.entry("explain", "genus"),
          Map.entry("quotients", "--order 2"),
          Map.entry("rules", "0.123"),
          Map.entry("serve", "--port none"),
          Map.entry("atlas", "--out FILE/none"),
          Map.entry("site", "--out FILE/none"),
          Map.entry("reproduce", "--only none"),
          Map.entry("completion", ""),
          Map.entry("help", ""));

  @TempDir private Path folder;

  static Stream<String> commands() {
    return Misere.commandLine(Terminal.NONE).getSubcommands().keySet().stream()
        .filter(name -> !name.equals("warm-up"));
  }

  /** The words of a command line, among which one is hostile. */
  private List<String> usual(String name) throws IOException {
    Path file = folder.resolve("file");
    Files.writeString(file, "nothing");
    List<String> words = new ArrayList<>(List.of(name));
    Arrays.stream(USUAL.get(name).split(" "))
        .filter(w -> !w.isEmpty())
        .map(w -> w.replace("FILE", file.toString()))
        .forEach(words::add);
    return words;
  }

  private List<List<String>> lines(String name) throws IOException {
    CommandSpec command =
        Misere.commandLine(Terminal.NONE).getSubcommands().get(name).getCommandSpec();
    List<List<String>> lines = new ArrayList<>();
    for (String hostile : HOSTILE) {
      // One word more, and one in the place of each.
      lines.add(with(usual(name), usual(name).size(), hostile));
      for (int i = 1; i < usual(name).size(); i++) {
        List<String> words = usual(name);
        words.set(i, hostile);
        lines.add(words);
      }
      for (OptionSpec option : command.options()) {
        if (option.arity().max() > 0) {
          boolean isFile = option.paramLabel().matches("FILE|FOLDER");
          // Names of files may be anything, so these are in a folder that is not there.
          String value = isFile ? folder.resolve("file") + "/none/" + legal(hostile) : hostile;
          lines.add(with(usual(name), 1, option.longestName() + "=" + value));
        }
        // Whatever begins with --help is answered by help itself.
        if (!name.equals("help")) {
          lines.add(with(usual(name), 1, option.longestName() + hostile));
        }
      }
    }
    return lines;
  }

  /** No name of a file has this character. */
  private static String legal(String hostile) {
    return hostile.replace("\u0000", "");
  }

  private static List<String> with(List<String> words, int at, String word) {
    words.add(at, word);
    return words;
  }

  @ParameterizedTest
  @MethodSource("commands")
  void wordsGetOneSentence(String name) throws IOException {
    SoftAssertions all = new SoftAssertions();
    for (List<String> line : lines(name)) {
      judge(all, line, Typed.reading("", line.toArray(String[]::new)));
    }
    all.assertAll();
  }

  private static void judge(SoftAssertions all, List<String> line, Typed typed) {
    String typedText = start(GameFormatException.printable(String.join(" ", line)));
    String shown = typedText + " → " + start(GameFormatException.printable(typed.err()));
    all.assertThat(typed.status()).as(shown).isEqualTo(ExitStatus.BAD_INPUT);
    all.assertThat(typed.err().startsWith("misere: ")).as(shown).isTrue();
    all.assertThat(typed.err().strip().lines().count()).as(shown).isEqualTo(1);
    all.assertThat(typed.err().length()).as(shown).isLessThan(LONGEST_SENTENCE);
    all.assertThat(typed.err().contains("Something is wrong")).as(shown).isFalse();
    String printed = (typed.err().strip() + typed.out()).replaceAll("[\n\t]", "");
    all.assertThat(GameFormatException.printable(printed).equals(printed)).as(shown).isTrue();
  }

  private static String start(String text) {
    return text.length() <= 300 ? text : text.substring(0, 300) + "…";
  }

  /** Whatever reads files. */
  private static final List<String> READERS =
      List.of(
          "graph:FILE",
          "outcome graph:FILE x",
          "check FILE",
          "0.123 --resume FILE",
          "0.123 --rules FILE",
          "Mine --rules FILE.java",
          "Mine --rules FILE.jar",
          "0.123 --store FILE",
          "store list --store FILE",
          "store merge FILE --no-store",
          "store merge FILE --store FILE2",
          "gauges 4.77 --from FILE",
          "census --codes FILE",
          "outcome 0.123 --batch FILE",
          "outcome heptagon --batch FILE");

  @Test
  void filesGetOneSentence() throws IOException {
    List<String> contents = new ArrayList<>(HOSTILE);
    contents.add("digraph { \"" + OBEYED + "\" -> b }");
    contents.add("digraph { " + "a".repeat(10_000) + " ; ! }");
    contents.add("{\"edges\": [[\"" + "a".repeat(10_000) + "\", 5.5]]}");
    contents.add("{\"" + "a".repeat(10_000) + "\": \"\\u001b[31m\"}");
    contents.add("{\"format\": \"\\u001b[31m" + "a".repeat(10_000) + "\", \"version\": 1}");
    contents.add("{\"format\": \"losingways-run\", \"version\": \"\\u001b[2J\"}");
    contents.add("game: " + "\u001b[31m".repeat(2000) + "\naction x: x\n");
    contents.add("game: 0.3\n" + "\u001b".repeat(10_000) + "\n");
    contents.add("game: 0.3\naction " + "x".repeat(10_000) + ": 1\nP: x\nphi: y\n");
    contents.add("class Mine { \u001b[31m" + "x".repeat(10_000) + " }");
    SoftAssertions all = new SoftAssertions();
    for (String text : contents) {
      Path file = Files.writeString(folder.resolve("file"), text);
      Files.writeString(folder.resolve("file.java"), text);
      Files.writeString(folder.resolve("file.jar"), text);
      for (String reader : READERS) {
        String[] words = reader.replace("FILE", file.toString()).split(" ");
        judge(all, List.of(String.join(" ", words), start(text)), Typed.misere(words));
      }
    }
    all.assertAll();
  }

  /** Even where the program has colours of its own, and in what it says while it works. */
  @Test
  void onATerminalWithColours() {
    Typed typed = Typed.on(new Terminal(true, false, 80), "rules", OBEYED);
    assertThat(typed.err()).contains("\\u001b[31mx\\u0007").doesNotContain("\u001b");
  }
}
