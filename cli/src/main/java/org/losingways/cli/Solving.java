// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.QuotientSolver;
import org.losingways.quotient.SolverLimits;
import org.losingways.strategy.NormalSolution;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The mixin of commands that use a game's solution: how long to look for it. */
final class Solving {

  /** Somebody who waits for an answer does not wait longer for a proof that is not needed. */
  private static final Duration PATIENCE = Duration.ofSeconds(3);

  private static final int NORMAL_HEAPS = 3000;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Amount.Time.class,
      defaultValue = "20s",
      description =
          "Look for the solution of the game this long, such as 30s (default: ${DEFAULT-VALUE}).")
  private Duration timeLimit;

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  /** How long a quotient may be looked for that would be good to have. */
  Duration patience() {
    return timeLimit.compareTo(PATIENCE) < 0 ? timeLimit : PATIENCE;
  }

  /**
   * The solution, or the partial quotient to at least this heap if that is all that can be had in
   * time, or to the last heap that was verified.
   */
  FiniteQuotient quotient(Ruleset rules, BigInteger heap) {
    long start = System.nanoTime();
    QuotientSolver solver = new QuotientSolver(rules);
    run(solver, SolverLimits.none().withTime(patience()));
    int wanted = heap.min(BigInteger.valueOf(rules.largestHeap())).intValue();
    Duration left = timeLimit.minusNanos(System.nanoTime() - start);
    if (solver.heaps() < wanted && !left.isNegative()) {
      run(solver, SolverLimits.none().withTime(left).withMaxHeap(wanted));
    }
    return solver.quotient();
  }

  private void run(QuotientSolver solver, SolverLimits limits) {
    SolverRun.run(solver, limits, Misere.terminalOf(spec), (changed, progress) -> {});
  }

  /** Normal play, to at least this heap where that is no great work. */
  static NormalSolution normal(Ruleset rules, BigInteger heap) {
    int most = rules.reach().map(reach -> reach.maxParts() < 2 ? 100_000 : 20_000).orElse(2000);
    int wanted =
        heap.min(BigInteger.valueOf(most)).max(BigInteger.valueOf(NORMAL_HEAPS)).intValue();
    return NormalSolution.of(rules, Math.min(wanted, most));
  }

  /** Heaps of any size: numbers separated by blanks, plus signs or commas. */
  static List<BigInteger> heaps(List<String> texts) {
    List<BigInteger> heaps = new ArrayList<>();
    for (String text : texts) {
      for (String size : text.strip().split("\\s*[+,]\\s*|\\s+", -1)) {
        heaps.add(heap(size));
      }
    }
    return heaps;
  }

  private static BigInteger heap(String text) {
    if (!text.matches("[0-9]{1,1000}")) {
      String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
      throw new CommandFailure(
          "'" + shown + "' is not a heap: write its size, a whole number like 9.");
    }
    return new BigInteger(text);
  }

  static BigInteger largest(List<BigInteger> heaps) {
    return heaps.stream().reduce(BigInteger.ZERO, BigInteger::max);
  }
}
