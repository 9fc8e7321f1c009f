// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/** The budget of one question; the page works at one at a time. */
public final class Turn implements BooleanSupplier {

  private final Duration time;
  private final long begin = System.nanoTime();

  public Turn(Duration time) {
    this.time = time;
  }

  @Override
  public boolean getAsBoolean() {
    return System.nanoTime() - begin > time.toNanos();
  }

  public Budget budget() {
    return Budget.of(time, System::nanoTime, this);
  }

  public BooleanSupplier within(Duration some) {
    long start = System.nanoTime();
    return () -> System.nanoTime() - start > some.toNanos() || getAsBoolean();
  }

  /** Nobody takes a question back while it is being answered. */
  public void whenOver(Runnable task) {}
}
