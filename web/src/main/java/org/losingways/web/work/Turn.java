// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.LongUnaryOperator;
import org.losingways.budget.Budget;

/**
 * The budget of one question, in processor time: asked by long computations whether to stop. Asking
 * may take a while, in which shorter questions are answered.
 */
public final class Turn implements BooleanSupplier {

  private enum Seat {
    QUICK,
    SLOW,
    NONE
  }

  private final Turns quick;
  private final Turns slow;
  private final String client;
  private final Duration time;
  private final CompletableFuture<?> answer;
  private final LongUnaryOperator clock;
  private Seat seat = Seat.QUICK;
  private boolean isOver;

  /** Who works at it; nobody yet. */
  private volatile long thread = -1;

  private volatile long begin;
  private volatile long bytesBefore;

  /**
   * @param time how long it may take
   * @param clock the processor time that a thread has used, in nanoseconds
   */
  public Turn(
      Turns quick,
      Turns slow,
      String client,
      Duration time,
      CompletableFuture<?> answer,
      LongUnaryOperator clock) {
    this.quick = quick;
    this.slow = slow;
    this.client = client;
    this.time = time;
    this.answer = answer;
    this.clock = clock;
  }

  /** Begins, in the thread that works at it. */
  public void begin() {
    begin = clock.applyAsLong(Thread.currentThread().getId());
    bytesBefore = allocated(Thread.currentThread().getId());
    thread = Thread.currentThread().getId();
  }

  private long used() {
    return thread < 0 ? 0 : clock.applyAsLong(thread) - begin;
  }

  /** How much memory it has asked for until now, whether that is still in use or not. */
  public long bytes() {
    return thread < 0 ? 0 : allocated(thread) - bytesBefore;
  }

  private static long allocated(long thread) {
    return ManagementFactory.getThreadMXBean() instanceof ThreadMXBean bean
        ? bean.getThreadAllocatedBytes(thread)
        : 0;
  }

  /** Whether the question took longer than this. */
  public boolean isLongerThan(Duration some) {
    return used() > some.toNanos();
  }

  /** Whether the question took longer than it may, and this beyond. */
  public boolean isOverdue(Duration grace) {
    return isLongerThan(time.plus(grace));
  }

  /** Whether to stop: the time is over, or nobody wants the answer any more. */
  @Override
  public boolean getAsBoolean() {
    if (answer.isDone() || isLongerThan(time)) {
      return true;
    }
    if (mustWait()) {
      waitForSeat();
    }
    return answer.isDone();
  }

  /**
   * What may be spent, for whatever is computed in this thread; whoever is told to stop has a
   * moment left for an answer.
   */
  public Budget budget() {
    return Budget.of(time, this::used, this).withBytes(Limits.bytesOfAView());
  }

  /** The same, but not for longer than this from now on. */
  public BooleanSupplier within(Duration some) {
    long start = used();
    return () -> used() - start > some.toNanos() || getAsBoolean();
  }

  /** Has something done at the latest when nobody wants the answer any more. */
  public void whenOver(Runnable task) {
    var unused = answer.whenComplete((made, failure) -> task.run());
  }

  private synchronized boolean mustWait() {
    return seat == Seat.NONE && !isOver;
  }

  private void waitForSeat() {
    CompletableFuture<Void> seated = new CompletableFuture<>();
    try {
      slow.take(
          client,
          () -> {
            if (!seated.complete(null)) {
              slow.leave();
            }
          });
      CompletableFuture.anyOf(seated, answer.handle((made, failure) -> null)).join();
    } catch (Refusal e) {
      answer.completeExceptionally(e);
    } catch (CancellationException e) {
      // Then the answer is done, and nobody needs a seat.
    }
    if (!seated.cancel(false)) {
      synchronized (this) {
        seat = Seat.SLOW;
      }
    }
  }

  /** Leaves the quick seat; where to go on is seen when the computation asks next. */
  public void standUp() {
    leaveSeat(Seat.QUICK);
  }

  /** Says that there will be no answer. */
  public void giveUp() {
    answer.completeExceptionally(
        Refusal.busy(
            "This takes longer than the "
                + time.toSeconds()
                + " seconds that there are for it here; the command line takes its time."));
  }

  /** Says that there is no memory for an answer. */
  public void giveUpMemory() {
    answer.completeExceptionally(Problems.outOfMemory());
  }

  /** Leaves whatever seat it has, for good. */
  public void end() {
    synchronized (this) {
      isOver = true;
    }
    leaveSeat(Seat.QUICK);
    leaveSeat(Seat.SLOW);
  }

  private void leaveSeat(Seat which) {
    synchronized (this) {
      if (seat != which) {
        return;
      }
      seat = Seat.NONE;
    }
    (which == Seat.QUICK ? quick : slow).leave();
  }
}
