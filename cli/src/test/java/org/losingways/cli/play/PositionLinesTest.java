// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.losingways.show.CommandFailure;

class PositionLinesTest {

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
  }

  /** A batch is solved as far as its heaps go; what is no heap of a program does not count. */
  @Test
  void theLargestHeapIsFoundBeforeTheBatchIsAnswered() throws IOException {
    String lines = "9 8\n120+60, 7\n99999999999999 3\n31";
    assertThat(PositionLines.largest(text(lines), 1000)).isEqualTo(BigInteger.valueOf(120));
    assertThat(PositionLines.largest(text(lines), 3)).isEqualTo(BigInteger.valueOf(9));
    assertThat(PositionLines.largest(text(""), 3)).isZero();
  }

  /** What /dev/zero holds. */
  @Test
  void aLineWithoutEndIsNoPosition() {
    InputStream zeros =
        new InputStream() {
          @Override
          public int read() {
            return 0;
          }
        };
    assertThatThrownBy(() -> new PositionLines(zeros, 9).next())
        .isInstanceOf(CommandFailure.class)
        .hasMessageStartingWith("Line 1 of the batch is not a position");
  }
}
