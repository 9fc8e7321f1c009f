// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import org.losingways.app.KeptRun;
import org.losingways.app.SavedGames;
import org.losingways.game.Ruleset;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Finding;
import org.losingways.store.GameRecords;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import org.losingways.store.StoreException;
import org.losingways.web.work.ClientQueues;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Recent;
import org.losingways.web.work.Refusal;

/**
 * All games that are being solved or were: each once, whoever asks for it; a few at a time, the
 * others in a queue; the least recently asked for is forgotten when there are too many.
 *
 * <p>No client keeps the others waiting, however many games it asks for. The clients take turns;
 * while another one waits, a game runs for some seconds and then waits again, each time for twice
 * as long, so that it gets somewhere; and one that nobody looks at any more is paused until
 * somebody does.
 */
final class Jobs implements AutoCloseable {

  private static final long MILLIS_TO_STOP = 3000;
  private static final int MOST_TEXTS = 1000;

  /** So many times the games that one client may have waiting, all together may have. */
  private static final int CLIENTS = 4;

  private static final Duration FIRST_STINT = Duration.ofSeconds(5);
  private static final Duration SHORTEST_STINT = Duration.ofMillis(1);

  /** A page asks about its game every second. */
  private static final Duration UNTIL_LEFT = Duration.ofSeconds(20);

  /** A job, and its place among the others. */
  private static final class Entry {
    private final Job job;
    private String client;
    private long asked;
    private Duration left;
    private Duration stint = FIRST_STINT;
    private long begun;
    private Thread thread;
    private boolean isPutOff;
    private boolean isStopping;

    /** Whether it was paused because nobody looked at it. */
    private boolean isUnseen;

    Entry(Job job, String client, Duration left, long now) {
      this.job = job;
      this.client = client;
      this.left = left;
      this.asked = now;
    }
  }

  private final Limits limits;
  private final KeptGames games;
  private final LongSupplier clock;
  private final Map<String, Entry> byKey = new LinkedHashMap<>(16, 0.75f, true);

  /** What people wrote for a game, so that it is not read again. */
  private final Map<String, Entry> byText = new Recent<>(MOST_TEXTS);

  private final ClientQueues<Entry> waiting = new ClientQueues<>();
  private final Set<Entry> running = new LinkedHashSet<>();
  private boolean isClosed;

  Jobs(Limits limits, Store store) {
    this(limits, store, System::nanoTime);
  }

  /**
   * @param clock the time now, in nanoseconds
   */
  Jobs(Limits limits, Store store, LongSupplier clock) {
    this.limits = limits;
    this.games = new KeptGames(store);
    this.clock = clock;
  }

  /** The job of a game that somebody has written like this before. */
  synchronized Optional<Job> known(String text) {
    Optional<Entry> known = Optional.ofNullable(byText.get(text));
    known.ifPresent(
        entry -> {
          byKey.get(entry.job.rules().key());
          seen(entry);
        });
    return known.map(entry -> entry.job);
  }

  /** Somebody looks at a game: if it was paused because nobody did, it goes on. */
  private void seen(Entry entry) {
    entry.asked = clock.getAsLong();
    if (entry.isUnseen) {
      try {
        enqueue(entry);
        entry.isUnseen = false;
      } catch (Refusal e) {
        // Too many wait now; a page asks again every second.
        return;
      }
    }
  }

  /**
   * The job of a game; a new one begins where the store has got to.
   *
   * @param client who asks
   * @param text how it was written
   * @throws Refusal if it is new and too many wait
   */
  Job of(String client, String text, Ruleset rules) {
    String key = rules.key();
    Optional<Entry> found = byKey(key);
    // Verifying what the store has may take a moment, in which others are not kept waiting.
    Job job =
        found
            .map(entry -> entry.job)
            .orElseGet(() -> new Job(remembered(rules), rules, statements(rules)));
    synchronized (this) {
      Entry first = byKey.get(key);
      if (first == null) {
        first = new Entry(job, client, limits.time(), clock.getAsLong());
        if (job.state().phase() != Job.Phase.DONE) {
          enqueue(first);
        }
        byKey.put(key, first);
        forgetSome();
      }
      seen(first);
      byText.put(text, first);
      return first.job;
    }
  }

  /** What is known of a game before it runs; a store that fails knows nothing. */
  private List<Finding> statements(Ruleset rules) {
    try {
      return GameRecords.statements(rules, games::findings);
    } catch (StoreException e) {
      return GameRecords.statements(rules, none -> List.of());
    }
  }

  private synchronized Optional<Entry> byKey(String key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** The place of a job; one that was forgotten meanwhile gets it back. */
  private Entry entry(String client, Job job) {
    return byKey.computeIfAbsent(
        job.rules().key(), key -> new Entry(job, client, limits.time(), clock.getAsLong()));
  }

  /** Where solvers begin. */
  SavedGames kept() {
    return games;
  }

  /** Finds what genera need beside a game, from where the store has got to. */
  PositionGenera.Finder besideNimHeaps() {
    return games.besideNimHeaps(sentence -> {});
  }

  /** A run from where the store has got to; one that fails is none. */
  private KeptRun remembered(Ruleset rules) {
    SolverLimits reach = limits.forSolver();
    KeptRun.Terms terms = KeptRun.Terms.of(limits.time(), reach, sentence -> {});
    try {
      // Whatever is proved is shown, infinite quotients too, which no order limits; but none that
      // is too large.
      KeptRun all = KeptRun.of(games, rules, reach.withMaxOrder(Integer.MAX_VALUE), terms);
      return all.solver().finiteOrder().orElse(0) <= limits.maxOrder()
          ? all
          : KeptRun.of(games, rules, reach, terms);
    } catch (StoreException | OutOfMemoryError e) {
      return KeptRun.with(games, new QuotientSolver(rules), terms);
    }
  }

  /** Lets a job that was stopped, or whose time was over, go on. */
  synchronized void resume(String client, Job job) {
    Entry entry = entry(client, job);
    if (job.state().phase() == Job.Phase.PAUSED && !running.contains(entry)) {
      entry.client = client;
      entry.left = limits.time();
      entry.asked = clock.getAsLong();
      enqueue(entry);
      entry.isUnseen = false;
    }
  }

  /** Stops a job, or takes it out of the queue. */
  synchronized void stop(String client, Job job) {
    Entry entry = entry(client, job);
    entry.isPutOff = false;
    entry.isUnseen = false;
    if (waiting.remove(entry)) {
      job.unqueued();
      tellPlaces();
    } else if (running.contains(entry)) {
      entry.isStopping = true;
      job.stop();
    }
  }

  /** Whether a job has a thread. */
  synchronized boolean isRunning(Job job) {
    return running.stream().anyMatch(entry -> entry.job == job);
  }

  private void enqueue(Entry entry) {
    if (isClosed) {
      throw Refusal.busy("The workbench is closing.");
    }
    if (running.size() >= limits.solves()) {
      int own = waiting.size(entry.client);
      if (own >= limits.waiting() || waiting.size() >= CLIENTS * limits.waiting()) {
        throw Refusal.busy(
            "Too many games are waiting to be solved ("
                + waiting.size()
                + "); ask again in a minute, or stop one.");
      }
    }
    waiting.add(entry.client, entry);
    fillSeats();
  }

  /** Starts those whose turn it is. */
  private void fillSeats() {
    while (!isClosed && running.size() < limits.solves() && waiting.size() > 0) {
      Entry next = waiting.next().orElseThrow();
      if (isLeft(next) && waiting.size() > 0) {
        pauseUnseen(next);
      } else if (!start(next)) {
        // There is no memory for a thread now; look() tries again.
        waiting.add(next.client, next);
        break;
      }
    }
    tellPlaces();
  }

  private void pauseUnseen(Entry entry) {
    entry.isUnseen = true;
    entry.job.unqueued();
  }

  private boolean start(Entry entry) {
    entry.job.queued(0);
    entry.begun = clock.getAsLong();
    entry.isPutOff = false;
    entry.isStopping = false;
    entry.thread = new Thread(() -> run(entry), "solver " + entry.job.rules().code());
    entry.thread.setDaemon(true);
    running.add(entry);
    try {
      entry.thread.start();
      return true;
    } catch (OutOfMemoryError e) {
      running.remove(entry);
      return false;
    }
  }

  private void run(Entry entry) {
    Job job = entry.job;
    try {
      job.run(limits.forSolver().withTime(entry.left));
    } catch (OutOfMemoryError e) {
      // What is proved is proved; it is only not written down.
    } finally {
      ended(entry);
    }
  }

  private synchronized void ended(Entry entry) {
    running.remove(entry);
    Job.Phase phase = entry.job.state().phase();
    if (entry.isPutOff && !isClosed && phase != Job.Phase.DONE) {
      Duration rest = entry.left.minusNanos(clock.getAsLong() - entry.begun);
      // When its time is over it is the solver that says so.
      entry.left = rest.compareTo(SHORTEST_STINT) < 0 ? SHORTEST_STINT : rest;
      entry.stint = entry.stint.multipliedBy(2);
      if (isLeft(entry)) {
        pauseUnseen(entry);
      } else {
        waiting.add(entry.client, entry);
      }
    } else if (phase == Job.Phase.QUEUED) {
      // Somebody has stopped it while it was being put off.
      entry.job.unqueued();
    }
    fillSeats();
  }

  private boolean isLeft(Entry entry) {
    return clock.getAsLong() - entry.asked > UNTIL_LEFT.toNanos() && !entry.job.isWatched();
  }

  /** To be called every now and then: lets the next have a turn. */
  synchronized void look() {
    fillSeats();
    if (waiting.size() == 0 || running.stream().anyMatch(entry -> entry.isStopping)) {
      return;
    }
    for (Entry entry : running) {
      boolean isOver = clock.getAsLong() - entry.begun > entry.stint.toNanos();
      if (isLeft(entry) || (isOver && waiting.hasOtherThan(entry.client))) {
        entry.isPutOff = true;
        entry.isStopping = true;
        entry.job.putOff();
        return;
      }
    }
  }

  private void tellPlaces() {
    int place = 1;
    for (Entry entry : waiting.inTurn()) {
      Job.State state = entry.job.state();
      if (state.phase() != Job.Phase.QUEUED || state.view().queuePlace() != place) {
        entry.job.queued(place);
      }
      place++;
    }
  }

  private void forgetSome() {
    Set<Entry> busy = new LinkedHashSet<>(waiting.inTurn());
    busy.addAll(running);
    Iterator<Entry> oldest = byKey.values().iterator();
    while (byKey.size() > Limits.KEPT && oldest.hasNext()) {
      Entry entry = oldest.next();
      if (!busy.contains(entry)) {
        oldest.remove();
        byText.values().removeIf(other -> other == entry);
      }
    }
  }

  @Override
  public void close() {
    Thread[] threads;
    synchronized (this) {
      isClosed = true;
      running.forEach(entry -> entry.job.stop());
      threads = running.stream().map(entry -> entry.thread).toArray(Thread[]::new);
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
