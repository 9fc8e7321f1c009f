// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Time in which threads have waited for what others did for them. It counts as their own work: a
 * clock of processor time would stand still meanwhile.
 *
 * <pre>{@code
 * LentTime.add(System.nanoTime() - start);
 * LentTime.of(Thread.currentThread().getId())      // nanoseconds, in all
 * }</pre>
 */
public final class LentTime {

  private static final Map<Long, Long> NANOS = new ConcurrentHashMap<>();

  private LentTime() {}

  /** Adds to what this thread has waited. */
  public static void add(long nanos) {
    NANOS.merge(Thread.currentThread().getId(), nanos, Long::sum);
  }

  /**
   * What a thread has spent since somebody looked at it last. Work counts by the processor. Whoever
   * sleeps or waits spends the time that passed; whoever neither works nor seems to wait, such as
   * one who reads or whom a busy machine does not let work, a third of it.
   *
   * @param passed the time since then, in nanoseconds
   * @param used the processor time of the thread since then, in nanoseconds
   * @param isAtWork whether it neither sleeps nor waits
   */
  public static long spent(long passed, long used, boolean isAtWork) {
    return isAtWork ? used > 0 ? used : passed / 3 : Math.max(used, passed);
  }

  /** How long the thread with this number has waited, in nanoseconds. */
  public static long of(long thread) {
    return NANOS.getOrDefault(thread, 0L);
  }
}
