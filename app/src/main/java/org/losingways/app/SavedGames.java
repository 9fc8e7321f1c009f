// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.Gauges;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanSolver;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.answer.census.Finding;

/**
 * What was proved before: where solvers begin, and where what they find is saved.
 *
 * <pre>{@code
 * QuotientSolver solver = saved.solver(rules, limits);
 * solver.run(limits);
 * saved.keep(solver, new Effort(milliseconds, time, "30 s, 512 MiB"));
 * }</pre>
 *
 * <p>What a solver gives is what it would have given after the same work from the beginning: to the
 * heap and the order that its limits name, and not beyond. A page has no files, and so {@link
 * #none}.
 */
public interface SavedGames {

  /**
   * A solver that has got as far as is known.
   *
   * @param isSolved whether the game is saved as a solved one, so that there is nothing to save: a
   *     solver may yet have to add heaps that need not be saved
   */
  record Start(QuotientSolver solver, boolean isSolved) {}

  /**
   * What went into a run.
   *
   * @param milliseconds of work
   * @param time that it was given
   * @param limits in words
   */
  record Effort(long milliseconds, Duration time, String limits) {}

  /** Nothing can be read or saved, for a reason that is worth one sentence. */
  class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Failure(String sentence, Throwable cause) {
      super(sentence, cause);
    }
  }

  /**
   * A solver of a game that has got as far as is known of it or of an equivalent code, but not
   * beyond the limits on heap and order; none if nothing is known.
   */
  Optional<Start> start(Ruleset rules, SolverLimits limits);

  /** The same, or a solver that begins at the beginning. */
  default QuotientSolver solver(Ruleset rules, SolverLimits limits) {
    return start(rules, limits).map(Start::solver).orElseGet(() -> new QuotientSolver(rules));
  }

  /** The same of a game with Left and Right. */
  PartizanSolver solver(PartizanRuleset rules, SolverLimits limits);

  /** Whether a game is saved as a solved one with a quotient that a finite set generates. */
  boolean isSolved(Ruleset rules);

  /** Whether anything is saved of a game. */
  boolean isKnown(Game game);

  /** The linear forms that are saved of a game that is not solved. */
  Optional<Gauges<?>> gauges(Game game);

  /** The same of a game in which both players have the same moves. */
  default Optional<GaugeSolution> gauges(Ruleset rules) {
    return gauges((Game) rules).map(GaugeSolution.class::cast);
  }

  /** The same of a game with Left and Right. */
  default Optional<PartizanGauges> gauges(PartizanRuleset rules) {
    return gauges((Game) rules).map(PartizanGauges.class::cast);
  }

  /** What is saved of a game itself, as far as this program has verified it. */
  List<Finding> findings(Game game);

  /**
   * Saves what a solver has proved, with its certificate if the game is solved.
   *
   * @param effort what went into it since the solver was asked for
   * @return whether it was more than was known
   * @throws Failure if it cannot be saved
   */
  boolean keep(QuotientSolver solver, Effort effort);

  /** The same of a game with Left and Right. */
  boolean keep(PartizanSolver solver, Effort effort);

  /** Saves linear forms beside what a solver has proved, which is saved already. */
  boolean keep(Gauges<?> gauges, Effort effort);

  /**
   * Finds quotients of games beside nim-heaps, which genera need, and saves them; one that was
   * looked for in vain for as long before is not looked for again.
   *
   * @param fault hears once if they cannot be saved
   */
  PositionGenera.Finder besideNimHeaps(Consumer<String> fault);

  /** Nothing is known, and nothing is saved. */
  static SavedGames none() {
    return NothingSaved.NOTHING;
  }
}
