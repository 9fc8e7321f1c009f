// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.losingways.game.TakeAndBreak;

/** Runs of the solver that tests look at and leave as they are, each made once in a process. */
public final class SharedRuns {

  private record Run(String code, int heap) {}

  private static final Map<Run, QuotientSolver> RUNS = new ConcurrentHashMap<>();

  /** No game that tests solve for heaps of every size is seen to be solved later. */
  private static final int FAR = 200;

  private SharedRuns() {}

  /** A game solved as far as it can be, or to heap 200. */
  public static QuotientSolver of(String code) {
    return to(code, FAR);
  }

  /** A game as far as it is known with heaps to this one. */
  public static QuotientSolver to(String code, int heap) {
    return RUNS.computeIfAbsent(
        new Run(code, heap),
        run -> {
          QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
          solver.run(SolverLimits.none().withMaxHeap(heap));
          return solver;
        });
  }
}
