// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.Ruleset;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.store.KeptGames;
import org.losingways.store.KeptRun;
import org.losingways.store.Store;
import org.losingways.store.StoreException;

/**
 * All games that are being solved or were: each once, whoever asks for it; a few at a time, the
 * others in a queue; the least recently asked for is forgotten when there are too many.
 */
final class Jobs implements AutoCloseable {

  private static final long MILLIS_TO_STOP = 3000;
  private static final int MOST_TEXTS = 1000;

  private final Limits limits;
  private final KeptGames games;
  private final Map<String, Job> byKey = new LinkedHashMap<>(16, 0.75f, true);

  /** What people wrote for a game, so that it is not read again. */
  private final Map<String, Job> byText =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Job> eldest) {
          return size() > MOST_TEXTS;
        }
      };

  private final Deque<Job> waiting = new ArrayDeque<>();
  private final Map<Job, Thread> running = new LinkedHashMap<>();
  private boolean isClosed;

  Jobs(Limits limits, Store store) {
    this.limits = limits;
    this.games = new KeptGames(store);
  }

  /** The job of a game that somebody has written like this before. */
  synchronized Optional<Job> known(String text) {
    Optional<Job> known = Optional.ofNullable(byText.get(text));
    known.ifPresent(job -> byKey.get(job.rules().key()));
    return known;
  }

  /**
   * The job of a game; a new one begins where the store has got to.
   *
   * @param text how it was written
   * @throws Refusal if it is new and the queue is full
   */
  Job of(String text, Ruleset rules) {
    String key = rules.key();
    Optional<Job> found = byKey(key);
    // Verifying what the store has may take a moment, in which others are not kept waiting.
    Job job =
        found.orElseGet(() -> new Job(remembered(rules), rules));
    synchronized (this) {
      Job first = byKey.get(key);
      if (first == null) {
        first = job;
        if (job.state().phase() != Job.Phase.DONE) {
          enqueue(job);
        }
        byKey.put(key, job);
        forgetSome();
      }
      byText.put(text, first);
      return first;
    }
  }

  private synchronized Optional<Job> byKey(String key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** A run from where the store has got to; one that fails is none. */
  private KeptRun remembered(Ruleset rules) {
    SolverLimits reach = limits.forSolver();
    KeptRun.Terms terms = KeptRun.Terms.of(limits.time(), reach, sentence -> {});
    try {
      return KeptRun.of(games, rules, reach, terms);
    } catch (StoreException | OutOfMemoryError e) {
      return KeptRun.with(games, new QuotientSolver(rules), terms);
    }
  }

  /** Lets a job that was stopped, or whose time was over, go on. */
  synchronized void resume(Job job) {
    if (job.state().phase() == Job.Phase.PAUSED && !isRunning(job)) {
      enqueue(job);
    }
  }

  /** Stops a job, or takes it out of the queue. */
  synchronized void stop(Job job) {
    if (waiting.remove(job)) {
      job.unqueued();
      tellPlaces();
    } else if (running.containsKey(job)) {
      job.stop();
    }
  }

  /** Whether a job has a thread. */
  synchronized boolean isRunning(Job job) {
    return running.containsKey(job);
  }

  private void enqueue(Job job) {
    if (isClosed) {
      throw Refusal.busy("The workbench is closing.");
    }
    if (running.size() < limits.solves()) {
      start(job);
      return;
    }
    if (waiting.size() >= limits.waiting()) {
      throw Refusal.busy(
          "Too many games are waiting to be solved ("
              + waiting.size()
              + "); ask again in a minute, or stop one.");
    }
    waiting.add(job);
    job.queued(waiting.size());
  }

  private void start(Job job) {
    job.queued(0);
    Thread thread = new Thread(() -> run(job), "solver " + job.rules().code());
    thread.setDaemon(true);
    running.put(job, thread);
    try {
      thread.start();
    } catch (OutOfMemoryError e) {
      running.remove(job);
      job.unqueued();
      throw Problems.outOfMemory();
    }
  }

  private void run(Job job) {
    try {
      job.run(limits.forSolver());
    } catch (OutOfMemoryError e) {
      // What is proved is proved; it is only not written down.
    } finally {
      next(job);
    }
  }

  private synchronized void next(Job done) {
    running.remove(done);
    Job next = isClosed ? null : waiting.poll();
    if (next != null) {
      start(next);
      tellPlaces();
    }
  }

  private void tellPlaces() {
    int place = 1;
    for (Job job : waiting) {
      job.queued(place++);
    }
  }

  private void forgetSome() {
    Iterator<Job> oldest = byKey.values().iterator();
    while (byKey.size() > Limits.KEPT && oldest.hasNext()) {
      Job job = oldest.next();
      if (!running.containsKey(job) && !waiting.contains(job)) {
        oldest.remove();
        byText.values().removeIf(other -> other == job);
      }
    }
  }

  @Override
  public void close() {
    Thread[] threads;
    synchronized (this) {
      isClosed = true;
      waiting.clear();
      running.keySet().forEach(Job::stop);
      threads = running.values().toArray(Thread[]::new);
    }
    long end = System.nanoTime() + MILLIS_TO_STOP * 1_000_000;
    for (Thread thread : threads) {
      try {
        thread.join(Math.max(1, (end - System.nanoTime()) / 1_000_000));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
    }
  }
}
