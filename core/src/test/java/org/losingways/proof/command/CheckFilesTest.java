// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckFilesTest {

  private static final String KAYLES = "src/test/resources/org/losingways/codec/0.77.json";

  @TempDir private Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  private int check(String... files) {
    return CheckFiles.check(
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8),
        files);
  }

  private String changed(String from, String to) throws IOException {
    String text = Files.readString(Path.of(KAYLES));
    assertThat(text).contains(from);
    return Files.writeString(folder.resolve("changed.json"), text.replace(from, to)).toString();
  }

  @Test
  void acceptedIsStatus0() {
    assertThat(check(KAYLES)).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            "Accepted. 0.77 is solved: order 40, |P| = 9, period 12 from heap 71 on, for heaps of"
                + " every size.\n");
  }

  @Test
  void rejectedIsStatus1() throws IOException {
    assertThat(check(KAYLES, changed("0.77", "0.76"))).isOne();
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("Accepted. ").contains("Refuted. ");
  }

  @Test
  void noCertificateIsStatus2() throws IOException {
    assertThat(check(changed("\"heaps\"", "\"beans\""))).isEqualTo(2);
    assertThat(check(folder.resolve("none").toString())).isEqualTo(2);
    assertThat(check()).isEqualTo(2);
    assertThat(out.size()).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8).lines()).hasSize(3);
  }
}
