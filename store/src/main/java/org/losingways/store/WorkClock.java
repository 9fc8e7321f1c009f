// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/**
 * Nanoseconds that a thread has worked: processor time, so that limits mean the same on a machine
 * that is busy with other things, or on one that was suspended for a night.
 *
 * <p>What others do for the thread is its work too: what it waits for ({@link LentTime}), and the
 * virtual machine's clearing away of memory, for which everybody waits and which in some
 * computations takes as long as they themselves.
 *
 * <p>Of the first half second the time that passes is counted, since most answers come within it
 * and asking for processor time loads a good part of Java's management.
 */
public final class WorkClock implements LongSupplier {

  private static final long FIRST = 500_000_000;
  private static final long NANOS_BETWEEN_LOOKS = 50_000_000;

  private final LongSupplier clock;
  private final LongSupplier work;
  private final long start;
  private long before = -1;
  private long nextLook = FIRST;
  private long worked;

  public WorkClock() {
    this(System::nanoTime, WorkClock::work);
  }

  /**
   * @param clock the time, in nanoseconds
   * @param work what was done for this thread until now, in nanoseconds
   */
  WorkClock(LongSupplier clock, LongSupplier work) {
    this.clock = clock;
    this.work = work;
    this.start = clock.getAsLong();
  }

  @Override
  public long getAsLong() {
    long passed = clock.getAsLong() - start;
    if (passed < FIRST) {
      return passed;
    }
    if (passed >= nextLook) {
      nextLook = passed + NANOS_BETWEEN_LOOKS;
      long now = work.getAsLong();
      if (before < 0) {
        before = now;
      }
      worked = FIRST + now - before;
    }
    return worked;
  }

  /** What was done until now by this thread and for it. */
  static long work() {
    long collected =
        ManagementFactory.getGarbageCollectorMXBeans().stream()
            .mapToLong(GarbageCollectorMXBean::getCollectionTime)
            .filter(millis -> millis > 0)
            .sum();
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
        + LentTime.of(Thread.currentThread().getId())
        + 1_000_000 * collected;
  }
}
