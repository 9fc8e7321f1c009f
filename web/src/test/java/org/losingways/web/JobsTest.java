// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.store.Store;

/** Jobs end, whatever happens, and do not wait for each other. */
class JobsTest {

  private final Jobs jobs = new Jobs(Limits.usual(), Store.none());

  @AfterEach
  void close() {
    jobs.close();
  }

  /** Nim, of which something may go wrong. */
  private static class Troubled implements Ruleset {
    final CountDownLatch goOn = new CountDownLatch(1);
    volatile boolean lacksMemoryForHeaps;
    volatile boolean lacksMemoryForNames;
    volatile boolean waitsForNames;

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      if (lacksMemoryForHeaps && heap > 2) {
        throw new OutOfMemoryError("for a test");
      }
      for (int h = 0; h < heap; h++) {
        sink.accept(new int[] {h}, 1);
      }
    }

    @Override
    public String code() {
      if (lacksMemoryForNames) {
        throw new OutOfMemoryError("for a test");
      }
      if (waitsForNames) {
        try {
          goOn.await();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }
      return "troubled";
    }

    @Override
    public String key() {
      return "troubled";
    }

    @Override
    public int largestHeap() {
      return 8;
    }
  }

  @Test
  void aJobThatRunsOutOfMemoryIsPausedAndCanGoOn() {
    Troubled rules = new Troubled();
    rules.lacksMemoryForHeaps = true;
    Job job = jobs.of("troubled", rules);
    for (int i = 0; i < 3; i++) {
      job.settled().join();
      waitUntilIdle(job);
      assertThat(job.state().phase()).isEqualTo(Job.Phase.PAUSED);
      assertThat(job.state().json().bytes()).isNotEmpty();
      jobs.resume(job);
    }
    job.settled().join();
    waitUntilIdle(job);
    rules.lacksMemoryForHeaps = false;
    jobs.resume(job);
    job.settled().join();
    assertThat(job.state().phase()).isEqualTo(Job.Phase.DONE);
  }

  @Test
  void aStateThatCannotBeShownDoesNotStayRunning() {
    Troubled rules = new Troubled();
    rules.lacksMemoryForHeaps = true;
    Job job = jobs.of("troubled", rules);
    job.settled().join();
    waitUntilIdle(job);
    rules.lacksMemoryForHeaps = false;
    rules.lacksMemoryForNames = true;
    job.run(Limits.usual().forSolver());
    assertThat(job.state().phase()).isEqualTo(Job.Phase.PAUSED);
    jobs.stop(job);
    rules.lacksMemoryForNames = false;
    jobs.resume(job);
    job.settled().join();
    assertThat(job.state().phase()).isEqualTo(Job.Phase.DONE);
  }

  /** The job is settled a moment before its thread ends. */
  private void waitUntilIdle(Job job) {
    while (jobs.isRunning(job)) {
      Thread.onSpinWait();
    }
  }

  @Test
  void aGameThatTakesLongToBeginKeepsNobodyWaiting() {
    Troubled rules = new Troubled();
    rules.waitsForNames = true;
    CompletableFuture<Job> first = CompletableFuture.supplyAsync(() -> jobs.of("troubled", rules));
    Job other = jobs.of("0.123", TakeAndBreak.of("0.123"));
    other.settled().join();
    assertThat(other.state().phase()).isEqualTo(Job.Phase.DONE);
    assertThat(jobs.known("0.123")).contains(other);
    assertThat(first).isNotDone();
    rules.goOn.countDown();
    first.join().settled().join();
  }
}
