// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.app.Known;
import org.losingways.app.SavedGames;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
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

/**
 * Games of Left and Right that somebody asked for: each is solved for as long as a question may
 * take, and further when somebody asks for more. The least recently asked for is forgotten.
 */
final class PartizanGames {

  private static final int KEPT = 40;
  private static final int MAX_HEAP = 2000;
  private static final int MAX_PLAYED_OUT = 100_000;
  private static final Duration TIME = Limits.VIEW_TIME.multipliedBy(3).dividedBy(5);

  private final Map<String, Studied> byKey = new Recent<>(KEPT);

  private final SavedGames games;

  /**
   * @param games where solvers begin, and what they find is kept
   */
  PartizanGames(SavedGames games) {
    this.games = games;
  }

  /** A game and what is known of it. */
  static final class Studied {
    private final SavedGames games;
    private final PartizanSolver solver;
    private final List<Finding> known;
    private long nanosUsed;
    private volatile PartizanSolution solution;
    private volatile Printed state;

    private Studied(SavedGames games, PartizanRuleset rules) {
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
    synchronized Studied goOn() {
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
    private synchronized Studied begun() {
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

    /** What is known of it now. */
    Known.Partizan now() {
      return new Known.Partizan(solution, status(), this::gauges);
    }

    private Optional<PartizanGauges> gauges() {
      try {
        return games.gauges(rules());
      } catch (SavedGames.Failure e) {
        // What the monoid tells is known all the same.
        return Optional.empty();
      }
    }

    PartizanAnalyst analyst(Position position) {
      return now().analyst(position, MAX_PLAYED_OUT);
    }
  }

  /** A game, looked at for as long as a question may take if it is new. */
  Studied of(PartizanRuleset rules) {
    Studied known;
    synchronized (this) {
      known = byKey.computeIfAbsent(rules.key(), key -> new Studied(games, rules));
    }
    return known.begun();
  }
}
