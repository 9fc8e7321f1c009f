// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Ctrl-C for long commands: it asks the computation to stop and gives it a few seconds to print
 * what it has found.
 *
 * <p>The virtual machine answers ctrl-C by running its shutdown hooks while the program goes on. So
 * a hook raises a flag that the computation looks at, and waits until the answer is out.
 */
public final class Interrupt {

  private static final long SECONDS_TO_FINISH = 5;

  private static volatile boolean program;
  private static volatile boolean pressed;
  private static volatile boolean leaving;
  private static final CountDownLatch SAID = new CountDownLatch(1);

  private Interrupt() {}

  /** Says that this process is the misere command, and not a test or somebody else's program. */
  public static void ownProcess() {
    program = true;
  }

  /** Takes over ctrl-C, and tells from then on whether it was pressed. */
  public static BooleanSupplier onCtrlC() {
    if (!program) {
      return () -> false;
    }
    Runtime.getRuntime().addShutdownHook(new Thread(Interrupt::waitForAnswer, "ctrl-c"));
    return () -> pressed;
  }

  private static void waitForAnswer() {
    if (leaving) {
      return;
    }
    pressed = true;
    try {
      boolean said = SAID.await(SECONDS_TO_FINISH, TimeUnit.SECONDS);
      if (!said) {
        System.err.println("misere: Interrupted before there was anything to say.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the program, after ctrl-C or without it. */
  public static void exit(int status) {
    leaving = true;
    if (pressed) {
      // Shutdown is under way already; System.exit would wait for it, and it for us.
      SAID.countDown();
      Runtime.getRuntime().halt(status);
    }
    System.exit(status);
  }
}
