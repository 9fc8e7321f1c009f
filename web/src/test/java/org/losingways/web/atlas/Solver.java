// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import org.losingways.partizan.PartizanSolver;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.file.GameArgument;

/** Games solved for tests. */
final class Solver {

  private Solver() {}

  /** What is known of a game to this heap, or of all of it if it is solved before. */
  static Known known(String game, int heaps) {
    SolverLimits limits = SolverLimits.none().withMaxHeap(heaps);
    return GameArgument.read(game)
        .either(
            rules -> {
              QuotientSolver solver = new QuotientSolver(rules);
              solver.run(limits);
              return Known.of(solver);
            },
            rules -> {
              PartizanSolver solver = new PartizanSolver(rules);
              solver.run(limits);
              return Known.of(solver);
            });
  }
}
