// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What several files say of this release is the same in all of them. */
class MetadataTest {

  private static final Path ROOT = Path.of("..");

  @Test
  void theVersionIsTheSameEverywhere() throws IOException {
    String version = first("pom.xml", "<version>(.*?)</version>");
    assertThat(first("CITATION.cff", "(?m)^version: (.*)$")).isEqualTo(version);
    assertThat(Typed.misere("--version").out()).startsWith("misere " + version);
    boolean released = !version.endsWith("-SNAPSHOT");
    assertThat(first("CHANGELOG.md", "(?m)^## (\\S+)"))
        .isEqualTo(released ? version : "Unreleased");
    assertThat(Files.readString(ROOT.resolve("CITATION.cff")).contains("date-released"))
        .as("a release has a date, other states have none")
        .isEqualTo(released);
  }

  @Test
  void theLicenceIsTheSameEverywhere() throws IOException {
    String licence = first("pom.xml", "<license>\\s*<name>(.*?)</name>");
    assertThat(first("CITATION.cff", "(?m)^license: (.*)$")).isEqualTo(licence);
    assertThat(Files.readString(ROOT.resolve("README.md"))).contains(licence);
    assertThat(Files.readString(ROOT.resolve("LICENSE"))).contains("Apache License");
  }

  private static String first(String file, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(ROOT.resolve(file)))
        .results()
        .map(found -> found.group(1))
        .findFirst()
        .orElseThrow();
  }
}
