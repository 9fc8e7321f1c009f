// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A master and two workers of Spark on this machine, each a process of its own as a user starts
 * them, who hear loopback addresses only.
 */
final class LocalCluster implements AutoCloseable {

  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Duration PATIENCE = Duration.ofMinutes(10);
  private static final Pattern STARTED = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Registering worker ");

  private final Path folder;
  private final List<Process> workers = new ArrayList<>();
  private final Set<ProcessHandle> all = new LinkedHashSet<>();
  private final String address;

  private LocalCluster(Path folder) throws IOException {
    this.folder = folder;
    start("master", "master", "--port", "0", "--webui-port", "0");
    try {
      this.address = await("master", STARTED, 1);
      for (int i = 1; i <= 2; i++) {
        workers.add(
            start(
                "worker" + i,
                "worker",
                address,
                "--cores",
                "1",
                "--memory",
                "1g",
                "--webui-port",
                "0"));
      }
      await("master", REGISTERED, 2);
    } catch (RuntimeException | Error e) {
      close();
      throw e;
    }
  }

  /**
   * Starts one.
   *
   * @param folder for its logs and files
   */
  static LocalCluster start(Path folder) throws IOException {
    if (!Files.isDirectory(MODULE.resolve("target/spark/jars"))) {
      String why =
          "Spark's jars are not there; mvn -pl cluster/spark process-test-classes fetches them";
      if ("true".equals(System.getenv("CI"))) {
        fail(why);
      }
      abort(why);
    }
    return new LocalCluster(folder);
  }

  private Process start(String name, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(MODULE.resolve("node").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("MISERE_NODE_HOME", folder.resolve(name + "-files").toString());
    environment.put("MISERE_NODE_MEMORY", "96m");
    // For the executors too, which inherit it: they are over before Java's better compiler pays.
    environment.put("JAVA_TOOL_OPTIONS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
    Process process = builder.redirectErrorStream(true).redirectOutput(log(name).toFile()).start();
    all.add(process.toHandle());
    return process;
  }

  private Path log(String name) {
    return folder.resolve(name + ".log");
  }

  /** Waits until a log has a line so many times. */
  private String await(String name, Pattern line, int times) throws IOException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (System.nanoTime() < end) {
      String text = Files.exists(log(name)) ? Files.readString(log(name)) : "";
      Matcher matcher = line.matcher(text);
      String found = "";
      int count = 0;
      while (matcher.find()) {
        found = matcher.group(matcher.groupCount());
        count++;
      }
      if (count >= times) {
        return found;
      }
      if (all.stream().anyMatch(process -> !process.isAlive())) {
        throw new AssertionError("a process of the cluster has ended:\n" + text);
      }
      pause();
    }
    throw new AssertionError("'" + line + "' is not in\n" + Files.readString(log(name)));
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(50);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  String address() {
    return address;
  }

  /** Waits until each worker has a process that works for a census. */
  void awaitBoth() {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (workers.stream().anyMatch(w -> w.descendants().findAny().isEmpty())) {
      if (System.nanoTime() > end) {
        throw new AssertionError("a worker has nothing to do:\n" + logs());
      }
      pause();
    }
  }

  /** Ends a worker at once, without a word, as a power cut does. */
  void kill(int worker) {
    collect();
    workers.get(worker).destroyForcibly();
  }

  /** Workers start processes of their own. */
  private void collect() {
    workers.forEach(worker -> worker.descendants().forEach(all::add));
  }

  /** Ends all processes, and waits until none is left. */
  @Override
  public void close() {
    collect();
    all.forEach(ProcessHandle::destroyForcibly);
    try {
      for (ProcessHandle process : all) {
        process.onExit().get(PATIENCE.toSeconds(), TimeUnit.SECONDS);
      }
    } catch (Exception e) {
      throw new AssertionError("a process of the cluster does not end", e);
    }
  }

  /** What all of them have written, for whoever looks why a test failed. */
  String logs() {
    StringBuilder text = new StringBuilder();
    try (var files = Files.walk(folder)) {
      for (Path file :
          files.filter(f -> f.toString().endsWith(".log") || f.endsWith("stderr")).toList()) {
        text.append("== ").append(file).append('\n').append(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
