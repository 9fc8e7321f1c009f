// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import org.losingways.cli.terminal.Interrupt;

/** Counts the lines that are read, to say of a batch that was stopped how many remain. */
final class LineCount extends FilterInputStream {

  /** So long lines are counted that a pipe has ready; it may be one without end. */
  private static final long NANOS_FOR_A_PIPE = TimeUnit.SECONDS.toNanos(1);

  private long ended;
  private boolean isWithin;

  LineCount(InputStream in) {
    super(in);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int from, int length) throws IOException {
    int read = in.read(bytes, from, length);
    for (int i = from; i < from + read; i++) {
      ended += bytes[i] == '\n' ? 1 : 0;
    }
    if (read > 0) {
      isWithin = bytes[from + read - 1] != '\n';
    }
    return read;
  }

  /**
   * How many lines there are beyond these, in words.
   *
   * @param hasEnd whether the end is sure to come; of other input nobody waits for more
   */
  String remaining(long answered, boolean hasEnd) throws IOException {
    byte[] rest = new byte[1 << 16];
    long start = System.nanoTime();
    boolean isAtEnd = false;
    while (!isAtEnd && (hasEnd ? !Interrupt.isPressed() : isReady(start))) {
      isAtEnd = read(rest, 0, rest.length) < 0;
    }
    long lines = ended + (isWithin ? 1 : 0) - answered;
    return "%s%,d %s".formatted(isAtEnd ? "" : "at least ", lines, verb(lines));
  }

  private boolean isReady(long start) {
    try {
      return in.available() > 0 && System.nanoTime() - start < NANOS_FOR_A_PIPE;
    } catch (IOException e) {
      // Not every kind of input can say what it has ready.
      return false;
    }
  }

  private static String verb(long lines) {
    return lines == 1 ? "line remains" : "lines remain";
  }
}
