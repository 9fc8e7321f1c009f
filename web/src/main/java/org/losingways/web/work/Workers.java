// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
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
 * answers pass long ones. There are seats of their own for connections whose last question was
 * short, for new ones, and, for some seconds, for those that asked a long one; so whoever asks long
 * questions one after the other delays no others, not even of the same address. After its time, or
 * when nobody wants the answer any more, it is told to stop. One that does not listen keeps a
 * thread, but neither a seat nor its client.
 */
public final class Workers implements AutoCloseable {

  private static final Duration BLINK = Duration.ofMillis(250);
  private static final Duration GRACE = Duration.ofSeconds(1);

  /** For so long a connection that asked a long question has the seats for such. */
  private static final long NANOS_DEMANDING = 10_000_000_000L;

  private static final int MOST_REMEMBERED = 4000;
  private static final int DEMANDING_SEATS = 1;
  private static final int QUICK = 4;
  private static final int SLOW = 2;
  private static final int MOST_SLOW = 12;
  private static final int MOST_OF_ONE = 500;
  private static final int MOST_WAITING = 2000;

  private final Turns quick;
  private final Turns newcomers;
  private final Turns demanding;
  private final Turns slow;
  private final Duration time;
  private final LongUnaryOperator clock;
  private final BooleanSupplier isShortOfMemory;

  /** What is being worked at, and for which connection. */
  private final Map<Turn, String> running = new ConcurrentHashMap<>();

  /** Connections that asked a long question, and when. */
  private final Map<String, Long> sinceLong = new Recent<>(MOST_REMEMBERED);

  /** Connections whose last question was a short one. */
  private final Map<String, Boolean> afterShort = new Recent<>(MOST_REMEMBERED);

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
    this.newcomers = new Turns(quickSeats, MOST_OF_ONE, MOST_WAITING);
    this.demanding = new Turns(DEMANDING_SEATS, MOST_OF_ONE, MOST_WAITING);
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
    return ask(client, client, time, work);
  }

  /**
   * The same with another processor time for this answer.
   *
   * @param client whose turn it is: an address
   * @param connection on which it asks
   */
  public <T> CompletableFuture<T> ask(
      String client, String connection, Duration most, Function<Turn, T> work) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    Turns seats = seats(connection);
    Turn turn = new Turn(seats, slow, client, most, answer, clock);
    seats.take(client, () -> start(turn, connection, answer, work));
    return answer;
  }

  /**
   * Who asks short questions waits neither for long ones nor for those of whom nothing is known.
   */
  private Turns seats(String connection) {
    synchronized (sinceLong) {
      Long since = sinceLong.get(connection);
      if (since != null && System.nanoTime() - since < NANOS_DEMANDING) {
        return demanding;
      }
      return afterShort.containsKey(connection) ? quick : newcomers;
    }
  }

  private void remember(String connection, boolean isLong) {
    synchronized (sinceLong) {
      if (isLong) {
        sinceLong.put(connection, System.nanoTime());
        afterShort.remove(connection);
      } else {
        afterShort.put(connection, true);
      }
    }
  }

  private <T> void start(
      Turn turn, String connection, CompletableFuture<T> answer, Function<Turn, T> work) {
    try {
      threads.execute(() -> run(turn, connection, answer, work));
    } catch (RejectedExecutionException | OutOfMemoryError e) {
      answer.completeExceptionally(Problems.outOfMemory());
      turn.end();
    }
  }

  private <T> void run(
      Turn turn, String connection, CompletableFuture<T> answer, Function<Turn, T> work) {
    try {
      if (!answer.isDone()) {
        turn.begin();
        running.put(turn, connection);
        T made = turn.budget().during(() -> work.apply(turn));
        // Before the answer, so that the next question on this connection finds it.
        remember(connection, turn.isLongerThan(BLINK));
        answer.complete(made);
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
      running.keySet().stream()
          .max(Comparator.comparingLong(Turn::bytes))
          .ifPresent(Turn::giveUpMemory);
    }
    for (Turn turn : running.keySet()) {
      if (turn.isLongerThan(BLINK)) {
        remember(running.getOrDefault(turn, ""), true);
        turn.standUp();
      }
      if (turn.isOverdue(GRACE)) {
        turn.giveUp();
      }
    }
  }

  @Override
  public void close() {
    running.keySet().forEach(Turn::giveUp);
    threads.shutdownNow();
  }
}
