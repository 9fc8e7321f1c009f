// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.losingways.store.WorkClock;

/**
 * Time that passes by looking at it: a command with {@code --time-limit} does the same work before
 * it is stopped on every machine.
 */
public final class CountedTime {

  private static final long NANOS_PER_LOOK = 100_000;

  private CountedTime() {}

  /** Runs a command whose limits count looks, of which there are ten thousand in a second. */
  public static <T> T during(Supplier<T> command) {
    Interrupt.measureBy(
        () -> {
          AtomicLong now = new AtomicLong();
          return () -> now.addAndGet(NANOS_PER_LOOK);
        });
    try {
      return command.get();
    } finally {
      Interrupt.measureBy(WorkClock::new);
    }
  }
}
