// SPDX-License-Identifier: Apache-2.0
package org.losingways.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.losingways.census.Census;
import org.losingways.census.CensusRunner;
import org.losingways.census.CodeFamily;
import org.losingways.census.ThreadRunner;
import org.losingways.store.Query;
import org.losingways.store.Store;

/** A census on a real cluster finds what it finds here, whatever happens to machines. */
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
  private static Census.Plan plan(List<CodeFamily.Kin> games) {
    return new Census.Plan(
        "octal 2",
        games,
        List.of(Duration.ofMinutes(10)),
        OptionalInt.of(10),
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
      assertThat(new Census(plan(games), store, runner).run(progress -> {}, () -> false)).isTrue();
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
          if (seen.size() >= 8 && cluster.isBusy(0) && cluster.isBusy(1) && !isKilled.get()) {
            cluster.kill(0);
            isKilled.set(true);
          }
        };
    Map<String, Known> found;
    Census census;
    try (Store store = Store.open(folder.resolve("cluster.db"));
        CensusRunner runner = new SparkCluster().connect(cluster.address(), BYTES, s -> {})) {
      census = new Census(plan(games), store, runner);
      assertThat(census.run(watcher, () -> false)).isTrue();
      found = known(store);
    }
    assertThat(census.objections()).as(cluster::logs).isEmpty();
    assertThat(isKilled).isTrue();
    assertThat(seen).hasSize(games.size()).doesNotHaveDuplicates();
    assertThat(found).hasSize(games.size()).isEqualTo(embedded(games));
  }
}
