// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * Nanoseconds that a thread has worked: processor time, so that limits mean the same on a machine
 * that is busy with other things, but at least a third of the time that has passed.
 *
 * <p>The first fifth of a second is the clock's, since most answers come within it and asking for
 * processor time loads a good part of Java's management.
 */
public final class WorkClock implements LongSupplier {

  private static final long FIRST = 200_000_000;
  private static final long NANOS_BETWEEN_LOOKS = 10_000_000;

  private final long start = System.nanoTime();
  private long before = -1;
  private long nextLook = FIRST;
  private long worked;

  @Override
  public long getAsLong() {
    long passed = System.nanoTime() - start;
    if (passed < FIRST) {
      return passed;
    }
    if (passed >= nextLook) {
      nextLook = passed + NANOS_BETWEEN_LOOKS;
      long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      if (before < 0) {
        before = processor;
      }
      worked = FIRST + Math.max(processor - before, (passed - FIRST) / 3);
    }
    return worked;
  }
}
