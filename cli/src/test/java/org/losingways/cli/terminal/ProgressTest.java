// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long now;

  private String said() {
    String text = bytes.toString(StandardCharsets.UTF_8).replace("\r\u001b[K", "|");
    bytes.reset();
    return text;
  }

  private void at(Progress progress, long millis, String where) {
    now = millis * 1_000_000;
    progress.at(() -> where);
  }

  @Test
  void theLineComesAfterASecondAndGoesAtTheEnd() {
    PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    try (Progress progress = Progress.of(20, false, err, () -> now)) {
      at(progress, 999, "heap 1");
      assertThat(said()).isEmpty();
      at(progress, 1000, "heap 2");
      at(progress, 1199, "heap 3");
      assertThat(said()).isEqualTo("|heap 2, 1 s");
      at(progress, 2400, "heap 4, and much to say");
      assertThat(said()).as("cut to the width, visibly").isEqualTo("|heap 4, and…, 2 s");
      progress.pause();
      progress.pause();
      assertThat(said()).isEqualTo("|");
      at(progress, 3000, "heap 5");
      assertThat(said()).isEqualTo("|heap 5, 3 s");
    }
    assertThat(said()).isEqualTo("|");
  }

  @Test
  void whoeverBeginsLaterHasTheLineUntilTheEnd() {
    PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    now = 0;
    try (Progress whole = Progress.of(40, false, err, () -> now)) {
      at(whole, 1000, "at work");
      assertThat(said()).isEqualTo("|at work, 1 s");
      now = 1_000_000_000;
      try (Progress part = Progress.of(40, false, err, () -> now)) {
        at(whole, 2500, "at work");
        at(part, 2500, "heap 7");
        assertThat(said()).isEqualTo("|heap 7, 1 s");
        Progress.makeRoom();
        assertThat(said()).isEqualTo("|");
      }
      at(whole, 3000, "at work");
      assertThat(said()).isEqualTo("|at work, 3 s");
    }
  }

  @Test
  void ctrlCTakesTheLineAwayForGood() {
    PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    now = 0;
    try (Progress progress = Progress.of(40, false, err, () -> now)) {
      at(progress, 1000, "heap 7");
      assertThat(said()).isEqualTo("|heap 7, 1 s");
      CtrlC.pressedAlready(
          () -> {
            at(progress, 2000, "heap 8");
            assertThat(said()).isEqualTo("|");
            at(progress, 3000, "heap 9");
            return said();
          });
    }
    assertThat(said()).isEmpty();
  }

  @Test
  void nothingIsSaidWhereThereIsNoTerminal() {
    try (Progress progress =
        Progress.of(0, false, new PrintStream(bytes, true, StandardCharsets.UTF_8), () -> now)) {
      at(progress, 5000, "heap 2");
    }
    assertThat(said()).isEmpty();
  }
}
