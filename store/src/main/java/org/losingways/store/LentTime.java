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

  /** How long the thread with this number has waited, in nanoseconds. */
  public static long of(long thread) {
    return NANOS.getOrDefault(thread, 0L);
  }
}
