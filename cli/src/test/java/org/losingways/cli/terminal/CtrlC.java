// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;

/** Somebody who presses ctrl-C as soon as a command shows how far it is. */
public final class CtrlC {

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

  /** Runs something, which shows its progress on standard error, until it is interrupted. */
  public static <T> Interrupted<T> whenProgressShows(Supplier<T> command) {
    PrintStream before = System.err;
    ByteArrayOutputStream shown =
        new ByteArrayOutputStream() {
          @Override
          public synchronized void write(byte[] bytes, int from, int length) {
            super.write(bytes, from, length);
            if (toString(StandardCharsets.UTF_8).matches("(?s).*, \\d+ s.*")) {
              Interrupt.set(true);
            }
          }
        };
    System.setErr(new PrintStream(shown, true, StandardCharsets.UTF_8));
    try {
      T answer = command.get();
      if (!Interrupt.isPressed()) {
        throw new AssertionError("no progress was shown: " + shown);
      }
      return new Interrupted<>(answer, shown.toString(StandardCharsets.UTF_8));
    } finally {
      System.setErr(before);
      Interrupt.set(false);
    }
  }
}
