// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The classes of this program that its documentation names are there. */
class ClassNamesTest {

  private static final Path ROOT = Path.of("..");

  private static final Pattern NAME =
      Pattern.compile("(?<![\\w./])org\\.losingways(?:\\.[a-z]\\w*)*\\.[A-Z]\\w*");

  /** Pages that leave out the beginning of all names, {@code org.losingways}. */
  private static final List<String> SHORT = List.of("docs/algorithms.md", "docs/library.md");

  private static final Pattern SHORT_NAME = Pattern.compile("`((?:[a-z]\\w*\\.)+[A-Z]\\w*)`");

  @Test
  void everyNameInThePagesExists() throws IOException {
    Set<String> sources = sources();
    List<String> wrong = new ArrayList<>();
    int found = 0;
    for (Path page : pages()) {
      for (MatchResult name : NAME.matcher(Files.readString(page)).results().toList()) {
        found++;
        if (!sources.contains(name.group().replace('.', '/') + ".java")) {
          wrong.add(page + ": " + name.group());
        }
      }
    }
    for (String page : SHORT) {
      String text = Files.readString(ROOT.resolve(page));
      for (MatchResult name : SHORT_NAME.matcher(text).results().toList()) {
        found++;
        if (!sources.contains("org/losingways/" + name.group(1).replace('.', '/') + ".java")) {
          wrong.add(page + ": " + name.group(1));
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(found).isGreaterThan(10);
  }

  private static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(List.of(ROOT.resolve("README.md")));
    pages.add(ROOT.resolve("CONTRIBUTING.md"));
    try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
      docs.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
    }
    return pages;
  }

  /** The sources of all modules, from {@code org} on. */
  private static Set<String> sources() throws IOException {
    Set<String> sources;
    try (Stream<Path> modules = Files.list(ROOT)) {
      sources =
          modules
              .map(module -> module.resolve("src/main/java"))
              .filter(Files::isDirectory)
              .flatMap(ClassNamesTest::under)
              .collect(Collectors.toSet());
    }
    return sources;
  }

  private static Stream<String> under(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.map(file -> folder.relativize(file).toString()).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
