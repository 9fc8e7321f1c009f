// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.census.Census;
import org.losingways.census.CensusRunner;
import org.losingways.census.Cluster;
import org.losingways.census.CodeFamily;
import org.losingways.census.ThreadRunner;
import org.losingways.show.CommandFailure;
import org.losingways.store.Query;
import org.losingways.store.Store;

/** A census on a real cluster finds what it finds here, whatever happens to machines. */
@Tag("cluster")
class SparkCensusTest {

  private static final long BYTES = 64L << 20;

  @TempDir static Path folder;
  private static LocalCluster cluster;

  @BeforeAll
  static void start() throws IOException {
    cluster = LocalCluster.start(folder);
  }

  @AfterAll
  static void stop() {
    if (cluster != null) {
      cluster.close();
    }
  }

  /** Limits other than time, so that two runs find the same. */
  private static Census.Plan plan(List<CodeFamily.Kin> games, int maxHeap) {
    return new Census.Plan(
        "octal 2",
        games,
        List.of(Duration.ofMinutes(10)),
        OptionalInt.of(maxHeap),
        OptionalInt.of(100),
        BYTES);
  }

  private record Known(String standing, String run, String certificate) {}

  private static Map<String, Known> known(Store store) {
    Map<String, Known> known = new TreeMap<>();
    store.forEach(
        Query.all(),
        found ->
            known.put(
                found.entry().key(),
                new Known(
                    found.entry().standing().toString(),
                    found.entry().run().orElse(""),
                    found.entry().certificate().orElse(""))));
    return known;
  }

  private static Map<String, Known> embedded(List<CodeFamily.Kin> games) {
    try (Store store = Store.open(folder.resolve("embedded.db"));
        CensusRunner runner = new ThreadRunner(2)) {
      assertThat(new Census(plan(games, 10), store, runner).run(progress -> {}, () -> false))
          .isTrue();
      return known(store);
    }
  }

  @Test
  void aWorkerThatIsKilledChangesNothing() {
    List<CodeFamily.Kin> games = CodeFamily.OCTAL.games(2).subList(0, 40);
    List<String> seen = new ArrayList<>();
    AtomicBoolean isKilled = new AtomicBoolean();
    Consumer<Census.Progress> watcher =
        progress -> {
          seen.add(progress.code());
          // In the middle, and not before both have something to do.
          if (seen.size() == 8) {
            cluster.awaitBoth();
            cluster.kill(0);
            isKilled.set(true);
          }
        };
    Map<String, Known> found;
    Census census;
    try (Store store = Store.open(folder.resolve("cluster.db"));
        CensusRunner runner = new SparkCluster().connect(cluster.address(), BYTES, s -> {})) {
      census = new Census(plan(games, 10), store, runner);
      assertThat(census.run(watcher, () -> false)).isTrue();
      found = known(store);
    }
    assertThat(census.objections()).as(cluster::logs).isEmpty();
    assertThat(isKilled).isTrue();
    assertThat(seen).hasSize(games.size()).doesNotHaveDuplicates();
    assertThat(found).hasSize(games.size()).isEqualTo(embedded(games));
  }

  private static List<CodeFamily.Kin> games(String... codes) {
    return Stream.of(codes).map(code -> new CodeFamily.Kin(code, List.of())).toList();
  }

  @Test
  void whatAFaultyMachineSendsIsNotKept() {
    try (Store store = Store.open(folder.resolve("faulty.db"));
        CensusRunner runner =
            new SparkCluster()
                .connect(cluster.address(), BYTES, s -> {}, round -> new FaultyWork())) {
      List<String> codes = List.of("0.123", "0.1", "4.1", "0.2", "0.5", "0.7", "0.12");
      Census census = new Census(plan(games(codes.toArray(String[]::new)), 24), store, runner);
      census.run(progress -> {}, () -> false);
      // 0.12 is the only one of which the truth is told.
      assertThat(known(store).values()).singleElement().asString().contains("code=0.12,");
      assertThat(census.objections())
          .as(cluster::logs)
          .hasSize(codes.size() - 1)
          .allMatch(objection -> codes.stream().anyMatch(c -> objection.startsWith(c + ": ")));
    }
  }

  /** The signal itself, sent to the program while the machines are at work. */
  @Test
  void whatWasGotBeforeCtrlCIsKept() throws IOException, InterruptedException {
    Path file = folder.resolve("stopped.db");
    Path said = folder.resolve("said.txt");
    Path complaints = folder.resolve("complaints.txt");
    ProcessBuilder builder =
        new ProcessBuilder(
            "env",
            "--default-signal=INT",
            Path.of(System.getProperty("java.home"), "bin/java").toString(),
            "@" + Path.of("java.options").toAbsolutePath(),
            "-Xmx512m",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "org.losingways.cli.Misere",
            "census",
            "octal",
            "--digits",
            "3",
            "--rounds",
            "1m",
            "--cluster",
            cluster.address(),
            "--max-memory",
            "64M",
            "--store",
            file.toString());
    builder.environment().put("CLASSPATH", System.getProperty("java.class.path"));
    builder.redirectOutput(said.toFile()).redirectError(complaints.toFile());
    Process census = builder.start();
    int before = 0;
    while (before < 3 && census.isAlive()) {
      Thread.sleep(200);
      before = Files.exists(file) ? kept(file) : 0;
    }
    new ProcessBuilder("kill", "-INT", Long.toString(census.pid())).start().waitFor();
    assertThat(census.waitFor(10, TimeUnit.MINUTES)).isTrue();
    String text = Files.readString(said);
    // A machine that has much to do may wait for its workers, and says so.
    assertThat(Files.readString(complaints).lines().filter(l -> !l.endsWith("waiting for one.")))
        .as(cluster::logs)
        .isEmpty();
    assertThat(census.exitValue()).as(text).isEqualTo(1);
    assertThat(text).contains("not examined yet");
    assertThat(kept(file)).isGreaterThanOrEqualTo(before).isLessThan(543);
    try (Store store = Store.open(file)) {
      // What was kept is whole: it needs no cluster to be read, and certificates are accepted.
      assertThat(known(store).values())
          .allSatisfy(known -> assertThat(known.run()).isNotEmpty())
          .anySatisfy(known -> assertThat(known.certificate()).isNotEmpty());
    }
  }

  private static int kept(Path file) {
    try (Store store = Store.open(file)) {
      return known(store).size();
    }
  }

  @Test
  void aMasterThatIsNotThere() throws IOException {
    String address;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      address = "spark://127.0.0.1:" + free.getLocalPort();
    }
    assertThatThrownBy(() -> Cluster.at(address, BYTES, s -> {}))
        .isInstanceOf(CommandFailure.class)
        .hasMessageStartingWith("No cluster answers at " + address)
        .hasMessageEndingWith("; is its master running?");
    assertThatThrownBy(() -> Cluster.at("spark://nowhere.invalid:7077", BYTES, s -> {}))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("no machine is called nowhere.invalid");
    assertThatThrownBy(() -> Cluster.at("spark://127.0.0.1:70000", BYTES, s -> {}))
        .isInstanceOf(CommandFailure.class)
        .hasMessageContaining("65535");
  }
}
