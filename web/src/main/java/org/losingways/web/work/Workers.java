// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import org.losingways.store.LentTime;

/**
 * Reads games and works out answers, beside the threads that serve requests, so that none takes
 * another's turn.
 *
 * <p>A question sits in one of a few quick seats. If it takes longer than a blink, it gives up the
 * seat and waits for one of even fewer slow ones whenever it asks whether to go on; so short
 * answers pass long ones. After its time, or when nobody wants the answer any more, it is told to
 * stop. One that does not listen keeps a thread, but neither a seat nor its client.
 */
public final class Workers implements AutoCloseable {

  private static final Duration BLINK = Duration.ofMillis(250);
  private static final Duration GRACE = Duration.ofSeconds(1);
  private static final int QUICK = 4;
  private static final int SLOW = 2;
  private static final int MOST_SLOW = 12;
  private static final int MOST_OF_ONE = 500;
  private static final int MOST_WAITING = 2000;

  private final Turns quick;
  private final Turns slow;
  private final Duration time;
  private final LongUnaryOperator clock;
  private final BooleanSupplier isShortOfMemory;
  private final Set<Turn> running = ConcurrentHashMap.newKeySet();
  private final ExecutorService threads = Executors.newCachedThreadPool(Workers::thread);

  /**
   * @param time how much processor time an answer may take
   */
  public Workers(Duration time) {
    this(
        time,
        QUICK,
        SLOW,
        MOST_SLOW,
        id -> ManagementFactory.getThreadMXBean().getThreadCpuTime(id) + LentTime.of(id),
        new Memory()::hasRunShort);
  }

  public Workers(
      Duration time,
      int quickSeats,
      int slowSeats,
      int mostSlow,
      LongUnaryOperator clock,
      BooleanSupplier isShortOfMemory) {
    this.time = time;
    this.isShortOfMemory = isShortOfMemory;
    this.clock = clock;
    this.quick = new Turns(quickSeats, MOST_OF_ONE, MOST_WAITING);
    this.slow = new Turns(slowSeats, mostSlow, mostSlow);
  }

  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task, "worker");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * What is made by the work, which asks now and then whether to stop. Cancelling the answer stops
   * it.
   *
   * @throws Refusal if too much waits already
   */
  public <T> CompletableFuture<T> ask(String client, Function<Turn, T> work) {
    return ask(client, time, work);
  }

  /** The same with another processor time for this answer. */
  public <T> CompletableFuture<T> ask(String client, Duration most, Function<Turn, T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Turn turn = new Turn(quick, slow, client, most, answer, clock);
    quick.take(client, () -> start(turn, answer, work));
    return answer;
  }

  private <T> void start(Turn turn, CompletableFuture<T> answer, Function<Turn, T> work) {
    try {
      threads.execute(() -> run(turn, answer, work));
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      answer.completeExceptionally(Problems.outOfMemory());
      turn.end();
    }
  }

  private <T> void run(Turn turn, CompletableFuture<T> answer, Function<Turn, T> work) {
    try {
      if (!answer.isDone()) {
        turn.begin();
        running.add(turn);
        answer.complete(turn.budget().during(() -> work.apply(turn)));
      }
    } catch (Throwable e) {
      answer.completeExceptionally(e);
    } finally {
      running.remove(turn);
      turn.end();
    }
  }

  /**
   * To be called every now and then: takes seats from those who sit too long, and ends the work
   * that has taken the most memory if that runs short.
   */
  public void look() {
    if (isShortOfMemory.getAsBoolean()) {
      running.stream().max(Comparator.comparingLong(Turn::bytes)).ifPresent(Turn::giveUpMemory);
    }
    for (Turn turn : running) {
      if (turn.isLongerThan(BLINK)) {
        turn.standUp();
      }
      if (turn.isOverdue(GRACE)) {
        turn.giveUp();
      }
    }
  }

  @Override
  public void close() {
    running.forEach(Turn::giveUp);
    threads.shutdownNow();
  }
}
