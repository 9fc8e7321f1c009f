// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.app.SavedGames;
import org.losingways.app.ShownQuotient;
import org.losingways.app.Telling;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.Valuation;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.census.Finding;
import org.losingways.show.answer.census.GameRecord;
import org.losingways.show.answer.census.Standing;
import org.losingways.show.workbench.PartizanJobView;
import org.losingways.store.GameRecords;
import org.losingways.web.work.Limits;
import org.losingways.web.work.Printed;
import org.losingways.web.work.Recent;
import org.losingways.web.work.Refusal;

/**
 * Games of Left and Right that somebody asked for: each is solved for as long as a question may
 * take, and further when somebody asks for more. The least recently asked for is forgotten.
 */
final class PartizanGames {

  private static final int KEPT = 40;
  private static final int MAX_HEAP = 2000;
  private static final int MAX_PLAYED_OUT = 100_000;
  private static final Duration TIME = Limits.VIEW_TIME.multipliedBy(3).dividedBy(5);

  private final Map<String, Known> byKey = new Recent<>(KEPT);

  private final SavedGames games;

  /**
   * @param games where solvers begin, and what they find is kept
   */
  PartizanGames(SavedGames games) {
    this.games = games;
  }

  /** A game and what is known of it. */
  static final class Known {
    private final SavedGames games;
    private final PartizanSolver solver;
    private final List<Finding> known;
    private long nanosUsed;
    private volatile PartizanSolution solution;
    private volatile Printed state;

    private Known(SavedGames games, PartizanRuleset rules) {
      this.games = games;
      this.solver = games.solver(rules, SolverLimits.none().withMaxHeap(MAX_HEAP));
      this.known = GameRecords.statements(rules, games::findings);
      this.solution = solver.solution();
      note();
    }

    private void note() {
      solution = solver.solution();
      GameRecord record = GameRecords.of(solver.rules(), known, Optional.of(Standing.of(solver)));
      state = Printed.json(PartizanJobView.of(solver, nanosUsed / 1_000_000, Optional.of(record)));
    }

    /** Solves it further, for as long as a question may take. */
    synchronized Known goOn() {
      if (solver.status() != SolverStatus.SOLVED) {
        long start = System.nanoTime();
        try {
          solver.run(SolverLimits.none().withTime(TIME).withMaxHeap(MAX_HEAP));
        } finally {
          long nanos = System.nanoTime() - start;
          nanosUsed += nanos;
          note();
          keep(nanos / 1_000_000);
        }
      }
      return this;
    }

    private void keep(long millis) {
      try {
        games.keep(solver, new SavedGames.Effort(millis, TIME, TIME.toMillis() + " ms"));
      } catch (SavedGames.Failure e) {
        // It is known here all the same.
        return;
      }
    }

    /** The same; whoever comes second has what the first found. */
    private synchronized Known begun() {
      return nanosUsed == 0 ? goOn() : this;
    }

    PartizanRuleset rules() {
      return solver.rules();
    }

    PartizanSolution solution() {
      return solution;
    }

    SolverStatus status() {
      return solver.status();
    }

    /** How it stands, as it is sent. */
    Printed state() {
      return state;
    }

    /** The monoid to be shown, and what gauges tell of larger heaps. */
    ShownQuotient shown() {
      return ShownQuotient.of(solution, status(), gauges());
    }

    private Optional<PartizanGauges> gauges() {
      try {
        return games.gauges(rules());
      } catch (SavedGames.Failure e) {
        // What the monoid tells is known all the same.
        return Optional.empty();
      }
    }

    /** What tells the value of a position, if anything does, or as far as the monoid is known. */
    private Valuation<PartizanOutcome> known(Position position) {
      return Telling.<Valuation<PartizanOutcome>>of(solution, position, this::gauges);
    }

    PartizanAnalyst analyst(Position position) {
      return new PartizanAnalyst(known(position), MAX_PLAYED_OUT);
    }

    /**
     * The monoid, if it tells about this position.
     *
     * @throws Refusal if it does not
     */
    PartizanSolution covering(Position position) {
      return covering(solution, position);
    }

    /**
     * What tells the value of this position, be it the monoid or gauges.
     *
     * @throws Refusal if nothing does
     */
    Valuation<PartizanOutcome> telling(Position position) {
      return covering(known(position), position);
    }

    private <V extends Valuation<PartizanOutcome>> V covering(V known, Position position) {
      if (position.largest() > known.largestHeap()) {
        throw Refusal.bad(
            "The misère monoid of %s is known to heap %d only; let it go on, or take smaller heaps."
                .formatted(rules().code(), known.largestHeap()));
      }
      return known;
    }
  }

  /** A game, looked at for as long as a question may take if it is new. */
  Known of(PartizanRuleset rules) {
    Known known;
    synchronized (this) {
      known = byKey.computeIfAbsent(rules.key(), key -> new Known(games, rules));
    }
    return known.begun();
  }
}
