// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.losingways.census.CensusRunner;
import org.losingways.census.Cluster;
import org.losingways.show.CommandFailure;

/**
 * A standalone cluster of Apache Spark.
 *
 * <pre>{@code
 * try (CensusRunner runner = new SparkCluster().connect("spark://master:7077", 1L << 30, s -> {})) {
 *   new Census(plan, store, runner).run(progress -> {}, () -> false);
 * }
 * }</pre>
 *
 * <p>Every property of Spark can be set as a system property of this process ({@code
 * -Dspark.authenticate=true}); what is set there is not changed here.
 */
public final class SparkCluster implements Cluster {

  /** How long it may take to join: three seconds, and more on a machine that is busy. */
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  /**
   * What a machine needs beside the largest trial: Spark itself, and what games are proved with.
   */
  private static final long OVERHEAD_MIB = 448;

  @Override
  public CensusRunner connect(String address, long maxBytes, Consumer<String> notices) {
    return connect(address, maxBytes, notices, GameWork::new);
  }

  /**
   * The same, with work of another kind.
   *
   * @param work gives for the number of a round what makes of a task's bytes those of its result
   */
  CensusRunner connect(
      String address,
      long maxBytes,
      Consumer<String> notices,
      LongFunction<Function<byte[], byte[]>> work) {
    InetAddress own = addressTowards(address);
    SparkConf conf =
        configuration(address, own, maxBytes)
            .set("spark.jars", WorkerJars.list(work.apply(0).getClass()));
    return new SparkRunner(join(address, conf), conf, notices, work);
  }

  /**
   * The address of this machine that the master sees, by which workers will find it. Where nobody
   * listens this fails at once, which Spark itself does after a minute.
   */
  private static InetAddress addressTowards(String address) {
    String why = "";
    for (String master : address.substring("spark://".length()).split(",", -1)) {
      int colon = master.lastIndexOf(':');
      String host = master.substring(0, colon);
      int port = Integer.parseInt(master.substring(colon + 1));
      CommandFailure.when(
          port > 65535, "'%s' has no port of a machine; the largest is 65535.", address);
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(host, port), (int) PATIENCE.toMillis() / 12);
        return socket.getLocalAddress();
      } catch (UnknownHostException e) {
        why = "no machine is called " + host;
      } catch (IOException e) {
        why = e.getMessage();
      }
    }
    throw new CommandFailure(
        "No cluster answers at " + address + " (" + why + "); is its master running?");
  }

  private static SparkConf configuration(String address, InetAddress own, long maxBytes) {
    return new SparkConf()
        .setMaster(address)
        .setIfMissing("spark.app.name", "misere census")
        .setIfMissing("spark.driver.host", own.getHostAddress())
        .setIfMissing("spark.driver.bindAddress", own.getHostAddress())
        .setIfMissing("spark.ui.enabled", "false")
        .setIfMissing("spark.ui.showConsoleProgress", "false")
        // One game a process: a game that breaks its process breaks no other.
        .setIfMissing("spark.executor.cores", "1")
        .setIfMissing("spark.executor.memory", (maxBytes >> 20) + OVERHEAD_MIB + "m")
        // A machine that says nothing for so long is lost, and its games are begun elsewhere.
        .setIfMissing("spark.network.timeout", "60s")
        .setIfMissing("spark.locality.wait", "0")
        // Machines have libraries of Spark in versions that are not those of this program.
        .set("spark.executor.userClassPathFirst", "true")
        .set("spark.plugins", StopSignal.class.getName());
  }

  private static JavaSparkContext join(String address, SparkConf conf) {
    FutureTask<JavaSparkContext> joining = new FutureTask<>(() -> new JavaSparkContext(conf));
    Thread thread = new Thread(joining, "census cluster");
    thread.setDaemon(true);
    thread.start();
    try {
      return joining.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new CommandFailure(
          "What answers at %s is no master of Spark %s."
              .formatted(address, org.apache.spark.package$.MODULE$.SPARK_VERSION()),
          e);
    } catch (ExecutionException e) {
      throw new CommandFailure(
          "The cluster at " + address + " cannot be joined: " + firstLine(e.getCause()), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailure("Joining the cluster at " + address + " was interrupted.", e);
    }
  }

  /** What is worth saying of an error of Spark, whose messages have traces of stacks in them. */
  static String firstLine(Throwable error) {
    String message = error.getMessage() == null ? error.getClass().getName() : error.getMessage();
    return message.lines().findFirst().orElse("").strip();
  }
}
