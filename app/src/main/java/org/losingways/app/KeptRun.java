// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Set;
import java.util.function.Consumer;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.quotient.solver.GrowthReport;
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

  /** Who looks on while heaps are added. */
  public interface Watcher {
    /** Nobody looks on. */
    Watcher NOBODY = changed -> {};

    /**
     * Called after each heap, also the one at which the solver stopped.
     *
     * @param changed whether the heap changed the quotient
     */
    void afterHeap(boolean changed);

    /** Called again and again while a heap is looked at, which can take minutes. */
    default void meanwhile() {}
  }

  /**
   * Adds heaps until the game is solved or a limit is reached, and saves now and then; how it went
   * can be asked of the solver.
   */
  public SolverStatus run(SolverLimits limits, Watcher watcher) {
    Runnable look =
        () -> {
          watcher.meanwhile();
          look();
        };
    return Budget.watched(look).during(() -> steps(limits, watcher));
  }

  private SolverStatus steps(SolverLimits limits, Watcher watcher) {
    while (solver.status() != SolverStatus.SOLVED && solver.heaps() < limits.maxHeap()) {
      int changes = solver.steps().size();
      solver.extend(limits);
      try {
        watcher.afterHeap(solver.steps().size() != changes);
        look();
      } catch (Budget.Stopped e) {
        // Whoever looks on was told first. The solver is told when it is asked next, and notes why.
        continue;
      }
      if (solver.stopped().isPresent()) {
        return solver.status();
      }
    }
    // Lets the solver note why it stopped.
    return solver.run(limits);
  }

  /**
   * Where it is, such as {@code heap 21, order 638 so far; trial 8, 7 refuted, the last (order
   * 5120) by 9+9}.
   */
  public String where() {
    GrowthReport report = solver.report();
    int trials = report.trials();
    String known =
        solver.finiteOrder().isPresent() ? "order " + solver.finiteOrder().getAsInt() : "infinite";
    String refuted = trials == 0 ? "" : "; trial " + (trials + 1) + ", " + trials + " refuted";
    if (!report.orders().isEmpty() && !report.refuting().isEmpty()) {
      int last = report.refuting().size() - 1;
      refuted +=
          ", the last (order %d) by %s"
              .formatted(report.orders().get(last), report.refuting().get(last));
    }
    return "heap " + report.heap() + ", " + known + " so far" + refuted;
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
