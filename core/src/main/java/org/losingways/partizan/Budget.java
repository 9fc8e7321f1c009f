// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.function.BooleanSupplier;

/** Asked in inner loops whether to go on; stops a computation by throwing {@link Stopped}. */
final class Budget {

  /** Thrown through the inner loops of a computation that is to stop, and caught by the solver. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stopped() {
      super("stopped", null, false, false);
    }
  }

  private final long deadline;
  private final BooleanSupplier cancelled;
  private final int maxOrder;

  Budget(PartizanLimits limits, BooleanSupplier cancelled) {
    this.deadline = limits.deadline().orElse(Long.MAX_VALUE);
    this.maxOrder = limits.maxOrder();
    this.cancelled = cancelled;
  }

  /** Stops when the computation was cancelled or its time is over. */
  void check() {
    if (cancelled.getAsBoolean()
        || (deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0)) {
      throw new Stopped();
    }
  }

  /** The most elements a trial may have. */
  int maxOrder() {
    return maxOrder;
  }
}
