// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.losingways.budget.Budget;

class WorkClockTest {

  private static final long MILLI = 1_000_000;

  private final AtomicLong time = new AtomicLong();
  private final AtomicLong work = new AtomicLong();
  private final WorkClock clock = new WorkClock(time::get, work::get);

  private long after(long millis, long worked) {
    time.addAndGet(millis * MILLI);
    work.addAndGet(worked * MILLI);
    return clock.getAsLong() / MILLI;
  }

  @Test
  void workCountsAndWaitingDoesNot() {
    assertThat(after(100, 0)).isEqualTo(100);
    assertThat(after(400, 50)).isEqualTo(500);
    assertThat(after(300, 300)).isEqualTo(800);
    assertThat(after(900, 0)).isEqualTo(800);
    assertThat(after(3000, 900)).isEqualTo(1700);
  }

  /** As when a laptop is closed, or ctrl-Z is pressed. */
  @Test
  void aSuspendedRunHasAllItsTimeLeft() {
    Budget budget = Budget.of(Duration.ofSeconds(10), clock, () -> false);
    after(1000, 500);
    after(45_000, 0);
    assertThat(budget.<Boolean>during(Budget::isSpent)).isFalse();
    after(9_500, 9_000);
    assertThat(budget.<Boolean>during(Budget::isSpent)).isFalse();
    after(1000, 500);
    assertThat(budget.<Boolean>during(Budget::isSpent)).isTrue();
  }

  @Test
  void whatOthersDoForAThreadIsItsWork() {
    long before = WorkClock.work();
    LentTime.add(7_000_000 * MILLI);
    assertThat(WorkClock.work() - before).isGreaterThanOrEqualTo(7_000_000 * MILLI);
  }

  /** The virtual machine says of its collections in whole milliseconds how long they took. */
  @Test
  void soIsClearingAway() {
    byte[][] kept = new byte[1000][];
    long before = forOthers();
    for (int i = 0; i < 20; i++) {
      for (int k = 0; k < kept.length; k++) {
        kept[k] = new byte[10_000];
      }
      System.gc();
    }
    assertThat(forOthers() - before).isGreaterThanOrEqualTo(MILLI);
    assertThat(kept[999]).hasSize(10_000);
  }

  /** What was done for this thread and not by it. */
  private static long forOthers() {
    return WorkClock.work() - ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
