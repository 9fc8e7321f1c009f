// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import org.losingways.quotient.solver.QuotientSolver;

/** A run of a solver in the page, where nothing is kept. */
public final class KeptRun {

  private final QuotientSolver solver;

  public KeptRun(QuotientSolver solver) {
    this.solver = solver;
  }

  public QuotientSolver solver() {
    return solver;
  }

  public void begin() {}

  public void look() {}

  public void end() {}
}
