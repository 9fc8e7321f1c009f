// SPDX-License-Identifier: Apache-2.0
package org.losingways.budget;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A moment on some clock, at which a computation stops.
 *
 * <pre>{@code
 * new Budget(Optional.of(Deadline.in(Duration.ofSeconds(2))), 1000, 1 << 20, () -> false)
 * }</pre>
 *
 * @param nanos what the clock shows then, in nanoseconds
 */
public record Deadline(long nanos, LongSupplier clock) {

  /**
   * After this time from now on. The clock is that of the current budget: if the budget counts
   * processor time, so does each part of it, and a busy machine does not make the parts shorter.
   */
  public static Deadline in(Duration time) {
    LongSupplier clock = Budget.current().clock();
    return new Deadline(clock.getAsLong() + time.toNanos(), clock);
  }
}
