// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.losingways.reader.GameReader;
import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;
import org.losingways.store.Entry;
import org.losingways.store.KeptGames.Effort;
import org.losingways.store.Store;

/**
 * Solves many games, in rounds: each for a short time, then those that are not solved for longer,
 * and so on. What is known already is not looked for again, so that a census that was stopped goes
 * on where it was.
 *
 * <pre>{@code
 * Census census = new Census(plan, store, new ThreadRunner(2));
 * census.run(progress -> {}, () -> false);
 * }</pre>
 */
public final class Census {

  /**
   * Which games, and how far.
   *
   * @param name such as {@code octal 3}, by which it is compared with the last one
   * @param rounds the time for each game in each round
   * @param maxBytes the most memory a trial may take
   */
  public record Plan(
      String name,
      List<CodeFamily.Kin> games,
      List<Duration> rounds,
      OptionalInt maxHeap,
      OptionalInt maxOrder,
      long maxBytes) {}

  /**
   * How far a census is.
   *
   * @param round which round, from 1 on
   * @param done how many games of the round have ended
   * @param games how many games the round has
   * @param solved how many of them were solved in it
   * @param code the last game
   */
  public record Progress(int round, int done, int games, int solved, String code) {}

  private final Plan plan;
  private final Store store;
  private final CensusRunner runner;
  private final ConcurrentLinkedQueue<String> objections = new ConcurrentLinkedQueue<>();

  public Census(Plan plan, Store store, CensusRunner runner) {
    this.plan = plan;
    this.store = store;
    this.runner = runner;
  }

  /**
   * Does all rounds.
   *
   * @param watcher is told after each game, one at a time
   * @param isOver asked again and again whether to stop
   * @return whether all was done
   */
  public boolean run(Consumer<Progress> watcher, BooleanSupplier isOver) {
    for (int i = 0; i < plan.rounds().size() && !isOver.getAsBoolean(); i++) {
      round(i + 1, plan.rounds().get(i), watcher, isOver);
    }
    return !isOver.getAsBoolean();
  }

  private void round(
      int number, Duration time, Consumer<Progress> watcher, BooleanSupplier isOver) {
    List<CensusTask> tasks = tasks(time);
    AtomicInteger done = new AtomicInteger();
    AtomicInteger solved = new AtomicInteger();
    runner.run(
        tasks,
        result -> {
          Optional<Entry> kept = examine(result, time, isOver);
          synchronized (this) {
            if (kept.isPresent() && kept.get().standing().isSolved()) {
              solved.incrementAndGet();
            }
            watcher.accept(
                new Progress(
                    number, done.incrementAndGet(), tasks.size(), solved.get(), result.code()));
          }
        },
        isOver);
  }

  /** The games that are not solved and have not had so much time yet. */
  private List<CensusTask> tasks(Duration time) {
    List<CensusTask> tasks = new ArrayList<>();
    for (CodeFamily.Kin kin : plan.games()) {
      Optional<Entry> known = store.find(GameReader.of(kin.code()).key()).map(Store.Found::entry);
      boolean isDone =
          known
              .filter(e -> e.standing().isSolved() || e.origin().tried() >= time.toMillis())
              .isPresent();
      if (!isDone) {
        tasks.add(
            new CensusTask(
                kin.code(),
                time.toMillis(),
                plan.maxHeap(),
                plan.maxOrder(),
                plan.maxBytes(),
                known.flatMap(Entry::run)));
      }
    }
    return tasks;
  }

  /** Examines a result, and keeps it if it is right. */
  private Optional<Entry> examine(CensusResult result, Duration time, BooleanSupplier isOver) {
    Examination examined = Examination.of(result, isOver);
    examined.objection().ifPresent(why -> objections.add(result.code() + ": " + why));
    if (examined.standing().isEmpty()) {
      return Optional.empty();
    }
    Standing standing = examined.standing().get();
    Optional<Origin> before = store.find(standing.game()).map(found -> found.entry().origin());
    String limits = time.toMillis() + " ms, " + (plan.maxBytes() >> 20) + " MiB";
    Entry entry =
        new Entry(
            standing,
            new Effort(result.milliseconds(), isOver.getAsBoolean() ? Duration.ZERO : time, limits)
                .after(before),
            result.run(),
            result.certificate());
    store.put(entry);
    return Optional.of(entry);
  }

  /** What was wrong with results that were not kept, a sentence each. */
  public List<String> objections() {
    return List.copyOf(objections);
  }
}
