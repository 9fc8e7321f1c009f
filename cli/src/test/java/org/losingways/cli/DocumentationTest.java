// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.losingways.cli.terminal.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** README and docs: links lead somewhere, lines are short, and commands can be typed as shown. */
class DocumentationTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final int LONGEST_LINE = 120;
  private static final int LONGEST_README = 120;

  /** Tables with one row for each package or game are as wide as they are. */
  private static final Set<String> WIDE_TABLES = Set.of("design.md");

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern ID = Pattern.compile("<a id=\"([^\"]+)\">");
  private static final Pattern CODE = Pattern.compile("(?s)```.*?```|`[^`\n]*`");

  /** A command in an indented block, without remark, redirection and what comes after it. */
  private static final Pattern COMMAND =
      Pattern.compile("(?m)^ {4}(?:\\./)?misere ([^|>#\n]*?)(?:  .*|[|>#].*| && .*)?$");

  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(p -> p.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(Path page) throws IOException {
    List<String> broken = new ArrayList<>();
    String text = CODE.matcher(Files.readString(page)).replaceAll("");
    for (MatchResult link : LINK.matcher(text).results().toList()) {
      String target = link.group(1);
      if (target.matches("https?:.*")) {
        continue;
      }
      String[] parts = target.split("#", 2);
      Path file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
      if (!Files.exists(file) || (parts.length == 2 && !anchors(file).contains(parts[1]))) {
        broken.add(target);
      }
    }
    assertThat(broken).isEmpty();
  }

  /** The anchors of headings, as the usual Markdown hosts make them. */
  private static Set<String> anchors(Path page) throws IOException {
    Set<String> anchors = new HashSet<>();
    for (String line : Files.readAllLines(page)) {
      ID.matcher(line).results().forEach(id -> anchors.add(id.group(1)));
      if (line.matches("#+ .*")) {
        anchors.add(
            line.replaceFirst("#+ ", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-'));
      }
    }
    return anchors;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linesAreShort(Path page) throws IOException {
    boolean isWide =
        WIDE_TABLES.contains(page.getFileName().toString())
            || page.getParent().getFileName().toString().equals("results");
    assertThat(Files.readAllLines(page))
        .filteredOn(line -> !isWide || !line.startsWith("|"))
        .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(LONGEST_LINE));
  }

  @Test
  void theReadmeIsShort() throws IOException {
    assertThat(Files.readAllLines(ROOT.resolve("README.md")))
        .hasSizeLessThanOrEqualTo(LONGEST_README);
  }

  @Test
  void everyPageIsInTheContents() throws IOException {
    Path contents = ROOT.resolve("docs/README.md");
    Set<Path> linked = new TreeSet<>();
    for (MatchResult link : LINK.matcher(Files.readString(contents)).results().toList()) {
      linked.add(contents.resolveSibling(link.group(1)).normalize());
    }
    assertThat(linked)
        .containsAll(
            pages().stream()
                .filter(page -> page.startsWith(ROOT.resolve("docs")) && !page.equals(contents))
                .toList());
  }

  /** What is shown can be typed: the command exists, and so do its options. */
  @ParameterizedTest
  @MethodSource("pages")
  void commandsAreUnderstood(Path page) throws IOException {
    List<String> refused = new ArrayList<>();
    for (MatchResult shown : COMMAND.matcher(Files.readString(page)).results().toList()) {
      String[] words = words(shown.group(1).strip());
      CommandLine command = Misere.commandLine(Terminal.NONE);
      boolean isNamed = command.getSubcommands().containsKey(words[0]) || words[0].startsWith("-");
      try {
        command.parseArgs(
            isNamed
                ? words
                : Stream.concat(Stream.of("solve"), Stream.of(words)).toArray(String[]::new));
      } catch (ParameterException e) {
        refused.add(shown.group() + ": " + e.getMessage());
      }
    }
    assertThat(refused).isEmpty();
  }

  static String[] words(String line) {
    return Pattern.compile("'([^']*)'|(\\S+)")
        .matcher(line)
        .results()
        .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
        .toArray(String[]::new);
  }
}
