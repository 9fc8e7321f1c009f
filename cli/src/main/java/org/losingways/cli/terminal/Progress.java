// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.PrintStream;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.losingways.game.GameFormatException;
import org.losingways.show.page.text.Ascii;

/**
 * A line on standard error that says how far a long command is, on terminals only and not before a
 * second has passed, so that quick answers come alone. It is written from the threads of the
 * computation, whenever they ask whether to go on.
 *
 * <p>There is one line. Whoever begins to show progress while another does has it until the end,
 * and it is taken away before something is printed, and for good when the command is interrupted.
 */
public final class Progress implements AutoCloseable {

  private static final long QUIET_NANOS = 1_000_000_000;
  private static final long NANOS_BETWEEN = 200_000_000;

  /** A terminal shows ctrl-C as ^C, which must not begin another line. */
  private static final int CTRL_C = 2;

  private static final long NANOS_PER_SECOND = 1_000_000_000;

  private static volatile LongSupplier time = System::nanoTime;

  /** Who has the line. */
  private static Optional<Progress> shown = Optional.empty();

  private final Optional<Progress> before;
  private final int width;
  private final boolean ascii;
  private final PrintStream err;
  private final LongSupplier clock;
  private final long start;
  private long next;
  private boolean isThere;

  private Progress(int width, boolean ascii, PrintStream err, LongSupplier clock) {
    this.width = width;
    this.ascii = ascii;
    this.err = err;
    this.clock = clock;
    this.start = clock.getAsLong();
    this.next = start + QUIET_NANOS;
    this.before = shown;
  }

  /** Progress of what begins now, which has the line from now on. */
  static Progress of(int width, boolean ascii, PrintStream err, LongSupplier clock) {
    synchronized (Progress.class) {
      Progress progress = new Progress(width, ascii, err, clock);
      shown = Optional.of(progress);
      return progress;
    }
  }

  /** Has time measured by this clock, in nanoseconds, from the next progress on. */
  static void measureBy(LongSupplier clock) {
    time = clock;
  }

  /** Progress of what begins now; nothing is shown where standard error is no terminal. */
  public static Progress on(Terminal terminal) {
    return of(terminal.progress() ? terminal.width() : 0, terminal.ascii(), System.err, time);
  }

  /** Says where the command is, if it is time to. */
  public void at(Supplier<String> where) {
    long now = clock.getAsLong();
    if (width == 0 || now - next < 0) {
      return;
    }
    synchronized (Progress.class) {
      if (Interrupt.isPressed()) {
        // The shell may have the terminal back before another line could take this one away.
        pause();
      } else if (shown.filter(p -> p == this).isPresent()) {
        next = now + NANOS_BETWEEN;
        String place = GameFormatException.printable(where.get());
        write(now, ascii ? Ascii.text(place) : place);
      }
    }
  }

  private void write(long now, String place) {
    String time = ", " + (now - start) / NANOS_PER_SECOND + " s";
    isThere = true;
    int room = Math.max(1, width - 1 - CTRL_C - time.length());
    // What is cut off is seen to be: half a number would be read as a number.
    String more = ascii ? "..." : "…";
    write(
        (place.length() <= room
                ? place
                : place.substring(0, Math.max(0, room - more.length())) + more)
            + time);
  }

  /** Takes the line away, so that something can be printed; the next {@link #at} brings it back. */
  public void pause() {
    synchronized (Progress.class) {
      if (isThere) {
        isThere = false;
        write("");
      }
    }
  }

  /** Takes the line away, whoever has it, since something is about to be printed. */
  public static void makeRoom() {
    synchronized (Progress.class) {
      shown.ifPresent(Progress::pause);
    }
  }

  private void write(String line) {
    err.print("\r\u001b[K" + line);
    err.flush();
  }

  @Override
  public void close() {
    synchronized (Progress.class) {
      pause();
      shown = before;
    }
  }
}
