// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.PrintStream;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A line on standard error that says how far a long command is, on terminals only and not before a
 * second has passed, so that quick answers come alone. It is written from the computation's own
 * thread, whenever that asks whether to go on.
 */
public final class Progress implements AutoCloseable {

  private static final long QUIET_NANOS = 1_000_000_000;
  private static final long NANOS_BETWEEN = 200_000_000;
  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private final int width;
  private final PrintStream err;
  private final LongSupplier clock;
  private final long start;
  private long next;
  private boolean isThere;

  Progress(int width, PrintStream err, LongSupplier clock) {
    this.width = width;
    this.err = err;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.next = start + QUIET_NANOS;
  }

  /** Progress of what begins now; nothing is shown where standard error is no terminal. */
  public static Progress on(Terminal terminal) {
    return new Progress(
        terminal.progress() ? terminal.width() : 0, System.err, System::nanoTime);
  }

  /** Says where the command is, if it is time to. */
  public void at(Supplier<String> where) {
    long now = clock.getAsLong();
    if (width == 0 || now - next < 0) {
      return;
    }
    next = now + NANOS_BETWEEN;
    String line = where.get() + ", " + (now - start) / NANOS_PER_SECOND + " s";
    isThere = true;
    write(line.substring(0, Math.min(line.length(), width - 1)));
  }

  /** Takes the line away, so that something can be printed; the next {@link #at} brings it back. */
  public void pause() {
    if (isThere) {
      isThere = false;
      write("");
    }
  }

  private void write(String line) {
    err.print("\r\u001b[K" + line);
    err.flush();
  }

  @Override
  public void close() {
    pause();
  }
}
