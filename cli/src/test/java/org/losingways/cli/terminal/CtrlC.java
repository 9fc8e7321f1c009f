// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Somebody who presses ctrl-C as soon as a command shows how far it is. */
public final class CtrlC {

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private CtrlC() {}

  /** What came back, and the progress that was shown before. */
  public record Interrupted<T>(T answer, String progress) {}

  /** Runs something that looks at the limits so often that it notices at once. */
  public static <T> T pressedAlready(Supplier<T> command) {
    Interrupt.set(true);
    try {
      return command.get();
    } finally {
      Interrupt.set(false);
    }
  }

  /**
   * Runs something, which shows its progress on standard error, until it is interrupted. Time
   * passes by looking at it, so the same work is done until then on every machine.
   *
   * @param where what the line of progress says then, or begins with
   * @param looks how often a command looks at the time before it shows its progress
   */
  public static <T> Interrupted<T> whenProgressShows(String where, int looks, Supplier<T> command) {
    PrintStream before = System.err;
    ByteArrayOutputStream shown =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            if (toString(StandardCharsets.UTF_8).matches("(?s).*" + where + "[^\\r]*, \\d+ s.*")) {
              Interrupt.set(true);
            }
          }
        };
    System.setErr(new PrintStream(shown, true, StandardCharsets.UTF_8));
    AtomicLong time = new AtomicLong();
    Progress.measureBy(() -> time.addAndGet(NANOS_PER_SECOND / looks));
    try {
      T answer = command.get();
      if (!Interrupt.isPressed()) {
        throw new AssertionError("no progress was shown: " + shown);
      }
      return new Interrupted<>(answer, shown.toString(StandardCharsets.UTF_8));
    } finally {
      Progress.measureBy(System::nanoTime);
      System.setErr(before);
      Interrupt.set(false);
    }
  }
}
