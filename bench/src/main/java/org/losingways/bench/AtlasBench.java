// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.losingways.census.Census;
import org.losingways.census.CodeFamily;
import org.losingways.census.ThreadRunner;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import org.losingways.web.atlas.KeptSource;
import org.losingways.web.atlas.Site;

/**
 * What the pages of an atlas cost, beside what it cost to solve their games in the same run.
 *
 * <pre>{@code
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.AtlasBench [STORE]
 * }</pre>
 *
 * <p>Without a store a census of all octal codes of two digits makes one, each game to heap 40 and
 * order 200, so that every run has the same pages. Pages are written twice, into nothing: the first
 * time Java's compiler is at work too. Processor time of the whole process.
 */
public final class AtlasBench {

  private static final PrintStream OUT = System.out;

  private AtlasBench() {}

  public static void main(String[] args) throws IOException {
    if (args.length > 0) {
      try (Store store = Store.open(Path.of(args[0]))) {
        write(store, 0);
      }
      return;
    }
    Path folder = Files.createTempDirectory("atlas-bench");
    try {
      try (Store store = Store.temporary(folder.resolve("games.sqlite"))) {
        double before = seconds();
        Census.Plan plan =
            new Census.Plan(
                "octal 2",
                CodeFamily.OCTAL.games(2),
                List.of(Duration.ofMinutes(10)),
                OptionalInt.of(40),
                OptionalInt.of(200),
                256L << 20);
        new Census(plan, store, new ThreadRunner(2)).run(progress -> {}, () -> false);
        write(store, seconds() - before);
      }
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static void write(Store store, double solving) {
    for (int run = 1; run <= 2; run++) {
      AtomicInteger files = new AtomicInteger();
      AtomicLong bytes = new AtomicLong();
      double before = seconds();
      long start = System.nanoTime();
      int games =
          new Site(new KeptSource(new KeptGames(store)))
              .write(
                  (name, content) -> {
                    files.incrementAndGet();
                    bytes.addAndGet(content.length);
                  },
                  progress -> {});
      double took = seconds() - before;
      double clock = (System.nanoTime() - start) / 1e9;
      OUT.printf(
          Locale.ROOT,
          "run %d: %d games, %d files, %.1f MB, %.1f s of processor time, %.1f s on the clock, %.0f"
              + " games a second of processor time%n",
          run,
          games,
          files.get(),
          bytes.get() / 1e6,
          took,
          clock,
          games / took);
      if (solving > 0) {
        OUT.printf(
            Locale.ROOT, "       to solve them took %.1f s; ratio %.2f%n", solving, took / solving);
      }
    }
  }

  /** The processor time of this process so far. */
  private static double seconds() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
            .getProcessCpuTime()
        / 1e9;
  }
}
