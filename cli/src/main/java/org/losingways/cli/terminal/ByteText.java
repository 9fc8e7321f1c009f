// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text as bytes of UTF-8, for output so long that making characters of it first would be felt.
 *
 * <p>What is appended often is made into bytes once, by {@link #bytes}.
 */
public final class ByteText {

  private byte[] text = new byte[1 << 17];
  private int length;

  public static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  public int length() {
    return length;
  }

  public ByteText append(byte[] piece) {
    reserve(piece.length);
    System.arraycopy(piece, 0, text, length, piece.length);
    length += piece.length;
    return this;
  }

  /** Appends one character below 128. */
  public ByteText append(char c) {
    reserve(1);
    text[length++] = (byte) c;
    return this;
  }

  /** Takes back all but this much. */
  public void cut(int to) {
    length = to;
  }

  private void reserve(int more) {
    if (length + more > text.length) {
      text = Arrays.copyOf(text, Math.max(length + more, 2 * text.length));
    }
  }

  public void writeTo(OutputStream out) throws IOException {
    out.write(text, 0, length);
    length = 0;
  }
}
