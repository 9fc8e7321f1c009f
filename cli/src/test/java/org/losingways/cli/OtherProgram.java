// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A program of somebody else that judges what is exported; tests skip where it is absent. */
final class OtherProgram {

  private OtherProgram() {}

  /** Skips the test if a program is not installed, except where everything has to be tested. */
  static void need(String program, String debianPackage) {
    boolean present = find(program).isPresent();
    if (!present && "true".equals(System.getenv("CI"))) {
      throw new IllegalStateException(
          "'" + program + "' is needed here: install the Debian package " + debianPackage);
    }
    assumeTrue(
        present,
        "skipped: '" + program + "' is not installed (Debian package " + debianPackage + ")");
  }

  /** Where a program is. */
  static Optional<Path> find(String program) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, program))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Runs a program in a folder and returns all it said; it must succeed. */
  static String run(Path folder, String... command) throws IOException, InterruptedException {
    Said said = said(folder, command);
    assertThat(said.status()).as(said.text()).isZero();
    return said.text();
  }

  /** What a program says, which may fail. */
  static String output(Path folder, String... command) throws IOException, InterruptedException {
    return said(folder, command).text();
  }

  /** Whether a program says a line, after which it is ended. */
  static boolean says(Path folder, String wanted, String... command) throws IOException {
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .start();
    try (BufferedReader out = process.inputReader(StandardCharsets.ISO_8859_1)) {
      return out.lines().anyMatch(wanted::equals);
    } finally {
      process.destroyForcibly();
    }
  }

  /** GAP refuses each of some exports that were changed, and never gets to its last line. */
  static void assertGapRefuses(Path folder, String right, List<String> wrong)
      throws IOException, InterruptedException {
    for (String text : wrong) {
      assertThat(text).isNotEqualTo(right);
      Files.writeString(folder.resolve("wrong.g"), text);
      assertThat(output(folder, "gap", "-q", "-A", "wrong.g"))
          .contains("Error, the export is wrong")
          .doesNotContain("confluent.\n");
    }
  }

  private record Said(int status, String text) {}

  private static Said said(Path folder, String... command)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile(folder, "said", ".txt");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(file.toFile())
            .start();
    boolean ended = process.waitFor(20, TimeUnit.MINUTES);
    process.destroyForcibly();
    String text = Files.readString(file, StandardCharsets.ISO_8859_1);
    assertThat(ended).as(text).isTrue();
    return new Said(process.exitValue(), text);
  }
}
