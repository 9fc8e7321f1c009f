// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.apache.hadoop.util.ShutdownHookManager;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.losingways.census.CensusResult;
import org.losingways.census.CensusRunner;
import org.losingways.census.CensusTask;
import org.losingways.show.CommandFailure;

/**
 * Works on the tasks of a census on the machines of a cluster.
 *
 * <p>Each game is a job of Spark with one task. So games of very unequal cost are spread by
 * themselves, as a machine that has ended one gets the next; a game whose machine is lost is begun
 * again on another; and a game that breaks whatever machine it is on is given up after some tries,
 * without the others. Only some more games are sent than there are machines, as what is sent may be
 * a saved run of megabytes; those that have a saved run, which had more time than the others
 * already and will again, go first.
 */
final class SparkRunner implements CensusRunner {

  private static final long TICK_MILLIS = 20;

  /** How long there may be no machine at all. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** When somebody who waits is told what for. */
  private static final Duration NOTICE = Duration.ofSeconds(10);

  /** How long machines may take to send what they have proved when they are to stop. */
  private static final Duration FAREWELL = Duration.ofSeconds(30);

  /** What is registered with a larger number is done before; Spark's own number is below this. */
  private static final int BEFORE_SPARK = 1000;

  private record Begun(CensusTask task, JavaFutureAction<List<byte[]>> job) {}

  private final JavaSparkContext context;
  private final SparkConf conf;
  private final Consumer<String> notices;
  private final LongFunction<Function<byte[], byte[]>> work;
  private final Machines machines = new Machines();
  private final CountDownLatch isClosed = new CountDownLatch(1);
  private final Runnable lastWords = this::awaitEnd;

  SparkRunner(
      JavaSparkContext context,
      SparkConf conf,
      Consumer<String> notices,
      LongFunction<Function<byte[], byte[]>> work) {
    this.context = context;
    this.conf = conf;
    this.notices = notices;
    this.work = work;
    context.sc().addSparkListener(machines);
    ShutdownHookManager.get()
        .addShutdownHook(lastWords, BEFORE_SPARK, 2 * FAREWELL.toSeconds(), TimeUnit.SECONDS);
  }

  /** Ctrl-C would end Spark at once, with what its machines have proved and not sent yet. */
  private void awaitEnd() {
    try {
      isClosed.await(2 * FAREWELL.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void run(List<CensusTask> tasks, Consumer<CensusResult> sink, BooleanSupplier isOver) {
    Round round = new Round(tasks, sink);
    try {
      while (round.goesOn() && !isOver.getAsBoolean()) {
        round.begin();
        round.collect();
        round.watch();
        pause();
      }
      round.end();
    } finally {
      round.close();
    }
  }

  @Override
  public int width() {
    return Math.max(1, machines.cores());
  }

  @Override
  public void close() {
    try {
      context.close();
    } finally {
      isClosed.countDown();
      if (!ShutdownHookManager.get().isShutdownInProgress()) {
        ShutdownHookManager.get().removeShutdownHook(lastWords);
      }
    }
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(TICK_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure("The census was interrupted.", e);
    }
  }

  /** The games of one call. */
  private final class Round {

    private final long number = StopSignal.round();
    private final Function<byte[], byte[]> own = work.apply(number);
    private final Deque<CensusTask> waiting;
    private final List<Begun> begun = new ArrayList<>();
    private final Consumer<CensusResult> sink;

    /** Those who examine what comes back: as many as this machine has processors. */
    private final int examiners = Runtime.getRuntime().availableProcessors();

    private final ExecutorService examining =
        Executors.newFixedThreadPool(examiners, Round::daemon);

    /** Results that were taken from the cluster and are not examined yet. */
    private final Semaphore desk = new Semaphore(2 * examiners);

    private final ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();
    private long lastSeen = System.nanoTime();
    private boolean isNoticed;

    Round(List<CensusTask> tasks, Consumer<CensusResult> sink) {
      Comparator<CensusTask> longerFirst =
          Comparator.comparing((CensusTask task) -> task.run().map(String::length).orElse(0))
              .reversed();
      this.waiting = new ArrayDeque<>(tasks.stream().sorted(longerFirst).toList());
      this.sink = sink;
    }

    private static Thread daemon(Runnable work) {
      Thread thread = new Thread(work, "census examination");
      thread.setDaemon(true);
      return thread;
    }

    boolean goesOn() {
      return !waiting.isEmpty() || !begun.isEmpty();
    }

    void begin() {
      while (!waiting.isEmpty() && begun.size() < 2 * width() + 2) {
        CensusTask task = waiting.remove();
        begun.add(
            new Begun(task, context.parallelize(List.of(task.bytes()), 1).map(own).collectAsync()));
      }
    }

    /** Gives on what has come back, as fast as it is examined. */
    void collect() {
      for (Iterator<Begun> it = begun.iterator(); it.hasNext(); ) {
        Begun next = it.next();
        if (next.job().isDone() && desk.tryAcquire()) {
          it.remove();
          CensusResult result = result(next);
          examining.execute(
              () -> {
                try {
                  sink.accept(result);
                } catch (RuntimeException | Error e) {
                  failures.add(e);
                } finally {
                  desk.release();
                }
              });
        }
      }
      rethrow();
    }

    private void rethrow() {
      Throwable failure = failures.peek();
      if (failure instanceof RuntimeException e) {
        throw e;
      }
      if (failure instanceof Error e) {
        throw e;
      }
    }

    private CensusResult result(Begun game) {
      try {
        CensusResult result = CensusResult.of(game.job().get().get(0));
        return result.code().equals(game.task().code())
            ? result
            : CensusResult.failed(game.task(), "what came back is about " + result.code());
      } catch (ExecutionException e) {
        checkAlive(e);
        return CensusResult.failed(
            game.task(), "the cluster gave it up: " + SparkCluster.firstLine(e.getCause()));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return CensusResult.failed(game.task(), "it was interrupted");
      } catch (RuntimeException e) {
        return CensusResult.failed(game.task(), "what came back cannot be read");
      }
    }

    private void checkAlive(Exception cause) {
      if (context.sc().isStopped()) {
        throw new CommandFailure(
            "The cluster at %s was lost; what was proved is kept, and the same command goes on from there."
                .formatted(context.master()),
            cause);
      }
    }

    /** Looks whether there is anybody to wait for. */
    void watch() {
      long now = System.nanoTime();
      if (machines.cores() > 0) {
        lastSeen = now;
        isNoticed = false;
        return;
      }
      String need =
          "%s has no worker with %s cores and %s of memory free"
              .formatted(
                  context.master(),
                  conf.get("spark.executor.cores"),
                  conf.get("spark.executor.memory"));
      CommandFailure.when(
          now - lastSeen > PATIENCE.toNanos(),
          "%s; what was proved is kept, and the same command goes on from there.",
          need);
      if (now - lastSeen > NOTICE.toNanos() && !isNoticed) {
        isNoticed = true;
        notices.accept(need + "; waiting for one.");
      }
    }

    /** Lets those that are at work send what they have, and waits until all is examined. */
    void end() {
      waiting.clear();
      StopSignal.give(number);
      long last = System.nanoTime() + FAREWELL.toNanos();
      while (!begun.isEmpty() && System.nanoTime() < last) {
        collect();
        pause();
      }
      examining.shutdown();
      try {
        boolean isEmpty = false;
        while (!isEmpty) {
          isEmpty = examining.awaitTermination(1, TimeUnit.HOURS);
        }
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      rethrow();
    }

    void close() {
      begun.forEach(game -> game.job().cancel(true));
      examining.shutdownNow();
    }
  }
}
