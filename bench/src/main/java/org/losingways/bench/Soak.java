// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.losingways.codec.SavedRun;
import org.losingways.codec.SolverCertificate;
import org.losingways.proof.Referee;
import org.losingways.proof.Verdict;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.reader.GameReader;
import org.losingways.store.Query;
import org.losingways.store.Store;

/**
 * Keeps a workbench busy with all kinds of clients and random games, and kills it (−9) and starts
 * it again at random times; then looks whether anything was lost, stuck or false.
 *
 * <pre>
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.Soak ./misere
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.Soak ./misere 180 8 42
 * </pre>
 *
 * <p>The arguments are the launcher, the seconds (600), the clients (12) and the seed (1). In the
 * last third nobody kills the server, so that one process is seen to keep its size. Fails, with
 * status 1, unless every stored result passes the referee, every game can be stopped, no answer was
 * an error of the program, and the memory is flat: in the last sixth at most a fifth and 32 MiB
 * more than in the sixth before.
 */
public final class Soak {

  private static final List<String> HOSTILE =
      List.of(
          "form?form=481%2B500%2B500",
          "solve?game=481%2B500%2B500",
          "rules?game=0." + "7".repeat(390),
          "solve?game=sub(1000)",
          "outcome?game=0.07&position=120,119,118",
          "solve?game=%7B%7B%7B",
          "nothing");
  private static final int KILL_AFTER_SECONDS = 10;
  private static final int KILL_WITHIN_SECONDS = 25;

  private final String launcher;
  private final Path data;
  private final Random random;
  private final Set<String> games = ConcurrentHashMap.newKeySet();
  private final Waits small = new Waits();
  private final Waits others = new Waits();
  private final AtomicInteger cut = new AtomicInteger();
  private final Set<String> errors = ConcurrentHashMap.newKeySet();
  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private volatile Serving server;
  private volatile boolean isOver;

  private Soak(String launcher, Path data, long seed) {
    this.launcher = launcher;
    this.data = data;
    this.random = new Random(seed);
  }

  public static void main(String[] args) throws Exception {
    String launcher = args.length > 0 ? args[0] : "./misere";
    int seconds = args.length > 1 ? Integer.parseInt(args[1]) : 600;
    int clients = args.length > 2 ? Integer.parseInt(args[2]) : 12;
    long seed = args.length > 3 ? Long.parseLong(args[3]) : 1;
    Path data = Files.createTempDirectory("soak");
    boolean isWell = new Soak(launcher, data, seed).run(seconds, clients);
    System.exit(isWell ? 0 : 1);
  }

  private boolean run(int seconds, int clients) throws Exception {
    long start = System.nanoTime();
    server = start();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      Random own = new Random(random.nextLong());
      Thread thread = new Thread(() -> visit(own), "client");
      threads.add(thread);
      thread.start();
    }
    long quiet = start + TimeUnit.SECONDS.toNanos(seconds) * 2 / 3;
    int kills = 0;
    while (sleepUntil(
        System.nanoTime()
            + TimeUnit.SECONDS.toNanos(KILL_AFTER_SECONDS + random.nextInt(KILL_WITHIN_SECONDS)),
        quiet)) {
      server.kill();
      kills++;
      server = start();
    }
    long end = start + TimeUnit.SECONDS.toNanos(seconds);
    long middle = quiet + (end - quiet) / 2;
    long before = usualMemory(middle);
    long after = usualMemory(end);
    isOver = true;
    for (Thread thread : threads) {
      thread.join();
    }
    out.println(kills + " kills, " + games.size() + " games; connections cut: " + cut);
    out.println("pages and small answers: " + small);
    out.println("other answers: " + others);
    out.printf(
        "memory: usually %d and then %d MiB, at most %d MiB%n",
        before, after, server.mebibytes("VmHWM").orElse(0));
    List<String> stuck = stuck();
    server.close();
    List<String> wrong = wrongInStore();
    out.println("stuck: " + stuck + "; wrong in the store: " + wrong + "; errors: " + errors);
    boolean isFlat = after <= before * 6 / 5 + 32;
    out.println(isFlat ? "The memory is flat." : "The memory grows.");
    return isFlat
        && stuck.isEmpty()
        && wrong.isEmpty()
        && errors.isEmpty()
        && small.refusals() == 0;
  }

  private Serving start() throws IOException {
    return Serving.start(
        launcher, "--store", data.resolve("games.sqlite").toString(), "--time-limit", "20s");
  }

  /** Sleeps until a time; false if the other one comes first. */
  private static boolean sleepUntil(long time, long atMost) throws InterruptedException {
    Thread.sleep(Math.max(0, (Math.min(time, atMost) - System.nanoTime()) / 1_000_000));
    return time < atMost;
  }

  private long usualMemory(long end) throws IOException, InterruptedException {
    List<Long> seen = new ArrayList<>();
    while (System.nanoTime() < end) {
      Thread.sleep(500);
      seen.add(server.mebibytes("VmRSS").orElse(0));
    }
    Collections.sort(seen);
    return seen.isEmpty() ? 0 : seen.get(seen.size() / 2);
  }

  private void visit(Random own) {
    while (!isOver) {
      try (Serving.Connection client = server.connect()) {
        for (int i = own.nextInt(30); i >= 0 && !isOver; i--) {
          act(own, client);
          Thread.sleep(own.nextInt(200));
        }
      } catch (IOException e) {
        // The server was killed; the next one is looked for.
        cut.incrementAndGet();
        pause();
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(200);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void act(Random own, Serving.Connection client) throws IOException {
    String game = game(own);
    switch (own.nextInt(12)) {
      case 0, 1, 2, 3 -> timed(small, client, MixedRequests.one(own, MixedRequests.SMALL));
      case 4, 5 -> {
        games.add(game);
        timed(others, client, "/api/solve?game=" + game);
      }
      case 6, 7, 8 -> {
        games.add(game);
        timed(
            others, client, "/api/" + MixedRequests.one(own, MixedRequests.VIEWS).formatted(game));
      }
      case 9 -> noted(client.post("/api/check?game=" + game, ""), "check " + game);
      case 10 -> timed(others, client, "/api/" + HOSTILE.get(own.nextInt(HOSTILE.size())));
      default -> leave(own, game);
    }
  }

  /** Somebody who goes away: with half a request sent, before the answer, or while watching. */
  private void leave(Random own, String game) throws IOException {
    try (Serving.Connection client = server.connect()) {
      switch (own.nextInt(3)) {
        case 0 -> client.write("POST /api/check", "Content-Length: 1000");
        case 1 -> client.write("GET /api/form?form=481%2B500%2B500", "Accept: */*");
        default -> client.write("GET /api/solve/events?game=" + game, "Accept: text/event-stream");
      }
      pause();
    }
  }

  private static String game(Random own) {
    StringBuilder code = new StringBuilder(own.nextInt(5) == 0 ? "4." : "0.");
    for (int i = 1 + own.nextInt(3); i >= 0; i--) {
      code.append(own.nextInt(8));
    }
    return code.append(1 + own.nextInt(7)).toString();
  }

  private void timed(Waits waits, Serving.Connection client, String path) throws IOException {
    long begin = System.nanoTime();
    Serving.Answer answer = client.get(path);
    if (answer.status() == 503) {
      waits.refused();
    } else {
      waits.add((System.nanoTime() - begin) / 1e6);
      noted(answer, path);
    }
  }

  private void noted(Serving.Answer answer, String path) {
    if (answer.status() == 500) {
      errors.add(path + ": " + answer.body());
    }
  }

  /** Games that do not stop when they are told to. */
  private List<String> stuck() throws IOException, InterruptedException {
    List<String> stuck = new ArrayList<>();
    try (Serving.Connection client = server.connect()) {
      for (String game : games) {
        client.post("/api/solve/stop?game=" + game, "");
        boolean isStopped = false;
        for (int i = 0; i < 300 && !isStopped; i++) {
          String state = client.get("/api/solve?game=" + game).body();
          isStopped = !state.contains("\"phase\":\"running\"") && !state.contains("\"queued\"");
          if (!isStopped) {
            client.post("/api/solve/stop?game=" + game, "");
            Thread.sleep(100);
          }
        }
        if (!isStopped) {
          stuck.add(game);
        }
      }
    }
    return stuck;
  }

  /** Stored results of which a certificate cannot be made, or does not pass the referee. */
  private List<String> wrongInStore() {
    List<String> wrong = new ArrayList<>();
    AtomicInteger right = new AtomicInteger();
    try (Store store = Store.open(data.resolve("games.sqlite"))) {
      store.forEach(
          Query.all(),
          found -> {
            if (found.entry().run().filter(Soak::passes).isPresent()) {
              right.incrementAndGet();
            } else {
              wrong.add(found.entry().key());
            }
          });
    }
    out.println(right + " stored results pass the referee");
    return wrong;
  }

  /** Whether a certificate can be made of a stored run, and passes the referee. */
  static boolean passes(String run) {
    try {
      var snapshot = SavedRun.parse(run, "stored game");
      var rules = GameReader.of(snapshot.code()).impartial();
      var certificate = SolverCertificate.of(QuotientSolver.resume(rules, snapshot).quotient());
      return Referee.check(certificate) instanceof Verdict.Accepted;
    } catch (RuntimeException e) {
      return false;
    }
  }
}
