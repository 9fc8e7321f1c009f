// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Starts a workbench and reads pages and solved games from it as many people do at once, while it
 * solves two others: how long answers take, and how much memory the server takes.
 *
 * <pre>
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.WorkbenchLoad ./misere
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.WorkbenchLoad ./misere 200 20 0
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.WorkbenchLoad ./misere 200 20 1000 dawsons-kayles officers
 * </pre>
 *
 * <p>The arguments are the launcher, the clients (200), the seconds (20), the milliseconds for
 * which each client looks at an answer before it asks for the next (1000), and the games that are
 * solved meanwhile. It ends by itself, and reaches no address but loopback.
 */
public final class WorkbenchLoad {

  private static final List<String> SOLVED =
      List.of("0.123", "0.77", "0.75", "0.15", "0.3", "0.71");

  /** These keep a solver busy for as long as it may: heaps of very many options, little memory. */
  private static final List<String> LONG = List.of("0.(8)", "0.(9)");

  private static final List<String> VIEWS =
      List.of("solve", "solve", "solve", "structure", "table", "genus");
  private static final List<String> PAGES = List.of("/", "/js/main.js", "/api/games");
  private static final int MOST_CLIENTS = 1000;
  private static final int MOST_SECONDS = 120;

  private final Serving server;
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private WorkbenchLoad(Serving server) {
    this.server = server;
  }

  public static void main(String[] args) throws Exception {
    String launcher = args.length > 0 ? args[0] : "./misere";
    int clients = Math.min(MOST_CLIENTS, args.length > 1 ? Integer.parseInt(args[1]) : 200);
    int seconds = Math.min(MOST_SECONDS, args.length > 2 ? Integer.parseInt(args[2]) : 20);
    int pause = args.length > 3 ? Integer.parseInt(args[3]) : 1000;
    List<String> games = args.length > 4 ? List.of(args).subList(4, args.length) : LONG;
    try (Serving server =
        Serving.start(launcher, "--no-store", "--time-limit", "10m", "--max-order", "1000000")) {
      new WorkbenchLoad(server).run(clients, seconds, pause, games);
    }
  }

  private void run(int clients, int seconds, int pause, List<String> games) throws Exception {
    try (Serving.Connection client = server.connect()) {
      for (String game : SOLVED) {
        while (!client.get("/api/solve?game=" + game).body().contains("\"phase\":\"done\"")) {
          Thread.sleep(50);
        }
        for (String view : VIEWS) {
          client.get("/api/" + view + "?game=" + game);
        }
      }
      load(clients, 3, pause);
      report("before others are solved", load(clients, seconds, pause));
    }
    try (Serving.Connection client = server.connect()) {
      for (String game : games) {
        client.get("/api/solve?game=" + game);
      }
      Thread.sleep(2000);
    }
    report("while others are solved", load(clients, seconds, pause));
    // The server has closed the first connection: nothing was asked on it for so long.
    try (Serving.Connection client = server.connect()) {
      for (String game : games) {
        String state = client.get("/api/solve?game=" + game).body();
        out.println(
            game
                + " meanwhile: "
                + state.replaceAll(
                    ".*\"heapsComputed\":(\\d+).*\"phase\":\"(\\w+)\".*", "heap $1, $2"));
      }
    }
  }

  private Waits load(int clients, int seconds, int pause) throws InterruptedException {
    Waits waits = new Waits();
    List<Thread> threads = new ArrayList<>();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    for (int i = 0; i < clients; i++) {
      Random random = new Random(i);
      Thread thread = new Thread(() -> read(random, end, pause, waits));
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return waits;
  }

  private void read(Random random, long end, int pause, Waits waits) {
    try (Serving.Connection client = server.connect()) {
      Thread.sleep(pause == 0 ? 0 : random.nextInt(pause));
      while (System.nanoTime() < end) {
        String game = SOLVED.get(random.nextInt(SOLVED.size()));
        String view = VIEWS.get(random.nextInt(VIEWS.size()));
        String path =
            random.nextInt(4) == 0
                ? PAGES.get(random.nextInt(PAGES.size()))
                : "/api/" + view + "?game=" + game;
        long start = System.nanoTime();
        if (client.get(path).status() == 200) {
          waits.add((System.nanoTime() - start) / 1e6);
        } else {
          waits.refused();
        }
        Thread.sleep(pause);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void report(String when, Waits waits) throws IOException {
    out.println(
        when
            + ": "
            + waits
            + "; server at most "
            + server.mebibytes("VmHWM").orElse(0)
            + " MiB, load "
            + ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }
}
