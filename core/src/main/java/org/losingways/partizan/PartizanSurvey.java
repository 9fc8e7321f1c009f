// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

/**
 * What a short look at one partizan game finds: whether its misère monoid is finite, infinite or
 * open, and whether some heap has an inverse that is not its conjugate.
 *
 * <pre>{@code
 * PartizanSurvey.of("0.7", "0.07", Duration.ofSeconds(1)).kind()   // SOLVED_INFINITE
 * }</pre>
 *
 * @param left Left's code
 * @param right Right's code
 * @param kind what was found
 * @param order the order of the last verified monoid; 0 if it is infinite
 * @param heaps the last verified heap
 * @param period the proved period, if there is one
 * @param oddInverses heaps that are not as good as nothing and have an inverse that is not the
 *     conjugate, as {@code heap:inverse}
 */
public record PartizanSurvey(
    String left,
    String right,
    Kind kind,
    int order,
    int heaps,
    Optional<Period> period,
    List<String> oddInverses) {

  /** What is known of the monoid of all positions. */
  public enum Kind {
    /** Solved, and the monoid is finite. */
    FINITE,
    /** Solved, and the monoid is infinite. */
    SOLVED_INFINITE,
    /**
     * Not solved, but infinite: the monoid of some of the heaps is, and what those tell apart is
     * told apart by all.
     */
    INFINITE,
    /** Nothing is proved about all heaps. */
    OPEN;

    /** Such as {@code solved-infinite}. */
    public String text() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** Heaps whose inverses are looked for. */
  private static final int HEAPS_INVERTED = 12;

  /** Looks at a game for at most this time. */
  public static PartizanSurvey of(String left, String right, Duration time) {
    PartizanRuleset rules = PartizanRuleset.of(TakeAndBreak.of(left), TakeAndBreak.of(right));
    PartizanSolver solver = new PartizanSolver(rules);
    solver.run(SolverLimits.none().withTime(time));
    return of(left, right, solver);
  }

  /** What a solver of the game has found. */
  public static PartizanSurvey of(String left, String right, PartizanSolver solver) {
    boolean isSolved = solver.status() == SolverStatus.SOLVED;
    PartizanSolution solution = solver.solution();
    boolean isInfinite = solution.isInfinite();
    Kind kind =
        isSolved
            ? isInfinite ? Kind.SOLVED_INFINITE : Kind.FINITE
            : isInfinite ? Kind.INFINITE : Kind.OPEN;
    return new PartizanSurvey(
        left,
        right,
        kind,
        isInfinite ? 0 : solution.finiteOrder().orElse(0),
        solver.heaps(),
        solution.period(),
        isSolved ? oddInverses(solution) : List.of());
  }

  private static List<String> oddInverses(PartizanSolution solution) {
    List<String> found = new ArrayList<>();
    for (int h = 1; h <= Math.min(HEAPS_INVERTED, solution.heapsComputed()); h++) {
      Position g = Position.of(h);
      Optional<Position> inverse = solution.inverse(g);
      if (inverse.isPresent()
          && !solution.isIdentity(g)
          && Conjugation.differs(solution.rules(), g, inverse.get()).isPresent()) {
        found.add(h + ":" + inverse.get());
      }
    }
    return found;
  }
}
