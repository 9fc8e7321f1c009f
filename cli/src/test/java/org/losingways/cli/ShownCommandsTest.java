// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.store.Places;

/**
 * The commands that README and docs show are run, one after the other as a reader would, with the
 * files that they read and write. Output that is shown below a command is what it prints; lines
 * that a page leaves out are not looked for, and … stands for anything.
 */
class ShownCommandsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** What is not run, and why. */
  private static final Map<String, String> NOT_RUN =
      Map.ofEntries(
          Map.entry("serve.*", "it runs until somebody stops it"),
          Map.entry("play.*", "somebody has to play"),
          Map.entry("site .*", "it needs the engine, which is compiled when somebody wants it"),
          Map.entry("(census|survey) .*", "it takes minutes or hours"),
          Map.entry("check --kernel .*", "it needs Coq, and minutes"),
          Map.entry(".*--(time-limit \\d+m|max-memory \\d+g).*", "it takes minutes"),
          Map.entry("(0\\.414|0\\.56|4\\.064)( .*)?", "it goes through many heaps"),
          Map.entry("(solve )?0\\.176 .*", "it takes a minute"),
          Map.entry("(outcome )?Crosses .*|outcome 0\\.76 .*", "it uses its time limit"),
          Map.entry("atlas .*", "it shows a store that somebody has filled"),
          Map.entry(
              "\\w+ (0\\.3122|4\\.77|0\\.5/0\\.03|0\\.544|0\\.11/0\\.41) .*",
              "linear forms take seconds to minutes to find"),
          Map.entry(
              "check (0\\.(56|176|544|5-0\\.03-4|11-0\\.41)|4\\.064)\\.json|check .*0\\.07-38\\.json",
              "the certificate is large, or comes from one of these"));

  /** What is not solved for all heaps, which the exit status says. */
  private static final String UNSOLVED = "(solve )?0\\.76 .*";

  /** Files that a page speaks of, and how readers come to have them. */
  private static final Map<String, String> MADE =
      Map.of(
          "kayles.json", "solve kayles --certificate kayles.json",
          "cram.json", "solve cram:3x3 --certificate cram.json");

  private static final Pattern COMMAND =
      Pattern.compile(
          " {4}(?:printf '(?<input>[^']*)' \\| )?(?:\\./)?misere "
              + "(?<words>(?:'[^']*'|[^|>#'])*?)(?:  .*|[|>#].*| && .*)?");

  /** Another program is run, whose output comes next. */
  private static final Pattern OTHER =
      Pattern.compile(" {4}(?:curl .*|\\./.*|[a-z][a-z0-9]* \\S+\\.[a-z0-9]+\\b.*)");

  private static final Pattern FILE =
      Pattern.compile("[\\w./-]+\\.(json|jsonl\\.gz|svg|tex|v|g|txt|smt2|dot|java)");

  @TempDir private Path folder;

  @BeforeEach
  void aStoreOfItsOwn() {
    System.setProperty(Places.VARIABLE, folder.resolve("games.sqlite").toString());
    System.setProperty(Places.FOLDER, folder.toString());
  }

  @AfterEach
  void noStore() {
    System.clearProperty(Places.VARIABLE);
    System.clearProperty(Places.FOLDER);
  }

  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>();
    for (Path page : DocumentationTest.pages()) {
      if (!shown(page).isEmpty()) {
        pages.add(page);
      }
    }
    return pages;
  }

  /**
   * A command with the output that the page shows.
   *
   * @param input what it reads from standard input
   */
  private record Shown(String line, Optional<String> input, List<String> output) {
    boolean isRun() {
      return NOT_RUN.keySet().stream().noneMatch(line::matches);
    }
  }

  /** The commands of a page: lines of indented blocks; output is below in the block or fenced. */
  private static List<Shown> shown(Path page) throws IOException {
    List<Shown> shown = new ArrayList<>();
    Optional<Shown> last = Optional.empty();
    boolean isInBlock = false;
    boolean isFenced = false;
    boolean isOutput = false;
    for (String line : Files.readAllLines(page)) {
      Matcher command = COMMAND.matcher(line);
      if (line.startsWith("```")) {
        isOutput = !isFenced && line.equals("```");
        isFenced = !isFenced;
      } else if (isFenced) {
        if (isOutput) {
          last.ifPresent(l -> l.output().add(line));
        }
      } else if (command.matches()) {
        Optional<String> input =
            Optional.ofNullable(command.group("input")).map(String::translateEscapes);
        last = Optional.of(new Shown(command.group("words").strip(), input, new ArrayList<>()));
        shown.add(last.get());
        isInBlock = true;
      } else if (isInBlock && OTHER.matcher(line).matches()) {
        isInBlock = false;
      } else if (isInBlock && line.startsWith("    ")) {
        last.ifPresent(l -> l.output().add(line.substring(4)));
      } else {
        isInBlock = false;
        last = line.startsWith("#") ? Optional.empty() : last;
      }
    }
    return shown;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commandsDoWhatThePageSays(Path page) throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Shown each : shown(page)) {
      if (!each.isRun()) {
        continue;
      }
      Typed typed = run(each);
      int wanted = each.line().matches(UNSOLVED) ? ExitStatus.NO : ExitStatus.ANSWER;
      if (typed.status() != wanted) {
        wrong.add("%s: exit status %d: %s".formatted(each.line(), typed.status(), typed.err()));
      }
      missing(each.output(), typed.out())
          .ifPresent(line -> wrong.add(each.line() + " does not print: " + line));
    }
    assertThat(wrong).isEmpty();
  }

  private Typed run(Shown shown) {
    String[] words = DocumentationTest.words(shown.line());
    for (int i = 0; i < words.length; i++) {
      if (FILE.matcher(words[i]).matches() || (i > 0 && words[i - 1].equals("--out"))) {
        words[i] = file(words[i]).toString();
      }
    }
    return Typed.reading(shown.input().orElse(""), words);
  }

  /** A file of the project, or beside the others that the page's commands write. */
  private Path file(String name) {
    Path written = folder.resolve(name);
    if (!Files.exists(written) && MADE.containsKey(name)) {
      Typed.misere(MADE.get(name).replace(name, written.toString()).split(" "));
    }
    return Stream.of(
            ROOT.resolve(name),
            ROOT.resolve("docs/results/gauges").resolve(name),
            Path.of("src/test/resources/org/losingways/cli/assertions", name).toAbsolutePath())
        .filter(file -> !Files.exists(written) && Files.exists(file))
        .findFirst()
        .orElse(written);
  }

  /**
   * The first line that is not printed, where all are looked for in the order of the page. A line
   * that is no part of a table may be broken elsewhere.
   */
  private static Optional<String> missing(List<String> shown, String printed) {
    Iterator<String> lines = printed.lines().iterator();
    for (String line : shown) {
      if (!line.startsWith(" ") && unbroken(printed).contains(unbroken(line))) {
        continue;
      }
      if (line.isBlank() || line.strip().equals("…")) {
        continue;
      }
      Pattern wanted =
          Pattern.compile(
              String.join(
                  ".*",
                  Arrays.stream(line.stripTrailing().split("…", -1)).map(Pattern::quote).toList()));
      boolean isThere = false;
      while (!isThere && lines.hasNext()) {
        isThere = wanted.matcher(lines.next().stripTrailing()).matches();
      }
      if (!isThere) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }

  private static String unbroken(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }

  @Test
  void aLineThatIsNotPrintedIsNoticed() {
    assertThat(missing(List.of("a", "  …", "c…e"), "a\nb\nc d e\n")).isEmpty();
    assertThat(missing(List.of(" b", " a"), " a\n b\n")).contains(" a");
    assertThat(missing(List.of("b  c"), "a b\nc\n")).isEmpty();
    assertThat(missing(List.of(" b  c"), " b c\n")).contains(" b  c");
    assertThat(missing(List.of("d"), "a\nb\n")).contains("d");
  }

  @Test
  void eachReasonIsNeeded() throws IOException {
    List<String> all = new ArrayList<>();
    for (Path page : pages()) {
      shown(page).forEach(shown -> all.add(shown.line()));
    }
    assertThat(NOT_RUN.keySet())
        .allSatisfy(pattern -> assertThat(all).anyMatch(line -> line.matches(pattern)));
  }
}
