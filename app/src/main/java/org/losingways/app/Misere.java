// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.time.Duration;
import java.util.function.IntConsumer;
import org.losingways.game.Game;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.reader.GameReader;

/**
 * Where a program that uses the library begins: names a game, says what solving it may cost, and
 * has it solved.
 *
 * <pre>{@code
 * SolvedGame kayles = Misere.game("kayles").solve();
 * kayles.outcome(9, 8, 5, 3)                                  // N
 * kayles.certificate().writeTo(Path.of("kayles.json"));       // Referee.check(path) accepts it
 * Misere.game("0.07").maxHeap(20).time(Duration.ofSeconds(10)).solve();
 * }</pre>
 *
 * <p>Without limits a game that has no solution is solved for ever. Values of this class do not
 * change: each option gives a new one.
 */
public final class Misere {

  private final Game game;
  private final SolverLimits limits;
  private final Duration time;
  private final SavedGames saved;
  private final IntConsumer progress;

  private Misere(
      Game game, SolverLimits limits, Duration time, SavedGames saved, IntConsumer progress) {
    this.game = game;
    this.limits = limits;
    this.time = time;
    this.saved = saved;
    this.progress = progress;
  }

  /**
   * The game that a text names: a code such as {@code 0.123}, a name such as {@code kayles}, two
   * codes such as {@code 0.7/0.07}, a form, or whatever else {@code misere} reads.
   *
   * @throws org.losingways.game.GameFormatException if it names none
   */
  public static Misere game(String text) {
    return game(GameReader.of(text));
  }

  /** A game with rules of one's own, or those of a reader. */
  public static Misere game(Game rules) {
    return new Misere(rules, SolverLimits.none(), Duration.ZERO, SavedGames.none(), heap -> {});
  }

  /** Looks at no larger heaps. */
  public Misere maxHeap(int heap) {
    return new Misere(game, limits.withMaxHeap(heap), time, saved, progress);
  }

  /** Looks for no finite quotients with more elements. */
  public Misere maxOrder(int order) {
    return new Misere(game, limits.withMaxOrder(order), time, saved, progress);
  }

  /** Takes no more memory, by estimate. */
  public Misere maxBytes(long bytes) {
    return new Misere(game, limits.withMaxBytes(bytes), time, saved, progress);
  }

  /** Takes no longer, from the time at which it begins to solve. */
  public Misere time(Duration most) {
    return new Misere(game, limits, most, saved, progress);
  }

  /** Begins where an earlier run ended, and saves what is found. */
  public Misere store(SavedGames games) {
    return new Misere(game, limits, time, games, progress);
  }

  /** Tells the largest heap that is verified, each time after one was added. */
  public Misere progress(IntConsumer listener) {
    return new Misere(game, limits, time, saved, listener);
  }

  /** Solves the game, or as much of it as the limits allow. */
  public SolvedGame solve() {
    SolverLimits within = time.isZero() ? limits : limits.withTime(time);
    return game.<SolvedGame, RuntimeException>either(
        rules -> {
          KeptRun run =
              KeptRun.of(
                  saved,
                  rules,
                  within,
                  KeptRun.Terms.of(
                      time,
                      within,
                      sentence -> {
                        throw new SavedGames.Failure(sentence, null);
                      }));
          run.begin();
          QuotientSolver solver = run.solver();
          boolean isOver = false;
          while (!isOver && isOpen(solver.status(), solver.heaps())) {
            solver.extend(within);
            isOver = solver.stopped().isPresent();
            progress.accept(solver.heaps());
            run.look();
          }
          run.end();
          return SolvedGame.of(solver.quotient());
        },
        rules -> {
          long begin = System.nanoTime();
          PartizanSolver solver = saved.solver(rules, within);
          boolean isOver = false;
          while (!isOver && isOpen(solver.status(), solver.heaps())) {
            solver.extend(within);
            isOver = solver.isStopped();
            progress.accept(solver.heaps());
          }
          long millis = (System.nanoTime() - begin) / 1_000_000;
          saved.keep(
              solver,
              new SavedGames.Effort(millis, time, KeptRun.Terms.words(time, within.maxBytes())));
          return SolvedGame.of(solver.solution());
        });
  }

  private boolean isOpen(SolverStatus status, int heaps) {
    return status != SolverStatus.SOLVED && heaps < limits.maxHeap();
  }

  @Override
  public String toString() {
    return "Misere.game(\"" + game.code() + "\")";
  }
}
