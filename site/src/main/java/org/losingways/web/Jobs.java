// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.losingways.app.KeptRun;
import org.losingways.app.SavedGames;
import org.losingways.game.Ruleset;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.store.GameRecords;
import org.losingways.web.work.Limits;

/**
 * All games that are being solved in the page, or were. The one that was asked for last goes first:
 * it is what the person looks at.
 *
 * <p>A page hears nothing while it computes. So a step of the solver is broken off when somebody
 * asks for something else, and begins again at the trial where it was; each time it may take twice
 * as long before, so that it gets somewhere.
 */
final class Jobs {

  /** Pages have a part of the memory only, and say nothing before they fail. */
  private static final long MOST_BYTES = 256L << 20;

  private static final int MAX_HEAP = 10_000;
  private static final int KEPT = 20;
  private static final long FIRST_STINT = 100_000_000;
  private static final long LONGEST_STINT = 1_600_000_000;

  private final Limits limits;
  private final BiConsumer<String[], String> told;
  private final BooleanSupplier isAsked;
  private final Map<String, Job> byKey = new LinkedHashMap<>(16, 0.75f, true);
  private final Map<String, Job> byText = new LinkedHashMap<>();
  private final Deque<Job> waiting = new ArrayDeque<>();
  private Optional<Job> running = Optional.empty();
  private SolverLimits reach;
  private long stint = FIRST_STINT;
  private boolean isBroken;

  /**
   * @param told hears how a game stands while it is being solved: how people wrote it, and JSON
   * @param isAsked whether somebody waits for an answer
   */
  Jobs(Limits limits, BiConsumer<String[], String> told, BooleanSupplier isAsked) {
    this.limits = limits;
    this.told = told;
    this.isAsked = isAsked;
  }

  SavedGames kept() {
    return SavedGames.none();
  }

  PositionGenera.Finder besideNimHeaps() {
    return PositionGenera.Finder.anew();
  }

  Optional<Job> known(String text) {
    Optional<Job> known = Optional.ofNullable(byText.get(text));
    known.ifPresent(job -> byKey.get(job.rules().key()));
    return known;
  }

  Job of(String client, String text, Ruleset rules) {
    Job job = byKey.get(rules.key());
    boolean isNew = job == null;
    if (isNew) {
      job =
          new Job(
              KeptRun.alone(new QuotientSolver(rules)),
              rules,
              GameRecords.statements(rules, kept()::findings));
      byKey.put(rules.key(), job);
      forgetSome();
    }
    byText.put(text, job);
    if (isNew) {
      Job made = job;
      job.watch(state -> tell(made, state));
      if (job.state().phase() != Job.Phase.DONE) {
        enqueue(job);
      }
    }
    return job;
  }

  private void tell(Job job, Job.State state) {
    if (state.phase() == Job.Phase.RUNNING) {
      List<String> texts = new ArrayList<>();
      byText.forEach(
          (text, other) -> {
            if (other == job) {
              texts.add(text);
            }
          });
      String json = new String(state.json().bytes(), StandardCharsets.UTF_8);
      told.accept(texts.toArray(String[]::new), json);
    }
  }

  void resume(String client, Job job) {
    if (job.state().phase() == Job.Phase.PAUSED) {
      enqueue(job);
    }
  }

  void stop(String client, Job job) {
    if (waiting.remove(job)) {
      job.unqueued();
    } else if (running.equals(Optional.of(job))) {
      job.stop();
    }
  }

  private void enqueue(Job job) {
    running.ifPresent(waiting::push);
    running = Optional.empty();
    waiting.push(job);
    // The first does not wait for any other: it begins with the next step.
    int place = 0;
    for (Job other : waiting) {
      other.queued(place++);
    }
  }

  /** Adds heaps to a game for a moment. Returns whether there is more to do. */
  boolean step(long nanos) {
    long begin = System.nanoTime();
    isBroken = false;
    while (!isBroken && System.nanoTime() - begin < nanos) {
      if (running.isEmpty()) {
        running = Optional.ofNullable(waiting.poll());
        running.ifPresent(this::begin);
      }
      if (running.isEmpty()) {
        return false;
      }
      addHeap(running.get());
    }
    return true;
  }

  private void begin(Job job) {
    reach =
        SolverLimits.none()
            .withTime(limits.time())
            .withMaxOrder(limits.maxOrder())
            .withMaxBytes(MOST_BYTES)
            .withMaxHeap(MAX_HEAP);
    stint = FIRST_STINT;
    job.begin();
  }

  private void addHeap(Job job) {
    long end = System.nanoTime() + stint;
    BooleanSupplier isPutOff =
        () -> {
          isBroken = isBroken || (System.nanoTime() - end >= 0 && isAsked.getAsBoolean());
          return isBroken;
        };
    if (!job.step(reach, isPutOff)) {
      running = Optional.empty();
    }
    stint = isBroken ? Math.min(2 * stint, LONGEST_STINT) : FIRST_STINT;
  }

  private void forgetSome() {
    Iterator<Job> oldest = byKey.values().iterator();
    while (byKey.size() > KEPT && oldest.hasNext()) {
      Job job = oldest.next();
      if (!waiting.contains(job) && !running.equals(Optional.of(job))) {
        oldest.remove();
        byText.values().removeIf(other -> other == job);
      }
    }
  }
}
