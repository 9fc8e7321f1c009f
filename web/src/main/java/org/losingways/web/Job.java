// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.losingways.app.KeptRun;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.answer.quotient.NormalPlay;
import org.losingways.show.workbench.JobView;
import org.losingways.store.GameRecords;
import org.losingways.web.work.Printed;

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

  /** What is known at one time. */
  static final class State {
    private final Phase phase;
    private final JobView view;
    private final Quotient quotient;
    private final SolverStatus status;
    private volatile Optional<Printed> json = Optional.empty();

    /** The same but paused, made in time: there may be no memory for it when it is needed. */
    private final Optional<State> paused;

    State(Phase phase, JobView view, Quotient quotient, SolverStatus status) {
      this.phase = phase;
      this.view = view;
      this.quotient = quotient;
      this.status = status;
      boolean isUnderWay = phase == Phase.RUNNING || phase == Phase.QUEUED;
      this.paused = isUnderWay ? Optional.of(in(Phase.PAUSED, 0)) : Optional.empty();
    }

    Phase phase() {
      return phase;
    }

    /** All of this as it is shown; versions tell answers made from different states apart. */
    JobView view() {
      return view;
    }

    /** The verified quotient, finite or not. */
    Quotient quotient() {
      return quotient;
    }

    /** How far the solver is. */
    SolverStatus status() {
      return status;
    }

    /** As it is sent: printed when first asked for, since most states nobody sees. */
    Printed json() {
      if (json.isEmpty()) {
        json = Optional.of(Printed.json(view));
      }
      return json.get();
    }

    /** The same in another phase, which takes next to no memory. */
    State in(Phase other, int place) {
      return new State(other, view.in(name(other), place, Optional.empty()), quotient, status);
    }

    /** The same, and where the search for more is. */
    private State at(JobView.Progress progress) {
      return new State(phase, view.in(name(phase), 0, Optional.of(progress)), quotient, status);
    }

    private static String name(Phase phase) {
      return phase.name().toLowerCase(Locale.ROOT);
    }
  }

  private static final long NANOS_BETWEEN_STATES = 150_000_000;
  private static final long NANOS_BETWEEN_LOOKS = 500_000_000;

  /** Showing the work takes at most this part of the time. */
  private static final int PART_FOR_SHOWING = 8;

  private static final int NORMAL_HEAPS = 3000;
  private static final Duration TIME_FOR_NORMAL = Duration.ofSeconds(1);

  /** Before a game is looked at. */
  private static final NormalPlay NOTHING_YET =
      new NormalPlay(OptionalInt.empty(), OptionalInt.empty(), new HeapValue(0, 0), 0);

  /** Whoever asks about a game that is not solved yet waits so long for it. */
  static final int SECONDS_OF_PATIENCE = 3;

  private final UUID id = UUID.randomUUID();
  private final Ruleset rules;
  private final List<Finding> known;
  private final KeptRun run;
  private final QuotientSolver solver;
  private final Set<Consumer<State>> watchers =
      Collections.newSetFromMap(new ConcurrentHashMap<>());
  private volatile State state;
  private volatile CompletableFuture<Void> settled = new CompletableFuture<>();
  private volatile boolean isStopWanted;
  private volatile boolean isToWait;
  private volatile Optional<NormalSolution> normal = Optional.empty();
  private Optional<NormalPlay> normalPlay = Optional.empty();
  private long nanosUsed;

  /** About as many, for others to see. */
  private volatile long nanosSeen;

  private long nextShow;
  private long nextLook;

  /**
   * @param run of its solver, which may have solved it already
   * @param known what is proved of the game otherwise
   */
  Job(KeptRun run, Ruleset rules, List<Finding> known) {
    this.rules = rules;
    this.known = known;
    this.run = run;
    this.solver = run.solver();
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    if (isSolved) {
      normalPlay = Optional.of(NormalPlay.of(rules));
      settled.complete(null);
    }
    show(isSolved ? Phase.DONE : Phase.PAUSED);
  }

  Ruleset rules() {
    return rules;
  }

  /** No other job has it, in this process or another. */
  UUID id() {
    return id;
  }

  State state() {
    return state;
  }

  /** Normal play of the same game, worked out when first asked for. */
  NormalSolution normal() {
    Optional<NormalSolution> known = normal;
    if (known.isEmpty()) {
      int heaps = Math.min(NORMAL_HEAPS, rules.largestHeap());
      known = Optional.of(NormalSolution.of(rules, heaps));
      // What a spent budget has cut short is not kept.
      normal = known.filter(found -> found.largestHeap() >= heaps);
    }
    return known.get();
  }

  /** Done when the game is solved, or when its time is over. */
  CompletableFuture<Void> settled() {
    return settled;
  }

  /** Done when the value of a heap is verified, or when the job is settled. */
  CompletableFuture<Void> covering(int heap) {
    return reaching(now -> now.quotient().largestHeap() >= heap);
  }

  /**
   * Done when the value of a heap is verified and the game was looked at for as long as somebody
   * waits for an answer, or when the job is settled: values of a quotient that is growing change
   * from moment to moment.
   */
  CompletableFuture<Void> telling(int heap) {
    long patience = TimeUnit.SECONDS.toNanos(SECONDS_OF_PATIENCE);
    return reaching(now -> now.quotient().largestHeap() >= heap && nanosSeen >= patience);
  }

  private CompletableFuture<Void> reaching(Predicate<State> isEnough) {
    CompletableFuture<Void> covered = new CompletableFuture<>();
    Consumer<State> watcher =
        now -> {
          if (isEnough.test(now) || now.phase() == Phase.PAUSED || now.phase() == Phase.DONE) {
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

  /** Whether somebody is being told of each state. */
  boolean isWatched() {
    return !watchers.isEmpty();
  }

  /** Says that the job waits, as the place-th; by whoever keeps the queue, while nobody runs it. */
  void queued(int place) {
    if (settled.isDone()) {
      settled = new CompletableFuture<>();
    }
    isStopWanted = false;
    isToWait = false;
    tell(state.in(Phase.QUEUED, place));
  }

  /** Says that the job no longer waits. */
  void unqueued() {
    settle(state.in(Phase.PAUSED, 0));
  }

  /** Asks a running job to stop soon. */
  void stop() {
    isToWait = false;
    isStopWanted = true;
    solver.cancel();
  }

  /** Asks a running job to let another go first: it is not stopped then, it waits. */
  void putOff() {
    isToWait = true;
    isStopWanted = true;
    solver.cancel();
  }

  /** Adds heaps until the game is solved, a limit is reached or somebody stops it. */
  void run(SolverLimits limits) {
    begin();
    boolean isMore = true;
    while (isMore) {
      isMore = step(limits, () -> false);
    }
  }

  /** Says that heaps are being added from now on. */
  void begin() {
    run.begin();
    tell(state.in(Phase.RUNNING, 0));
  }

  /**
   * Adds a heap. Returns whether there are more to add.
   *
   * @param isPutOff asked while it is looked for: whether to go on with it at the next step
   */
  boolean step(SolverLimits limits, BooleanSupplier isPutOff) {
    boolean isMore = false;
    try {
      isMore = addHeap(limits, isPutOff);
      if (isMore) {
        return true;
      }
      show(
          solver.status() == SolverStatus.SOLVED
              ? Phase.DONE
              : isToWait ? Phase.QUEUED : Phase.PAUSED);
    } catch (OutOfMemoryError | StackOverflowError e) {
      // The last verified quotient is intact; the trial that did not fit is garbage now.
      return false;
    } finally {
      if (!isMore) {
        try {
          if (state.phase() == Phase.RUNNING) {
            state.paused.ifPresent(this::tell);
          }
        } finally {
          settled.complete(null);
        }
      }
    }
    // Whoever waits for the answer need not wait for the disk.
    run.end();
    return false;
  }

  private boolean addHeap(SolverLimits limits, BooleanSupplier isPutOff) {
    long start = System.nanoTime();
    if (normalPlay.isEmpty()) {
      Budget budget = Budget.of(TIME_FOR_NORMAL, System::nanoTime, () -> isStopWanted);
      normalPlay = Optional.of(budget.during(() -> NormalPlay.of(rules)));
    }
    if (isStopWanted || solver.status() == SolverStatus.SOLVED) {
      return false;
    }
    if (solver.heaps() >= limits.maxHeap()) {
      // Lets the solver note why it stopped.
      solver.run(limits);
      return false;
    }
    BooleanSupplier watch =
        () -> {
          look(nanosUsed + System.nanoTime() - start);
          // The solver forgets what cancelled it when it begins a heap.
          return isStopWanted || isPutOff.getAsBoolean();
        };
    new Budget(Optional.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, watch)
        .during(() -> solver.extend(limits));
    run.look();
    nanosUsed += System.nanoTime() - start;
    nanosSeen = nanosUsed;
    if (solver.stopped().isPresent() && !isLeftOverFromAnEarlierStop()) {
      return false;
    }
    if (System.nanoTime() - nextShow >= 0) {
      show(Phase.RUNNING);
    }
    return true;
  }

  /** Says where the search is, every now and then, and keeps what came before a long search. */
  private void look(long nanos) {
    long now = System.nanoTime();
    if (now - nextLook >= 0) {
      nextLook = now + NANOS_BETWEEN_LOOKS;
      nanosSeen = nanos;
      run.look();
      if (solver.heaps() != state.quotient().heapsComputed()) {
        // Heaps that came too fast to be shown one by one, before one that takes long.
        Budget.unlimited()
            .during(
                () -> {
                  show(Phase.RUNNING);
                  return state;
                });
      }
      tell(state.at(JobView.Progress.of(solver, rules.labels(), nanos / 1_000_000)));
    }
  }

  /** Put off; or stopped when the solver was just done, which is noticed at its next step. */
  private boolean isLeftOverFromAnEarlierStop() {
    return !isStopWanted && solver.stopped().equals(Optional.of(StopReason.CANCELLED));
  }

  private void show(Phase phase) {
    long begin = System.nanoTime();
    // Larger than any that the same game had in an earlier process, which a page may have seen.
    long version = state == null ? System.currentTimeMillis() : state.view().version() + 1;
    JobView view =
        JobView.of(
            solver,
            normalPlay.orElse(NOTHING_YET),
            nanosUsed / 1_000_000,
            State.name(phase),
            0,
            version,
            Optional.of(GameRecords.of(rules, known, Optional.of(Standing.of(solver)))));
    tell(new State(phase, view, solver.quotient(), solver.status()));
    long cost = System.nanoTime() - begin;
    nextShow = begin + cost + Math.max(NANOS_BETWEEN_STATES, PART_FOR_SHOWING * cost);
  }

  private void settle(State last) {
    tell(last);
    settled.complete(null);
  }

  private void tell(State next) {
    state = next;
    // Some watch until they are told, and no longer.
    List.copyOf(watchers).forEach(watcher -> watcher.accept(next));
  }
}
