// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.store.LentTime;
import org.losingways.store.WorkClock;

/**
 * Ctrl-C, a limit like any other: it asks the computation to stop and gives it a few seconds to
 * print what it has found.
 *
 * <p>The virtual machine answers ctrl-C by running its shutdown hooks while the program goes on. So
 * a hook raises a flag that the computation looks at, and waits for the answer, whose exit status
 * is that of the program.
 */
public final class Interrupt {

  private static final long MILLIS_BETWEEN_LOOKS = 50;

  /** How long an answer may take after ctrl-C, by the work that is done at it. */
  private static volatile Duration toFinish = Duration.ofSeconds(10);

  /** A time that never comes. */
  private static final Duration EVER = Duration.ofDays(36_500);

  private static volatile Supplier<LongSupplier> clocks = WorkClock::new;
  private static volatile boolean pressed;
  private static volatile boolean heard = true;
  private static volatile boolean leaving;

  private Interrupt() {}

  /** Takes over ctrl-C: this process is the misere command, and not somebody else's program. */
  public static void ownProcess() {
    Thread answering = Thread.currentThread();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> waitForAnswer(answering), "ctrl-c"));
  }

  /** Says that an answer may take this long after ctrl-C, since others have to be asked for it. */
  public static void finishWithin(Duration time) {
    toFinish = time;
  }

  /** Whether ctrl-C was pressed, or nobody reads the answer any more. */
  public static boolean isPressed() {
    return pressed || !heard;
  }

  /** Ctrl-C is pressed, or, for who begins anew in the same process, is not. */
  static void set(boolean isPressed) {
    pressed = isPressed;
  }

  static void nobodyListens() {
    heard = false;
  }

  /** Has limits measured by these clocks, one for each, from the next limit on. */
  static void measureBy(Supplier<LongSupplier> newClock) {
    clocks = newClock;
  }

  /** So much time of work from now on, or less if somebody presses ctrl-C. */
  public static Budget budget(Duration time) {
    return Budget.of(time, clocks.get(), Interrupt::isPressed);
  }

  /** All the time, until somebody presses ctrl-C; whatever the budget is now. */
  public static Budget budget() {
    return Budget.unlimited().during(() -> budget(EVER));
  }

  private static void waitForAnswer(Thread answering) {
    if (leaving) {
      return;
    }
    set(true);
    Progress.makeRoom();
    try {
      ThreadMXBean clock = ManagementFactory.getThreadMXBean();
      long before = clock.getThreadCpuTime(answering.getId());
      for (long spent = 0; spent < toFinish.toNanos(); ) {
        TimeUnit.MILLISECONDS.sleep(MILLIS_BETWEEN_LOOKS);
        long now = clock.getThreadCpuTime(answering.getId());
        spent +=
            LentTime.spent(
                TimeUnit.MILLISECONDS.toNanos(MILLIS_BETWEEN_LOOKS),
                now - before,
                answering.getState() == Thread.State.RUNNABLE);
        before = now;
      }
      System.err.println("misere: Interrupted before there was an answer.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the program, after ctrl-C or without it. */
  public static void exit(int status) {
    leaving = true;
    if (pressed) {
      // Shutdown is under way already; System.exit would wait for it, and it for us.
      Runtime.getRuntime().halt(status);
    }
    System.exit(status);
  }
}
