// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.losingways.cli.terminal.Terminal;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The mixin of commands that use a game's solution: how long to look for it. */
public final class Solving {

  /** Somebody who waits for an answer does not wait longer for a proof that is not needed. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  @Mixin private Limits limits;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  /** How long a quotient may be looked for that would be good to have. */
  public Duration patience() {
    return limits.time(PATIENCE);
  }

  /** How long a quotient may be looked for that an answer needs. */
  Duration time() {
    return limits.time();
  }

  /**
   * The solution, or the partial quotient to at least this heap if that is all that can be had in
   * time, or to the last heap that was verified.
   */
  public Quotient quotient(Ruleset rules, BigInteger heap) {
    return solver(rules, heap).quotient();
  }

  private QuotientSolver solver(Ruleset rules, BigInteger heap) {
    long start = System.nanoTime();
    QuotientSolver solver = new QuotientSolver(rules);
    SolverLimits all = limits.fromNow();
    run(solver, all.withTime(patience()));
    int last = Math.min(rules.largestHeap(), all.maxHeap());
    int wanted = heap.min(BigInteger.valueOf(last)).intValue();
    Duration left = limits.time().minusNanos(System.nanoTime() - start);
    if (solver.heaps() < wanted && !left.isNegative()) {
      run(solver, all.withMaxHeap(wanted));
    }
    return solver;
  }

  private void run(QuotientSolver solver, SolverLimits reach) {
    SolverRun.run(solver, reach, Terminal.of(spec));
  }

  public static BigInteger largest(List<BigInteger> heaps) {
    return heaps.stream().reduce(BigInteger.ZERO, BigInteger::max);
  }
}
