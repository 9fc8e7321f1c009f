// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;
import org.losingways.game.Ruleset;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.quotient.solver.StopReason;

/**
 * A run of a solver that is kept in the store: now and then while it goes on, and at its end.
 *
 * <pre>{@code
 * KeptRun run = KeptRun.of(saved, rules, limits, Terms.of(time, limits, sentence -> {}));
 * run.solver().extend(limits);
 * run.look();         // again and again
 * run.end();
 * }</pre>
 *
 * <p>A store that fails does not end the run: somebody is told once. Not thread-safe.
 */
public final class KeptRun {

  /** Most answers come before this; they are written once. */
  private static final long NANOS_BEFORE_THE_FIRST = 2_000_000_000;

  /** So long somebody must have looked for more in vain for that to be worth writing down. */
  private static final long MILLIS_WORTH_NOTING = 500;

  /** Whatever stops a run otherwise says nothing about how hard the game is. */
  private static final Set<StopReason> TRIED =
      Set.of(StopReason.TIME, StopReason.MEMORY, StopReason.BEYOND);

  private final SavedGames games;
  private final QuotientSolver solver;
  private final Terms terms;
  private final Checkpoints checkpoints;

  /** Whether the game was kept as a solved one before, so that there is nothing to keep. */
  private final boolean wasSolved;

  private int heaps;
  private SolverStatus status;
  private long since = System.nanoTime();
  private boolean hasFailed;

  /**
   * What a run is told.
   *
   * @param time that it is given
   * @param limits in words
   * @param fault told once if the store fails
   */
  public record Terms(Duration time, String limits, Consumer<String> fault) {

    /** The terms of a run within limits. */
    public static Terms of(Duration time, SolverLimits limits, Consumer<String> fault) {
      return new Terms(time, words(time, limits.maxBytes()), fault);
    }

    /** Limits in words, such as {@code 30 s, 512 MiB}. */
    public static String words(Duration time, long maxBytes) {
      String seconds = BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
      return seconds + " s, " + (maxBytes >> 20) + " MiB";
    }
  }

  private KeptRun(
      SavedGames games,
      QuotientSolver solver,
      int heaps,
      SolverStatus status,
      boolean wasSolved,
      Terms terms) {
    this.games = games;
    this.solver = solver;
    this.terms = terms;
    this.heaps = heaps;
    this.status = status;
    this.wasSolved = wasSolved;
    this.checkpoints =
        new Checkpoints(
            solver, System::nanoTime, heaps, NANOS_BEFORE_THE_FIRST, s -> keep(Duration.ZERO));
  }

  /** A run that begins where the store has got to, but not beyond limits on heap and order. */
  public static KeptRun of(SavedGames games, Ruleset rules, SolverLimits limits, Terms terms) {
    return games
        .start(rules, limits)
        .map(saved -> of(games, saved, terms))
        .orElseGet(() -> with(games, new QuotientSolver(rules), terms));
  }

  private static KeptRun of(SavedGames games, SavedGames.Start saved, Terms terms) {
    QuotientSolver known = saved.solver();
    return new KeptRun(games, known, known.heaps(), known.status(), saved.isSolved(), terms);
  }

  /** A run of a solver that comes from elsewhere. */
  public static KeptRun with(SavedGames games, QuotientSolver solver, Terms terms) {
    return new KeptRun(games, solver, 0, SolverStatus.PARTIAL, false, terms);
  }

  /** A run of which nothing is saved. */
  public static KeptRun alone(QuotientSolver solver) {
    return with(SavedGames.none(), solver, new Terms(Duration.ZERO, "", sentence -> {}));
  }

  /** The solver. */
  public QuotientSolver solver() {
    return solver;
  }

  /** Begins to work, now or again: what was waited for before is no work. */
  public void begin() {
    since = System.nanoTime();
  }

  /** Keeps what is proved so far if there is something new and it is time to. */
  public void look() {
    checkpoints.look();
  }

  /** Keeps what is proved, and if the game is not solved, how long that was tried. */
  public void end() {
    boolean isNew = solver.heaps() != heaps || solver.status() != status;
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    if (isNew || (!isSolved && millis() >= MILLIS_WORTH_NOTING)) {
      boolean isTried = solver.stopped().filter(TRIED::contains).isPresent();
      keep(isTried ? terms.time() : Duration.ZERO);
    }
  }

  private long millis() {
    return (System.nanoTime() - since) / 1_000_000;
  }

  private boolean keep(Duration tried) {
    if (hasFailed || wasSolved) {
      return !hasFailed;
    }
    try {
      games.keep(solver, new SavedGames.Effort(millis(), tried, terms.limits()));
    } catch (SavedGames.Failure e) {
      hasFailed = true;
      terms.fault().accept(e.getMessage());
    }
    heaps = solver.heaps();
    status = solver.status();
    since = System.nanoTime();
    return !hasFailed;
  }
}
