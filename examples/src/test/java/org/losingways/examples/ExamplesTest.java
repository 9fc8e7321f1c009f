// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples run, and print what they should. */
class ExamplesTest {

  /** A program that may fail to read or write. */
  private interface Program {
    void run() throws IOException;
  }

  private static List<String> printed(Program program) throws IOException {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
      program.run();
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void solveAndProve() throws IOException {
    assertThat(printed(() -> SolveAndProve.main(new String[0])))
        .hasSize(4)
        .startsWith("0.77 is solved: order 40, period 12 from heap 71 on")
        .last()
        .asString()
        .startsWith("0.77 is solved: order 40, |P| = 9");
  }

  @Test
  void ownRules() throws IOException {
    assertThat(printed(() -> OwnRules.main(new String[0])))
        .hasSize(2)
        .last()
        .isEqualTo("N N P N N P N N P N N P");
  }

  @Test
  void batchOutcomes() throws IOException {
    assertThat(printed(() -> BatchOutcomes.main(new String[0])))
        .hasSize(2)
        .first()
        .asString()
        .matches("[0-9]+ positions .*");
  }

  @Test
  void certificateAndReferee() throws IOException {
    assertThat(printed(() -> CertificateAndReferee.main(new String[0])))
        .satisfiesExactly(
            one -> assertThat(one).startsWith("0.123 is solved"),
            two -> assertThat(two).startsWith("3+3 and its option 3 are both called P"));
  }

  @Test
  void familyCensus() throws IOException {
    assertThat(printed(() -> FamilyCensus.main(new String[0])))
        .hasSize(12)
        .allMatch(line -> line.matches("0\\.[0-3]+ is (solved|verified to heap 60): .*"));
  }
}
