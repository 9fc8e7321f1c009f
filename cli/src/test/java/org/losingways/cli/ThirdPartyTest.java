// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every library on the class path is in THIRD-PARTY.md, or known here to be for tests only. */
class ThirdPartyTest {

  /** What only tests use, by the beginnings of their names. */
  private static final Pattern FOR_TESTS =
      Pattern.compile(
          "(junit|jqwik|opentest4j|apiguardian|assertj|byte-buddy|archunit|asm|selenium"
              + "|opentelemetry|auto-|annotations|jspecify|json-schema|error_prone|checker"
              + "|surefire|maven|jackson).*");

  private static Set<String> listed() throws IOException {
    return Files.readAllLines(Path.of("..", "THIRD-PARTY.md")).stream()
        .filter(line -> line.startsWith("| ["))
        .map(line -> line.split("\\|", -1)[2])
        .filter(artifacts -> !artifacts.contains("fonts") && !artifacts.contains("compiled"))
        .flatMap(artifacts -> Arrays.stream(artifacts.strip().split(", ", -1)))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> present() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .map(path -> Path.of(path).getFileName().toString())
        .filter(name -> name.endsWith(".jar"))
        .map(name -> name.replaceFirst("-[0-9][^/]*\\.jar$", ""))
        .filter(name -> !FOR_TESTS.matcher(name).matches())
        .filter(name -> !name.startsWith("losingways"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyLibraryIsListed() throws IOException {
    assertThat(present()).isEqualTo(listed());
  }
}
