// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.app.KeptRun;
import org.losingways.budget.Budget;
import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import org.losingways.web.work.Limits;

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
    Job job = jobs.of("me", "troubled", rules);
    for (int i = 0; i < 3; i++) {
      job.settled().join();
      waitUntilIdle(job);
      assertThat(job.state().phase()).isEqualTo(Job.Phase.PAUSED);
      assertThat(job.state().json().bytes()).isNotEmpty();
      jobs.resume("me", job);
    }
    job.settled().join();
    waitUntilIdle(job);
    rules.lacksMemoryForHeaps = false;
    jobs.resume("me", job);
    job.settled().join();
    assertThat(job.state().phase()).isEqualTo(Job.Phase.DONE);
  }

  @Test
  void whereTheSearchIsGoesWithWhatIsProved() {
    CompletableFuture<Job.State> late = new CompletableFuture<>();
    Job job = jobs.of("me", "4.765", TakeAndBreak.of("4.765"));
    job.watch(
        state ->
            state
                .view()
                .progress()
                .filter(progress -> progress.heap() == 8 && progress.trial() > 1)
                .ifPresent(progress -> late.complete(state)));
    assertThat(late.join().view().solve().quotient().heapsComputed()).isEqualTo(7);
    assertThat(late.join().quotient().heapsComputed()).isEqualTo(7);
    jobs.stop("me", job);
  }

  /** Heaps that came fast are in the store while the next one takes its time. */
  @Test
  void whatIsProvedIsKeptDuringALongSearch(@TempDir Path folder) {
    Ruleset rules = TakeAndBreak.of("0.07");
    SolverLimits limits = SolverLimits.none().withMaxOrder(100_000).withMaxHeap(34);
    try (Store store = Store.temporary(folder.resolve("games.sqlite"))) {
      KeptRun.Terms terms = KeptRun.Terms.of(Duration.ofHours(1), limits, sentence -> {});
      KeptRun run = KeptRun.of(new KeptGames(store), rules, limits, terms);
      Job job = new Job(run, rules, List.of());
      AtomicBoolean isKept = new AtomicBoolean();
      boolean isMore = true;
      job.begin();
      while (isMore && !isKept.get()) {
        int heaps = run.solver().heaps();
        boolean isBefore = keptHeaps(store, rules) < heaps;
        // Asked while the next heap is looked for, and only then.
        isMore =
            job.step(
                limits,
                () -> {
                  isKept.compareAndSet(
                      false, isBefore && heaps > 0 && keptHeaps(store, rules) == heaps);
                  return isKept.get();
                });
      }
      assertThat(isKept).isTrue();
    }
  }

  private static int keptHeaps(Store store, Ruleset rules) {
    return store.find(rules.key()).map(found -> found.entry().standing().heaps()).orElse(0);
  }

  @Test
  void aStateThatCannotBeShownDoesNotStayRunning() {
    Troubled rules = new Troubled();
    rules.lacksMemoryForHeaps = true;
    Job job = jobs.of("me", "troubled", rules);
    job.settled().join();
    waitUntilIdle(job);
    rules.lacksMemoryForHeaps = false;
    rules.lacksMemoryForNames = true;
    job.run(Limits.usual().forSolver());
    assertThat(job.state().phase()).isEqualTo(Job.Phase.PAUSED);
    jobs.stop("me", job);
    rules.lacksMemoryForNames = false;
    jobs.resume("me", job);
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
    CompletableFuture<Job> first =
        CompletableFuture.supplyAsync(() -> jobs.of("me", "troubled", rules));
    Job other = jobs.of("me", "0.123", TakeAndBreak.of("0.123"));
    other.settled().join();
    assertThat(other.state().phase()).isEqualTo(Job.Phase.DONE);
    assertThat(jobs.known("0.123")).contains(other);
    assertThat(first).isNotDone();
    rules.goOn.countDown();
    first.join().settled().join();
  }

  /** A game that is never solved, and goes on when it may. */
  private static final class Endless implements Ruleset {
    private final String name;
    private final Semaphore mayGoOn = new Semaphore(0);

    Endless(String name) {
      this.name = name;
    }

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      while (heap > 2 && !mayGoOn.tryAcquire()) {
        Budget.tick();
        Thread.onSpinWait();
      }
      if (heap > 0) {
        sink.accept(new int[] {heap - 1}, 1);
      }
    }

    @Override
    public String code() {
      return name;
    }

    @Override
    public String key() {
      return name;
    }
  }

  private final AtomicLong now = new AtomicLong();
  private final Jobs few = new Jobs(Limits.usual().withSolves(1, 2), Store.none(), now::get);

  @AfterEach
  void closeFew() {
    few.close();
  }

  private Job begin(String client, String name) {
    return few.of(client, name, new Endless(name));
  }

  private void waitFor(Job job, Job.Phase phase) {
    while (job.state().phase() != phase) {
      Thread.onSpinWait();
    }
  }

  private void pass(Duration time) {
    now.addAndGet(time.toNanos());
    few.look();
  }

  @Test
  void aClientWithManyGamesWaitsBehindItself() {
    Job first = begin("a", "a1");
    Job second = begin("a", "a2");
    Job third = begin("a", "a3");
    assertThatThrownBy(() -> begin("a", "a4")).hasMessageContaining("Too many games");
    Job other = begin("b", "b1");
    assertThat(second.state().view().queuePlace()).isEqualTo(1);
    assertThat(other.state().view().queuePlace()).isEqualTo(2);
    assertThat(third.state().view().queuePlace()).isEqualTo(3);
    few.stop("a", first);
    waitFor(second, Job.Phase.RUNNING);
    few.stop("a", second);
    waitFor(other, Job.Phase.RUNNING);
    assertThat(third.state().phase()).isEqualTo(Job.Phase.QUEUED);
  }

  @Test
  void aLongGameGivesWayWhileAnotherClientWaits() {
    Job first = begin("a", "a1");
    waitFor(first, Job.Phase.RUNNING);
    Job own = begin("a", "a2");
    pass(Duration.ofSeconds(6));
    assertThat(first.state().phase()).isEqualTo(Job.Phase.RUNNING);
    few.stop("a", own);
    Job other = begin("b", "b1");
    pass(Duration.ofSeconds(1));
    waitFor(other, Job.Phase.RUNNING);
    waitFor(first, Job.Phase.QUEUED);
    few.known("a1");
    few.known("b1");
    pass(Duration.ofSeconds(6));
    waitFor(first, Job.Phase.RUNNING);
    waitFor(other, Job.Phase.QUEUED);
  }

  @Test
  void aGameThatNobodyLooksAtIsPausedWhenOthersWait() {
    Job left = begin("a", "a1");
    waitFor(left, Job.Phase.RUNNING);
    pass(Duration.ofSeconds(30));
    assertThat(left.state().phase()).isEqualTo(Job.Phase.RUNNING);
    Job own = begin("a", "a2");
    pass(Duration.ofSeconds(1));
    waitFor(own, Job.Phase.RUNNING);
    waitFor(left, Job.Phase.PAUSED);
  }

  @Test
  void aGameThatWasPausedUnseenGoesOnWhenSomebodyReturns() {
    Job left = begin("a", "a1");
    waitFor(left, Job.Phase.RUNNING);
    pass(Duration.ofSeconds(30));
    Job own = begin("a", "a2");
    pass(Duration.ofSeconds(1));
    waitFor(own, Job.Phase.RUNNING);
    waitFor(left, Job.Phase.PAUSED);
    assertThat(few.known("a1")).contains(left);
    assertThat(left.state().phase()).isEqualTo(Job.Phase.QUEUED);
    few.stop("a", own);
    waitFor(left, Job.Phase.RUNNING);
  }

  @Test
  void aGameThatWaitedUnseenGoesOnWhenSomebodyReturns() {
    Job first = begin("a", "a1");
    Job left = begin("a", "a2");
    now.addAndGet(Duration.ofSeconds(30).toNanos());
    few.known("a1");
    Job last = begin("a", "a3");
    few.stop("a", first);
    waitFor(last, Job.Phase.RUNNING);
    assertThat(left.state().phase()).isEqualTo(Job.Phase.PAUSED);
    assertThat(few.of("b", "again", new Endless("a2"))).isSameAs(left);
    assertThat(left.state().phase()).isEqualTo(Job.Phase.QUEUED);
  }

  @Test
  void whatSomebodyHasStoppedStaysStopped() {
    Job stopped = begin("a", "a1");
    waitFor(stopped, Job.Phase.RUNNING);
    few.stop("a", stopped);
    waitFor(stopped, Job.Phase.PAUSED);
    pass(Duration.ofSeconds(30));
    assertThat(few.known("a1")).contains(stopped);
    assertThat(stopped.state().phase()).isEqualTo(Job.Phase.PAUSED);
  }

  /** Between the two it is never said to be stopped. */
  @Test
  void aGameThatGivesWayIsNotPaused() {
    List<Job.Phase> phases = new CopyOnWriteArrayList<>();
    Job first = begin("a", "a1");
    waitFor(first, Job.Phase.RUNNING);
    first.watch(state -> phases.add(state.phase()));
    Job other = begin("b", "b1");
    pass(Duration.ofSeconds(6));
    waitFor(other, Job.Phase.RUNNING);
    waitFor(first, Job.Phase.QUEUED);
    assertThat(phases).contains(Job.Phase.QUEUED).doesNotContain(Job.Phase.PAUSED);
  }
}
