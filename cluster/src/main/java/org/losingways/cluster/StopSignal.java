// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.spark.api.plugin.DriverPlugin;
import org.apache.spark.api.plugin.ExecutorPlugin;
import org.apache.spark.api.plugin.PluginContext;
import org.apache.spark.api.plugin.SparkPlugin;

/**
 * Tells all machines that the census is to end, so that they send what they have proved by then.
 * Spark itself can only cancel a task, and what a cancelled task has done is lost.
 *
 * <p>Each process of a machine asks the census twice a second.
 */
public final class StopSignal implements SparkPlugin {

  private static final long PERIOD_MILLIS = 500;

  /** How many rounds were begun by this process. */
  private static final AtomicLong ROUNDS = new AtomicLong();

  /**
   * The last round that is to end. One for each process: Spark allows one context in a process, and
   * makes plugins itself.
   */
  private static volatile long over;

  /** The number of a new round. */
  static long round() {
    return ROUNDS.incrementAndGet();
  }

  /** Ends a round, and all before it; soon after, on all machines. */
  static void give(long round) {
    over = round;
  }

  /** Whether a round is to end. */
  static boolean isGiven(long round) {
    return over >= round;
  }

  @Override
  public DriverPlugin driverPlugin() {
    return new DriverPlugin() {
      @Override
      public Object receive(Object question) {
        return over;
      }
    };
  }

  @Override
  public ExecutorPlugin executorPlugin() {
    return new Asking();
  }

  private static final class Asking implements ExecutorPlugin {

    private Thread thread;

    @Override
    public void init(PluginContext context, Map<String, String> unused) {
      thread = new Thread(() -> ask(context), "census stop signal");
      thread.setDaemon(true);
      thread.start();
    }

    private static void ask(PluginContext context) {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          give((Long) context.ask("over?"));
          TimeUnit.MILLISECONDS.sleep(PERIOD_MILLIS);
        } catch (InterruptedException e) {
          return;
        } catch (Exception e) {
          // Whoever asked for the result is gone, or will be told by Spark that this machine is.
          return;
        }
      }
    }

    @Override
    public void shutdown() {
      thread.interrupt();
    }
  }
}
