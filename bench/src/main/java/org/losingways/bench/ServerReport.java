// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What a polite client of the workbench notices of others, and whether the server keeps its size
 * and what it has proved: tables for docs/benchmarks.md, in about five minutes.
 *
 * <pre>
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.ServerReport ./misere
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.ServerReport ./misere crashes
 * </pre>
 *
 * <p>The arguments are the launcher and which tables are wanted: polite, mixed, crashes; all
 * without one. Fails, with status 1, if the polite client waits longer than 100 ms for more than
 * one answer of a hundred beside 24 expensive requests, if memory or threads grow, or if anything
 * is lost. It ends by itself, and reaches no address but loopback.
 */
public final class ServerReport {

  private static final int SECONDS = 15;
  private static final int SECONDS_OF_EXPENSIVE = 40;
  private static final int EXPENSIVE = 24;
  private static final int MIXED = 10_000;
  private static final int MIXED_CLIENTS = 8;
  private static final int MOST_MIXED_SECONDS = 120;
  private static final double MOST_MILLIS = 100;

  private static final List<String> COSTLY =
      List.of(
          "/api/form?form=4%02d%%2B500%%2B500",
          "/api/outcome?game=0.07&position=1%02d,119,118",
          "/api/solve?game=5%02d%%2B500%%2B500",
          "/api/gauges?game=0.404&heaps=12&position=12,9,9,%d");

  private final String launcher;
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private final List<String> notes = Collections.synchronizedList(new ArrayList<>());
  private boolean isWell = true;

  private ServerReport(String launcher) {
    this.launcher = launcher;
  }

  public static void main(String[] args) throws Exception {
    String launcher = args.length > 0 ? args[0] : "./misere";
    List<String> wanted =
        args.length > 1
            ? List.of(args).subList(1, args.length)
            : List.of("polite", "mixed", "crashes");
    ServerReport report = new ServerReport(launcher);
    for (String table : wanted) {
      switch (table) {
        case "polite" -> report.polite();
        case "mixed" -> report.mixed();
        case "crashes" -> report.crashes();
        default -> throw new IllegalArgumentException("polite, mixed or crashes, not " + table);
      }
    }
    report.out.println();
    report.notes.forEach(report.out::println);
    System.exit(report.isWell ? 0 : 1);
  }

  private static String load() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return String.format(Locale.ROOT, "%.1f", load);
  }

  private void note(boolean holds, String sentence) {
    notes.add((holds ? "Holds: " : "FAILS: ") + sentence);
    isWell &= holds;
  }

  /** Others do something until they are told to stop. */
  private interface Others {
    void run(Serving server, PoliteClient.Until end) throws Exception;
  }

  private void polite() throws Exception {
    out.println(
        "| beside the polite client | asks for | answers | median | p99 | longest | load |");
    out.println("|---|---|---|---|---|---|---|");
    beside("nobody", SECONDS, (server, end) -> {});
    double most = beside(EXPENSIVE + " expensive requests", SECONDS_OF_EXPENSIVE, this::expensive);
    beside("200 × 40 requests, answers unread", SECONDS, this::unread);
    beside("bodies of 200,000 pieces of one byte", SECONDS, this::pieces);
    beside("200 event streams", SECONDS, this::streams);
    note(most <= MOST_MILLIS, "p99 beside expensive requests is at most 100 ms");
  }

  /** The larger p99. */
  private double beside(String what, int seconds, Others others) throws Exception {
    try (Serving server = Serving.start(launcher, "--no-store")) {
      PoliteClient client = new PoliteClient(server);
      client.warmUp();
      PoliteClient.Until end = new PoliteClient.Until(seconds);
      Thread crowd =
          new Thread(() -> PoliteClient.until(end, () -> others.run(server, end)), "crowd");
      crowd.start();
      client.ask(end);
      row(what, "known answers", client.known());
      row(what, "new questions", client.fresh());
      note(
          client.known().refusals() + client.fresh().refusals() == 0,
          "the polite client is never refused beside " + what);
      // Whoever still waits for an answer waits no longer.
      server.kill();
      crowd.join();
      return Math.max(client.known().percentile(99), client.fresh().percentile(99));
    }
  }

  private void row(String what, String asked, Waits waits) {
    out.printf(
        Locale.ROOT,
        "| %s | %s | %d | %.1f ms | %.1f ms | %.0f ms | %s |%n",
        what,
        asked,
        waits.answers(),
        waits.percentile(50),
        waits.percentile(99),
        waits.percentile(100),
        load());
  }

  private void expensive(Serving server, PoliteClient.Until end) throws InterruptedException {
    AtomicInteger next = new AtomicInteger();
    PoliteClient.together(
        EXPENSIVE,
        end,
        i -> {
          while (!end.isOver()) {
            try (Serving.Connection client = server.connect()) {
              while (!end.isOver()) {
                int question = next.getAndIncrement();
                String path = COSTLY.get(question % COSTLY.size()).formatted(question % 90 + 10);
                if (client.get(path).status() == 503) {
                  Thread.sleep(50);
                }
              }
            }
          }
        });
  }

  private void unread(Serving server, PoliteClient.Until end) throws Exception {
    String request = "GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";
    List<Serving.Connection> open = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      Serving.Connection client = server.connect();
      client.send(request.repeat(40));
      open.add(client);
    }
    end.await();
    for (Serving.Connection client : open) {
      client.close();
    }
  }

  private void pieces(Serving server, PoliteClient.Until end) throws InterruptedException {
    String many = "1\r\n \r\n".repeat(1000);
    PoliteClient.together(
        4,
        end,
        i -> {
          while (!end.isOver()) {
            try (Serving.Connection client = server.connect()) {
              client.write("POST /api/graph", "Transfer-Encoding: chunked");
              for (int sent = 0; sent < 200 && !end.isOver(); sent++) {
                client.send(many);
              }
              client.status();
            } catch (IOException e) {
              // The server has answered and closed while more was being sent.
            }
          }
        });
  }

  private void streams(Serving server, PoliteClient.Until end) throws Exception {
    List<Serving.Connection> open = new ArrayList<>();
    int accepted = 0;
    for (int i = 0; i < 200; i++) {
      Serving.Connection client = server.connect();
      client.write("GET /api/solve/events?game=0.07", "Accept: text/event-stream");
      open.add(client);
      accepted += client.status() == 200 ? 1 : 0;
    }
    boolean hasOther;
    try (Serving.Connection other = server.connect("127.0.0.2")) {
      other.write("GET /api/solve/events?game=0.07", "Accept: text/event-stream");
      hasOther = other.status() == 200;
    }
    end.await();
    for (Serving.Connection client : open) {
      client.close();
    }
    note(accepted < 200 && hasOther, accepted + " streams for one address, others have room");
  }

  private void mixed() throws Exception {
    Path data = Files.createTempDirectory("report");
    out.println();
    out.println("| mixed requests | refused | errors | threads | memory (resident) | load |");
    out.println("|---|---|---|---|---|---|");
    try (Serving server =
        Serving.start(launcher, "--store", data.resolve("games.sqlite").toString())) {
      AtomicInteger left = new AtomicInteger(MIXED);
      AtomicInteger refused = new AtomicInteger();
      AtomicInteger errors = new AtomicInteger();
      PoliteClient.Until end = new PoliteClient.Until(MOST_MIXED_SECONDS);
      Thread crowd =
          new Thread(
              () ->
                  PoliteClient.until(
                      end,
                      () ->
                          PoliteClient.together(
                              MIXED_CLIENTS, end, i -> mix(server, i, left, refused, errors, end))),
              "crowd");
      crowd.start();
      long[] memory = new long[5];
      long[] threads = new long[5];
      for (int part = 0; part < 5; part++) {
        List<Long> seen = new ArrayList<>();
        List<Long> running = new ArrayList<>();
        int until = MIXED - MIXED / 5 * (part + 1);
        while (crowd.isAlive() && left.get() > until) {
          seen.add(server.mebibytes("VmRSS").orElse(0));
          running.add(server.status("Threads").orElse(0));
          Thread.sleep(50);
        }
        memory[part] = median(seen);
        threads[part] = median(running);
        out.printf(
            "| to %,d | %d | %d | %d | %d MiB | %s |%n",
            MIXED - Math.max(0, left.get()),
            refused.get(),
            errors.get(),
            threads[part],
            memory[part],
            load());
      }
      crowd.join();
      note(left.get() <= 0, "all " + MIXED + " requests are answered in time");
      note(errors.get() == 0, "no answer is an error of the program");
      note(threads[4] <= threads[1] + 8, "the number of threads is flat");
      note(memory[4] <= memory[2] * 6 / 5 + 32, "the memory is flat");
    }
  }

  private static long median(List<Long> seen) {
    return seen.isEmpty() ? 0 : seen.stream().sorted().toList().get(seen.size() / 2);
  }

  private static void mix(
      Serving server,
      int client,
      AtomicInteger left,
      AtomicInteger refused,
      AtomicInteger errors,
      PoliteClient.Until end)
      throws Exception {
    Random random = new Random(client);
    while (left.get() > 0 && !end.isOver()) {
      try (Serving.Connection connection = server.connect()) {
        for (int i = 0; i < 50 && left.getAndDecrement() > 0 && !end.isOver(); i++) {
          Serving.Answer answer = MixedRequests.next(random).ask(connection);
          refused.addAndGet(answer.status() == 503 || answer.status() == 429 ? 1 : 0);
          errors.addAndGet(answer.status() == 500 ? 1 : 0);
        }
      }
    }
  }

  private void crashes() throws Exception {
    Path data = Files.createTempDirectory("report");
    Crashes crashes = new Crashes(launcher, data.resolve("games.sqlite"));
    crashes.run(20);
    out.println();
    out.println("| kills | games | solved | heaps proved | computed again, most | lost | load |");
    out.println("|---|---|---|---|---|---|---|");
    out.printf("| %s | %s |%n", crashes, load());
    crashes.lost().forEach(sentence -> note(false, sentence));
    note(crashes.lost().isEmpty(), "nothing is lost");
  }
}
