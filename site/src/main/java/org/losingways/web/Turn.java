// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/** The budget of one question; the page works at one at a time. */
final class Turn implements BooleanSupplier {

  private final Duration time;
  private final long begin = System.nanoTime();

  Turn(Duration time) {
    this.time = time;
  }

  @Override
  public boolean getAsBoolean() {
    return System.nanoTime() - begin > time.toNanos();
  }

  Budget budget() {
    return Budget.of(time, System::nanoTime, this);
  }

  BooleanSupplier within(Duration some) {
    long start = System.nanoTime();
    return () -> System.nanoTime() - start > some.toNanos() || getAsBoolean();
  }

  /** Nobody takes a question back while it is being answered. */
  void whenOver(Runnable task) {}
}
