// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/**
 * Asks now and then whether a referee is to stop, or the budget is spent, and stops it; and the
 * same for who makes a certificate, whom the budget stops as it stops everybody.
 */
final class Effort {

  /** So many steps take about as long as a screen takes to light up. */
  private static final int BETWEEN = 1 << 16;

  private final BooleanSupplier isOver;
  private final boolean isReferees;

  /** Full, so that it is asked at the beginning. */
  private long steps = BETWEEN;

  private Effort(BooleanSupplier isOver, boolean isReferees) {
    this.isOver = isOver;
    this.isReferees = isReferees;
  }

  /** The effort of a referee. */
  Effort(BooleanSupplier isOver) {
    this(isOver, true);
  }

  /** The effort of who makes a certificate. */
  static Effort ofBuilder() {
    return new Effort(() -> false, false);
  }

  /**
   * Says that so many steps are about to be done.
   *
   * @throws Objection if it is time for a referee to stop
   */
  void spend(long more) {
    steps += more;
    if (steps >= BETWEEN) {
      steps = 0;
      if (!isReferees) {
        Budget.tick();
      } else if (isOver.getAsBoolean() || Budget.isSpent()) {
        throw new Objection(
            new Verdict.Unfinished("The referee was stopped before the end of the certificate."));
      }
    }
  }
}
