// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;
import org.losingways.show.file.SavedRun;
import org.losingways.show.json.Json;
import tools.jackson.databind.node.ObjectNode;

/**
 * One game that is being solved, was solved, or waits for its turn: shared by all who look at it.
 *
 * <p>The solver belongs to whichever thread runs the job. Everybody else sees the last {@link
 * State}, which never changes, and is told when there is a new one.
 */
final class Job {

  /** Where a job is. */
  enum Phase {
    /** It waits for its turn. */
    QUEUED,
    /** Heaps are being added. */
    RUNNING,
    /** It was stopped, or has used up its time, and can go on. */
    PAUSED,
    /** The game is solved. */
    DONE
  }

  /**
   * What is known at one time.
   *
   * @param version counts states, so that answers made from different ones are told apart
   * @param place 1 for the next in the queue, 0 when not in it
   * @param quotient the verified quotient, finite or not
   * @param status how far the solver is
   * @param json all of this as it is sent
   */
  @SuppressWarnings("ArrayRecordComponent")
  record State(
      Phase phase, long version, int place, Quotient quotient, SolverStatus status, byte[] json) {}

  private static final long NANOS_BETWEEN_STATES = 150_000_000;

  /** Showing the work takes at most this part of the time. */
  private static final int PART_FOR_SHOWING = 8;

  private static final int NORMAL_HEAPS = 3000;

  /** Whoever asks about a game that is not solved yet waits so long for it. */
  static final int SECONDS_OF_PATIENCE = 3;

  private final Ruleset rules;
  private final QuotientSolver solver;
  private final Answers answers;
  private final Set<Consumer<State>> watchers = ConcurrentHashMap.newKeySet();
  private volatile State state;
  private volatile CompletableFuture<Void> settled = new CompletableFuture<>();
  private volatile boolean isStopWanted;
  private final Object normalLock = new Object();
  private Optional<NormalSolution> normal = Optional.empty();
  private long nanosUsed;
  private long nextShow;

  Job(QuotientSolver solver, Ruleset rules, Answers answers) {
    this.rules = rules;
    this.solver = solver;
    this.answers = answers;
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    show(isSolved ? Phase.DONE : Phase.PAUSED, 0);
    if (isSolved) {
      settled.complete(null);
    }
  }

  Ruleset rules() {
    return rules;
  }

  State state() {
    return state;
  }

  /** Normal play of the same game, worked out when first asked for. */
  NormalSolution normal() {
    synchronized (normalLock) {
      if (normal.isEmpty()) {
        normal = Optional.of(NormalSolution.of(rules, Math.min(NORMAL_HEAPS, rules.largestHeap())));
      }
      return normal.get();
    }
  }

  /** Done when the game is solved, or when its time is over. */
  CompletableFuture<Void> settled() {
    return settled;
  }

  /** Done when the value of a heap is verified, or when the job is settled. */
  CompletableFuture<Void> covering(int heap) {
    CompletableFuture<Void> covered = new CompletableFuture<>();
    Consumer<State> watcher =
        now -> {
          if (now.quotient().largestHeap() >= heap
              || now.phase() == Phase.PAUSED
              || now.phase() == Phase.DONE) {
            covered.complete(null);
          }
        };
    watch(watcher);
    watcher.accept(state);
    return covered
        .completeOnTimeout(null, SECONDS_OF_PATIENCE, TimeUnit.SECONDS)
        .whenComplete((done, failure) -> unwatch(watcher));
  }

  /** Calls the watcher with each state from now on. */
  void watch(Consumer<State> watcher) {
    watchers.add(watcher);
  }

  void unwatch(Consumer<State> watcher) {
    watchers.remove(watcher);
  }

  /** Says that the job waits, as the place-th; by whoever keeps the queue, while nobody runs it. */
  synchronized void queued(int place) {
    if (settled.isDone()) {
      settled = new CompletableFuture<>();
    }
    isStopWanted = false;
    show(Phase.QUEUED, place);
  }

  /** Says that the job no longer waits. */
  synchronized void unqueued() {
    show(Phase.PAUSED, 0);
    settled.complete(null);
  }

  /** Asks a running job to stop soon. */
  void stop() {
    isStopWanted = true;
    solver.cancel();
  }

  /** Adds heaps until the game is solved, a limit is reached or somebody stops it. */
  synchronized void run(SolverLimits limits) {
    long start = System.nanoTime();
    long usedBefore = nanosUsed;
    show(Phase.RUNNING, 0);
    try {
      while (!isStopWanted
          && solver.status() != SolverStatus.SOLVED
          && solver.heaps() < limits.maxHeap()) {
        solver.extend(limits);
        nanosUsed = usedBefore + System.nanoTime() - start;
        if (solver.stopped().isPresent() && !isLeftOverFromAnEarlierStop()) {
          break;
        }
        if (System.nanoTime() - nextShow >= 0) {
          show(Phase.RUNNING, 0);
        }
      }
      if (solver.heaps() >= limits.maxHeap()) {
        // Lets the solver note why it stopped.
        solver.run(limits);
      }
    } finally {
      show(solver.status() == SolverStatus.SOLVED ? Phase.DONE : Phase.PAUSED, 0);
      settled.complete(null);
    }
  }

  /** A stop may arrive when the solver is just done, and is then noticed at its next step. */
  private boolean isLeftOverFromAnEarlierStop() {
    return !isStopWanted && solver.stopped().equals(Optional.of(StopReason.CANCELLED));
  }

  /** The run so far, to be written down. */
  synchronized String saved() {
    return SavedRun.text(solver.snapshot());
  }

  private void show(Phase phase, int place) {
    long begin = System.nanoTime();
    ObjectNode node = Json.tree(answers.solve(solver, nanosUsed / 1_000_000));
    node.put("phase", phase.name().toLowerCase(Locale.ROOT));
    node.put("queuePlace", place);
    long version = state == null ? 1 : state.version() + 1;
    node.put("version", version);
    Quotient quotient = solver.quotient();
    StringBuilder outcomes = new StringBuilder();
    for (int heap = 0; heap <= solver.heaps(); heap++) {
      outcomes.append(quotient.outcome(quotient.value(heap)));
    }
    node.put("outcomes", outcomes.toString());
    byte[] json = Printed.json(node).bytes();
    state = new State(phase, version, place, quotient, solver.status(), json);
    watchers.forEach(watcher -> watcher.accept(state));
    long cost = System.nanoTime() - begin;
    nextShow = begin + cost + Math.max(NANOS_BETWEEN_STATES, PART_FOR_SHOWING * cost);
  }
}
