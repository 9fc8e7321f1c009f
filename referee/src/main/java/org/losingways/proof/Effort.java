// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/**
 * Asks now and then whether a referee is to stop, or the budget is spent, and stops it; and the
 * same for who makes a certificate, whom the budget stops as it stops everybody. A referee also
 * asks for room before it makes a table whose size the certificate decides.
 */
final class Effort {

  /** So many steps take about as long as a screen takes to light up. */
  private static final int BETWEEN = 1 << 16;

  /** One table of a referee has at most so many numbers: half a gibibyte if each has 32 bits. */
  static final long MOST_NUMBERS = 1L << 27;

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
   * Says that a referee is about to make a table of so many numbers, or that one has grown so far.
   *
   * @throws Objection if that is more than {@link #MOST_NUMBERS}
   */
  void room(long rows, long columns) {
    Objection.refuse(
        isReferees && columns > 0 && rows > MOST_NUMBERS / columns,
        "its check needs a table that is too large");
  }

  /** The same for a table that has 32 of its entries in the room of one number. */
  void roomForBits(long rows, long columns) {
    room(rows, columns / Integer.SIZE + 1);
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
            new Verdict.Unfinished("The checker was stopped before the end of the certificate."));
      }
    }
  }
}
