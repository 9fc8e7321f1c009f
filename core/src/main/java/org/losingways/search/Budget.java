// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/** Asked in inner loops whether to go on; stops a computation by throwing {@link Stopped}. */
public final class Budget {

  /** What a computation ran into. */
  public enum Limit {
    TIME,
    ORDER,
    MEMORY,
    CANCELLED
  }

  /** Thrown through the inner loops of a computation that is to stop, and caught by the solver. */
  public static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final Limit limit;

    public Stopped(Limit limit) {
      super(limit.toString(), null, false, false);
      this.limit = limit;
    }

    public Limit limit() {
      return limit;
    }
  }

  /** How many times larger than its answer a trial may be. */
  private static final int TRIALS_LARGER = 8;

  private final long deadline;
  private final int maxOrder;
  private final long maxBytes;
  private final BooleanSupplier cancelled;

  /**
   * @param deadline the value of {@link System#nanoTime} at which to stop
   * @param maxOrder the largest order of a quotient
   * @param maxBytes the most memory that may be taken, by estimate
   * @param cancelled asked again and again whether to stop
   */
  public Budget(OptionalLong deadline, int maxOrder, long maxBytes, BooleanSupplier cancelled) {
    this.deadline = deadline.orElse(Long.MAX_VALUE);
    this.maxOrder = maxOrder;
    this.maxBytes = maxBytes;
    this.cancelled = cancelled;
  }

  /** No limits at all. */
  public static Budget unlimited() {
    return new Budget(OptionalLong.empty(), Integer.MAX_VALUE, Long.MAX_VALUE, () -> false);
  }

  /** Stops when the computation was cancelled or its time is over. */
  public void check() {
    if (cancelled.getAsBoolean()) {
      throw new Stopped(Limit.CANCELLED);
    }
    if (deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0) {
      throw new Stopped(Limit.TIME);
    }
  }

  /** The largest order of a quotient. */
  public int maxOrder() {
    return maxOrder;
  }

  /** Stops when a quotient of this order is too large. */
  public void checkOrder(long order) {
    if (order > maxOrder) {
      throw new Stopped(Limit.ORDER);
    }
  }

  /** Stops when a trial of this order promises nothing: answers are mostly half as large. */
  public void checkTrial(long order) {
    checkOrder(order / TRIALS_LARGER);
  }

  /** Whether a trial of this order promises something. */
  public boolean allowsTrial(long order) {
    return order / TRIALS_LARGER <= maxOrder;
  }

  /** Stops when a trial would need more memory than allowed. */
  public void checkBytes(double bytes) {
    if (!affords(bytes)) {
      throw new Stopped(Limit.MEMORY);
    }
  }

  /** Whether this much memory is allowed. */
  public boolean affords(double bytes) {
    return bytes <= maxBytes;
  }
}
