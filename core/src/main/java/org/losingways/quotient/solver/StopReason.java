// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import org.losingways.budget.Budget;

/** Why a solver stopped before the game was solved. */
public enum StopReason {
  /** The heap limit is reached. */
  HEAP,
  /** The time is over. */
  TIME,
  /** The next quotient, or a trial on the way to it, is larger than the order limit. */
  ORDER,
  /** A trial would need more memory than the limit. */
  MEMORY,
  /** The next heap is worth no element of the infinite quotient, and no larger one was found. */
  BEYOND,
  /** Somebody asked the solver to stop. */
  CANCELLED;

  /** The reason when a computation ran into a limit. */
  static StopReason of(Budget.Limit limit) {
    return valueOf(limit.name());
  }
}
