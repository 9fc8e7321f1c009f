// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.function.BooleanSupplier;

/** Asked in inner loops whether to go on; stops a computation by throwing {@link Stopped}. */
final class Budget {

  /** Thrown through the inner loops of a computation that is to stop, and caught by the solver. */
  static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient StopReason reason;

    Stopped(StopReason reason) {
      super(reason.toString(), null, false, false);
      this.reason = reason;
    }

    StopReason reason() {
      return reason;
    }
  }

  /** How many times larger than its answer a trial may be. */
  private static final int TRIALS_LARGER = 8;

  private final long deadline;
  private final BooleanSupplier cancelled;
  private final long maxOrder;
  private final long maxBytes;

  Budget(SolverLimits limits, BooleanSupplier cancelled) {
    this.deadline = limits.deadline().orElse(Long.MAX_VALUE);
    this.cancelled = cancelled;
    this.maxOrder = limits.maxOrder();
    this.maxBytes = limits.maxBytes();
  }

  /** Stops when the computation was cancelled or its time is over. */
  void check() {
    if (cancelled.getAsBoolean()) {
      throw new Stopped(StopReason.CANCELLED);
    }
    if (deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0) {
      throw new Stopped(StopReason.TIME);
    }
  }

  /** Stops when a quotient of this order is too large. */
  void checkOrder(long order) {
    if (order > maxOrder) {
      throw new Stopped(StopReason.ORDER);
    }
  }

  /** Stops when a trial of this order promises nothing: answers are mostly half as large. */
  void checkTrial(long order) {
    checkOrder(order / TRIALS_LARGER);
  }

  /** Whether a trial of this order promises something. */
  boolean allowsTrial(long order) {
    return order / TRIALS_LARGER <= maxOrder;
  }

  /** Stops when a trial would need more memory than allowed. */
  void checkBytes(double bytes) {
    if (!affords(bytes)) {
      throw new Stopped(StopReason.MEMORY);
    }
  }

  /** Whether this much memory is allowed. */
  boolean affords(double bytes) {
    return bytes <= maxBytes;
  }
}
