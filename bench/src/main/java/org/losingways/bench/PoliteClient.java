// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/** Somebody who reads pages and asks small questions, one at a time, and how long that takes. */
final class PoliteClient {

  private static final int MILLIS_BETWEEN = 25;
  private static final List<String> SOLVED = List.of("0.123", "0.77", "0.75", "0.3");
  private static final List<String> KNOWN =
      List.of("/", "/js/main.js", "/api/games", "/api/solve?game=%s", "/api/structure?game=%s");
  private static final List<String> FRESH =
      List.of(
          "/api/outcome?game=%s&position=%d,%d,%d", "/api/play/reply?game=%s&position=%d,%d,%d");

  private final Serving server;
  private final Random random = new Random(7);
  private final Waits known = new Waits();
  private final Waits fresh = new Waits();

  PoliteClient(Serving server) {
    this.server = server;
  }

  /** What may fail. */
  interface Task {
    void run() throws Exception;
  }

  /** What one of several does. */
  interface Part {
    void run(int number) throws Exception;
  }

  /** When to stop. */
  static final class Until {
    private final long end;

    Until(int seconds) {
      end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    boolean isOver() {
      return System.nanoTime() - end > 0;
    }

    void await() throws InterruptedException {
      Thread.sleep(Math.max(0, (end - System.nanoTime()) / 1_000_000));
    }
  }

  /** Runs something until the end, when its connections may be cut. */
  static void until(Until end, Task task) {
    try {
      task.run();
    } catch (IOException e) {
      if (!end.isOver()) {
        throw new UncheckedIOException(e);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  /** Runs several at once. */
  static void together(int many, Until end, Part part) throws InterruptedException {
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      int number = i;
      Thread thread = new Thread(() -> until(end, () -> part.run(number)), "client " + i);
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Answers to pages and to what was asked before. */
  Waits known() {
    return known;
  }

  /** Answers that have to be worked out. */
  Waits fresh() {
    return fresh;
  }

  /** Has the games solved that it asks about, and the server's code compiled. */
  void warmUp() throws IOException, InterruptedException {
    try (Serving.Connection client = server.connect()) {
      for (String game : SOLVED) {
        while (!client.get("/api/solve?game=" + game).body().contains("\"phase\":\"done\"")) {
          Thread.sleep(50);
        }
      }
      for (int i = 0; i < 300; i++) {
        client.get(knownPath());
        client.get(freshPath());
      }
    }
  }

  private String knownPath() {
    return KNOWN.get(random.nextInt(KNOWN.size())).formatted(game());
  }

  private String freshPath() {
    return FRESH.get(random.nextInt(FRESH.size())).formatted(game(), heap(), heap(), heap());
  }

  private String game() {
    return SOLVED.get(random.nextInt(SOLVED.size()));
  }

  private int heap() {
    return 1 + random.nextInt(30);
  }

  /** Asks until the end, on a connection of its own each second. */
  void ask(Until end) throws IOException, InterruptedException {
    while (!end.isOver()) {
      try (Serving.Connection client = server.connect()) {
        for (int i = 0; i < 20 && !end.isOver(); i++) {
          timed(known, client, knownPath());
          Thread.sleep(MILLIS_BETWEEN);
          timed(fresh, client, freshPath());
          Thread.sleep(MILLIS_BETWEEN);
        }
      }
    }
  }

  private static void timed(Waits waits, Serving.Connection client, String path)
      throws IOException {
    long begin = System.nanoTime();
    if (client.get(path).status() == 200) {
      waits.add((System.nanoTime() - begin) / 1e6);
    } else {
      waits.refused();
    }
  }
}
