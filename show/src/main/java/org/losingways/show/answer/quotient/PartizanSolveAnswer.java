// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.MonoidText;
import org.losingways.partizan.PartizanSolution;
import org.losingways.partizan.PartizanSolver;
import org.losingways.partizan.PartizanStep;
import org.losingways.partizan.RulesetTests;
import org.losingways.quotient.Period;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.answer.Omitted;

/**
 * The misère monoid of a partizan game, as far as it is known.
 *
 * @param deadEnding whether no heap was found in which a player has no move now but one later
 * @param alive the first such heap
 * @param growth how values go on for ever that do not repeat
 * @param outcomes the elements with each outcome; with k for 0, 1, 2, … if they are infinitely many
 * @param refuted how many monoids with the next heap were tried in vain, if one was looked for
 * @param gauges what sums of heaps tell of heaps beyond the last monoid
 */
public record PartizanSolveAnswer(
    String game,
    String status,
    boolean infinite,
    OptionalInt order,
    OptionalInt period,
    OptionalInt preperiod,
    @Omitted Optional<Growth> growth,
    int heapsComputed,
    boolean placement,
    boolean deadEnding,
    @Omitted Optional<String> alive,
    List<MonoidText.Generator> generators,
    List<String> relations,
    Map<String, List<String>> outcomes,
    List<String> phi,
    List<PartizanStep> steps,
    @Omitted OptionalInt refuted,
    @Omitted Optional<GaugesAnswer> gauges,
    long milliseconds)
    implements Solved {

  /**
   * Values that grow: heap h + period is worth heap h and one factor more, for all h ≥ preperiod.
   *
   * @param saltus by how much the count is larger
   * @param factor how an element that counts just that is written, if there is one
   */
  public record Growth(int preperiod, int period, int saltus, @Omitted Optional<String> factor) {}

  /** Where a solver is now. */
  public static PartizanSolveAnswer of(PartizanSolver solver, long milliseconds) {
    return of(solver, Optional.empty(), milliseconds);
  }

  /** Where a solver is now, with what gauges tell beyond its monoid. */
  public static PartizanSolveAnswer of(
      PartizanSolver solver, Optional<PartizanGauges> gauges, long milliseconds) {
    PartizanSolution solution = solver.solution();
    Optional<Period> period = solution.period();
    OptionalInt alive = RulesetTests.notDeadEnding(solution.rules(), solution.heapsComputed());
    Map<String, List<String>> outcomes = new TreeMap<>();
    solution.text().outcomes().forEach((outcome, words) -> outcomes.put(outcome.name(), words));
    return new PartizanSolveAnswer(
        solution.rules().code(),
        solver.status().word(),
        solution.isInfinite(),
        solution.finiteOrder(),
        period.map(p -> OptionalInt.of(p.period())).orElse(OptionalInt.empty()),
        period.map(p -> OptionalInt.of(p.preperiod())).orElse(OptionalInt.empty()),
        solution
            .progression()
            .map(g -> new Growth(g.preperiod(), g.period(), g.saltus(), solution.factor())),
        solution.heapsComputed(),
        RulesetTests.isPlacement(solution.rules()),
        alive.isEmpty(),
        alive.stream().mapToObj(solution.rules().labels()::label).findFirst(),
        solution.text().generators(),
        solution.text().relations(),
        outcomes,
        solution.printedPhi(),
        solution.steps(),
        solver.status() == SolverStatus.GROWING
            ? OptionalInt.of(solver.refuted())
            : OptionalInt.empty(),
        gauges.map(GaugesAnswer::of),
        milliseconds);
  }
}
