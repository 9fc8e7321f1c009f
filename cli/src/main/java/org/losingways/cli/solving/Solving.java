// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.losingways.app.KeptRun;
import org.losingways.app.Telling;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.game.Ruleset;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;
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

  /** How far a solver may go, and what is kept of it. */
  Limits limits() {
    return limits;
  }

  /** Finds what genera need beside a game, from where the store has got to. */
  public PositionGenera.Finder besideNimHeaps() {
    return limits.besideNimHeaps(AnsweringCommand.output(spec));
  }

  /** Whether the store has a quotient of a game for all heaps, which is no work to read. */
  public boolean isKept(Ruleset rules) {
    return limits.isKept(rules, AnsweringCommand.output(spec));
  }

  /** Does something within the time that a person waits for what would be good to have. */
  public <T> T patiently(Supplier<T> what) {
    return Interrupt.budget(patience()).during(what);
  }

  /**
   * The solution, or the partial quotient to at least this heap if that is all that can be had in
   * time, or to the last heap that was verified. Where linear forms are kept that tell this heap
   * ({@link #telling}), nothing is solved: it is the quotient as the store has it.
   */
  public Quotient quotient(Ruleset rules, BigInteger heap) {
    SolverLimits all = limits.reach();
    Output output = AnsweringCommand.output(spec);
    KeptRun kept = patiently(() -> limits.run(rules, all, output));
    QuotientSolver solver = kept.solver();
    if (solver.status() != SolverStatus.SOLVED
        && limits.gauges(rules, output).filter(gauges -> gauges.knows(heap)).isPresent()) {
      return solver.quotient();
    }
    patiently(
        () -> {
          SolverRun.run(kept, all, output.terminal(), SolverRun.NOBODY);
          return solver;
        });
    int last = Math.min(rules.largestHeap(), all.maxHeap());
    int wanted = heap.min(BigInteger.valueOf(last)).intValue();
    if (solver.heaps() < wanted && solver.status() != SolverStatus.SOLVED) {
      KeptRun run = limits.run(solver, all, output);
      SolverRun.run(run, all.withMaxHeap(wanted), output.terminal(), SolverRun.NOBODY);
    }
    return solver.quotient();
  }

  /**
   * What tells the outcomes of positions with heaps up to this one: the quotient, or gauges that
   * are kept, where these go further and the quotient not far enough.
   */
  public Solution telling(Quotient quotient, BigInteger heap) {
    return Telling.<Solution>of(
        quotient, heap, () -> limits.gauges(quotient.rules(), AnsweringCommand.output(spec)));
  }

  /** The same, with half of all the time: the rest is for playing out. */
  public Quotient beforePlayingOut(Ruleset rules, BigInteger heap) {
    return limits.inHalfTheTime(() -> quotient(rules, heap));
  }

  public static BigInteger largest(List<BigInteger> heaps) {
    return heaps.stream().reduce(BigInteger.ZERO, BigInteger::max);
  }
}
