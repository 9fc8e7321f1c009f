// SPDX-License-Identifier: Apache-2.0
package org.losingways.budget;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What a computation may spend: asked in inner loops whether to go on, it stops the computation by
 * throwing {@link Stopped}.
 *
 * <pre>{@code
 * Budget.of(Duration.ofSeconds(2), System::nanoTime, () -> false).during(() -> forms.sum(g, h))
 * }</pre>
 *
 * <p>A budget holds for all that is computed {@link #during} it on the same thread, however deep:
 * whatever may take long calls {@link #tick}. A budget made during another one is a part of it, and
 * is spent when the other one is.
 */
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
    private final transient Optional<Shortage> shortage;

    public Stopped(Limit limit) {
      this(limit, Optional.empty());
    }

    private Stopped(Limit limit, Optional<Shortage> shortage) {
      super(limit.toString(), null, false, false);
      this.limit = limit;
      this.shortage = shortage;
    }

    public Limit limit() {
      return limit;
    }

    /** How much memory was missing, if that is what it ran into and there could be so much. */
    public Optional<Shortage> shortage() {
      return shortage;
    }
  }

  /**
   * Memory that was not enough, by estimate.
   *
   * @param wanted how many bytes would have been taken
   * @param allowed how many might have been
   */
  public record Shortage(long wanted, long allowed) {}

  /** How many times larger than its answer a trial may be. */
  private static final int TRIALS_LARGER = 8;

  private static final Budget UNLIMITED =
      new Budget(
          Long.MAX_VALUE,
          Integer.MAX_VALUE,
          Long.MAX_VALUE,
          () -> false,
          System::nanoTime,
          0,
          null);

  private static final ThreadLocal<Budget> CURRENT = ThreadLocal.withInitial(() -> UNLIMITED);

  private static final long GRACE_NANOS = 1_000_000_000;

  private long deadline;
  private final int maxOrder;
  private final long maxBytes;
  private final BooleanSupplier cancelled;
  private final LongSupplier clock;
  private long grace;
  private final Budget outer;
  private Limit spent;
  private boolean isFinishing;

  private Budget(
      long deadline,
      int maxOrder,
      long maxBytes,
      BooleanSupplier cancelled,
      LongSupplier clock,
      long grace,
      Budget outer) {
    this.deadline = deadline;
    this.maxOrder = maxOrder;
    this.maxBytes = maxBytes;
    this.cancelled = cancelled;
    this.clock = clock;
    this.grace = grace;
    this.outer = outer;
  }

  /**
   * @param deadline when to stop
   * @param maxOrder the largest order of a quotient
   * @param maxBytes the most memory that may be taken, by estimate
   * @param cancelled asked again and again whether to stop
   */
  public Budget(
      Optional<Deadline> deadline, int maxOrder, long maxBytes, BooleanSupplier cancelled) {
    this(
        deadline.isPresent() ? deadline.get().nanos() : Long.MAX_VALUE,
        maxOrder,
        maxBytes,
        cancelled,
        deadline.isPresent() ? deadline.get().clock() : current().clock,
        0,
        current());
  }

  /**
   * So much time. Whoever is stopped has a second more for what there is to say; who spends that is
   * stopped again, and has half of that, and so on.
   *
   * @param clock the time now, in nanoseconds
   */
  public static Budget of(Duration time, LongSupplier clock, BooleanSupplier cancelled) {
    return new Budget(
        clock.getAsLong() + time.toNanos(),
        Integer.MAX_VALUE,
        Long.MAX_VALUE,
        cancelled,
        clock,
        GRACE_NANOS,
        current());
  }

  /** The same, with no more memory than this, by estimate. */
  public Budget withBytes(long bytes) {
    return new Budget(
        deadline, maxOrder, Math.min(bytes, maxBytes), cancelled, clock, grace, outer);
  }

  /** Looks on: spends nothing, but is told whenever somebody asks. */
  public static Budget watched(Runnable watch) {
    return new Budget(
        Optional.empty(),
        Integer.MAX_VALUE,
        Long.MAX_VALUE,
        () -> {
          watch.run();
          return false;
        });
  }

  /** No limits at all. */
  public static Budget unlimited() {
    return UNLIMITED;
  }

  /** The budget of what is being computed on this thread. */
  public static Budget current() {
    return CURRENT.get();
  }

  /** What its time is measured with. */
  LongSupplier clock() {
    return clock;
  }

  /** Stops what is being computed on this thread if its budget is spent. */
  public static void tick() {
    current().check();
  }

  /**
   * The same for who would rather be told than stopped, since his work can be left out: what is
   * left after a stop is not for that.
   */
  public static boolean isSpent() {
    try {
      current().begin();
      return false;
    } catch (Stopped e) {
      return true;
    }
  }

  /**
   * The same budget for what would be good to have and can be left out: whoever computes that is
   * stopped when the time is over, and has nothing of what is left after it.
   */
  public Budget forExtras() {
    return during(
        () ->
            new Budget(
                Optional.empty(),
                Integer.MAX_VALUE,
                Long.MAX_VALUE,
                () -> during(Budget::isSpent)));
  }

  /** Computes something within this budget. */
  public <T> T during(Supplier<T> computation) {
    Budget before = current();
    CURRENT.set(this);
    try {
      return computation.get();
    } finally {
      CURRENT.set(before);
    }
  }

  /**
   * Computes something that is worth nothing unless it is computed to the end: what came out when
   * the budget was spent on the way is not given, be it an answer or a failure.
   */
  public <T> T whole(Supplier<T> computation) {
    try {
      return during(computation);
    } finally {
      begin();
    }
  }

  /** Stops when the computation was cancelled or its time is over. */
  public void check() {
    if (outer != null) {
      outer.check();
    }
    if ((grace == 0 || spent == null) && cancelled.getAsBoolean()) {
      spend(Limit.CANCELLED);
    }
    if (deadline != Long.MAX_VALUE && clock.getAsLong() - deadline >= 0) {
      spend(spent == null ? Limit.TIME : spent);
    }
  }

  /** The same for who is about to begin something: what is left after a stop is not for that. */
  public void begin() {
    check();
    for (Budget budget = this; budget != null; budget = budget.outer) {
      if (budget.spent != null) {
        throw new Stopped(budget.spent);
      }
    }
  }

  private void spend(Limit limit) {
    boolean isSilent = isFinishing && spent == null && grace > 0;
    if (grace > 0) {
      spent = limit;
      deadline = clock.getAsLong() + grace;
      grace = Math.max(1, grace / 2);
    }
    if (!isSilent) {
      throw new Stopped(limit);
    }
  }

  /**
   * Says that what comes now is the end, for which there is a second more: when the time is over,
   * only who asks {@link #isSpent} is told.
   */
  public void finish() {
    for (Budget budget = this; budget != null; budget = budget.outer) {
      budget.isFinishing = true;
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
      boolean isConceivable = bytes < Long.MAX_VALUE;
      throw new Stopped(
          Limit.MEMORY,
          isConceivable ? Optional.of(new Shortage((long) bytes, allowed())) : Optional.empty());
    }
  }

  private long allowed() {
    return outer == null ? maxBytes : Math.min(maxBytes, outer.allowed());
  }

  /** Whether this much memory is allowed. */
  public boolean affords(double bytes) {
    return bytes <= maxBytes && (outer == null || outer.affords(bytes));
  }
}
