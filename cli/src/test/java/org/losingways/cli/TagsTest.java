// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that drive a browser say so, so that {@code ./check --fast} leaves them out. */
class TagsTest {

  private static final Pattern BROWSER = Pattern.compile("\\b(?:WorkbenchCase|Browser)\\b");

  @Test
  void browsersAreTagged() throws IOException {
    List<Path> untagged = new ArrayList<>();
    int found = 0;
    try (Stream<Path> sources = Files.walk(Path.of("src/test/java"))) {
      for (Path source : sources.filter(s -> s.toString().endsWith("Test.java")).toList()) {
        String text = Files.readString(source);
        if (BROWSER.matcher(text).find() && !source.endsWith("TagsTest.java")) {
          found++;
          if (!text.contains("@Tag(\"browser\")")) {
            untagged.add(source);
          }
        }
      }
    }
    assertThat(untagged).isEmpty();
    assertThat(found).isGreaterThan(5);
  }
}
