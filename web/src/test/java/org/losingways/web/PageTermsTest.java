// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.losingways.show.answer.Glossary;

/** Terms whose definitions pages show are those of the glossary. */
class PageTermsTest {

  private static final Path SCRIPTS = Path.of("src/main/resources/org/losingways/web/pages/js");

  /** A call, and its first argument where that is written out. */
  private static final Pattern TERM = Pattern.compile("(?<!function )\\bterm\\((?:\"([^\"]*)\")?");

  private static List<String> termsOfPages() throws IOException {
    List<String> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(SCRIPTS)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Matcher term = TERM.matcher(Files.readString(file));
        while (term.find()) {
          assertThat(term.group(1)).as("a term written out in %s", file).isNotNull();
          found.add(term.group(1).toLowerCase(Locale.ROOT));
        }
      }
    }
    return found;
  }

  @Test
  void everyTermIsInTheGlossary() throws IOException {
    List<String> known =
        Glossary.read().terms().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    assertThat(termsOfPages())
        .isSubsetOf(known)
        .contains(
            "p-position",
            "n-position",
            "misère quotient",
            "φ",
            "genus",
            "tame",
            "wild",
            "period",
            "order",
            "cayley graph");
  }
}
