// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.losingways.cli.Typed.misere;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.cli.terminal.ExitStatus;

/** Files and arguments that nobody writes by mistake get one sentence as well. */
class SentencesTest {

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static void refused(Typed typed, String sentence) {
    assertThat(typed.status()).isEqualTo(ExitStatus.BAD_INPUT);
    assertThat(typed.out()).isEmpty();
    assertThat(typed.err()).startsWith("misere: ").contains(sentence).doesNotContain("\u001b");
    assertThat(typed.err().lines()).hasSize(1);
  }

  @Test
  void anActionOfNothing() throws IOException {
    Path assertion = file("nothing.txt", "game: 0.3\naction x:\nP: x\nphi: x 1\n");
    refused(misere("check", assertion.toString()), "All actions list the same number of elements");
  }

  @Test
  void verticesThatATerminalWouldObey() throws IOException {
    Path graph = file("escape.json", "{\"A\":[],\"\\u001b[31mB\":[\"A\"]}");
    refused(
        misere("graph:" + graph),
        "The name of the vertex '\\u001b[31mB' contains control characters; remove them.");
  }

  @Test
  void aDigitMoreThanAThousand() {
    refused(misere("rules", "4." + "7".repeat(1000)), "A code of 1001 digits is too long");
    assertThat(misere("rules", "4." + "7".repeat(999)).status()).isEqualTo(ExitStatus.ANSWER);
  }

  @Test
  void aBatchWithoutEnd() {
    refused(
        misere("outcome", "0.123", "--batch", "/dev/zero"),
        "Line 1 of the batch is not a position");
  }
}
