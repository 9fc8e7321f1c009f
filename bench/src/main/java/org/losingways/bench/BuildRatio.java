// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Two builds of the command against each other on what takes long: each command line is run by both
 * in turn, and the least processor time of each, start of Java included, is printed with the ratio;
 * NaN stands for a command that a build refuses.
 *
 * <pre>{@code
 * java -cp bench.jar org.losingways.bench.BuildRatio OLD/cli/target NEW/cli/target [RUNS [WORD]]
 * }</pre>
 *
 * <p>Run it in the root of a checkout, where the published certificates are. With a word, only
 * lines that contain it are run. Processor time is read while a process runs, every few
 * milliseconds.
 */
public final class BuildRatio {

  private static final long LOOK_MILLIS = 5;
  private static final int POSITIONS = 200_000;

  /** The exit status of a command that was not understood, as an earlier build may say. */
  private static final int REFUSED = 2;

  private BuildRatio() {}

  /** A command line, and how many positions it answers for, if it does. */
  private record Work(String what, List<String> arguments, int positions) {
    Work(String what, String arguments) {
      this(what, List.of(arguments.split(" ")), 0);
    }
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    if (args.length < 2) {
      System.err.println("usage: BuildRatio OLD/cli/target NEW/cli/target [RUNS [WORD]]");
      System.exit(2);
    }
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 1;
    String word = args.length > 3 ? args[3] : "";
    Path folder = Files.createTempDirectory("ratio");
    System.out.println("| work | before, s | now, s | ratio |\n|---|---|---|---|");
    for (Work work : works(folder)) {
      if (!work.what.contains(word)) {
        continue;
      }
      double[] least = {Double.MAX_VALUE, Double.MAX_VALUE};
      for (int run = 0; run < runs; run++) {
        for (int k = 0; k < 2; k++) {
          int build = k + run & 1;
          least[build] = Math.min(least[build], seconds(Path.of(args[build]), work));
        }
      }
      System.out.printf(
          Locale.ROOT,
          "| %s%s | %.2f | %.2f | %.2f |%n",
          work.what,
          work.positions == 0
              ? ""
              : String.format(Locale.ROOT, ", %.0f/s now", work.positions / least[1]),
          least[0],
          least[1],
          least[1] / least[0]);
    }
  }

  private static List<Work> works(Path folder) throws IOException {
    List<Work> works =
        new ArrayList<>(
            List.of(
                new Work("start: solve 0.123", "solve 0.123 --no-store --quiet"),
                new Work("check 0.07 to heap 34", "check docs/results/infinite/0.07-34.json"),
                new Work("check 0.07 to heap 38", "check docs/results/infinite/0.07-38.json"),
                new Work(
                    "solve 0.07 to heap 34",
                    "solve 0.07 --max-heap 34 --no-store --quiet --time-limit 10m"),
                new Work(
                    "solve 0.35 to heap 46",
                    "solve 0.35 --max-heap 46 --no-store --quiet --time-limit 10m"),
                new Work("nim 0.16 to heap 10⁶", "nim 0.16 --max-heap 1000000 --full")));
    works.add(batch(folder, "0.123", 1, 100));
    works.add(batch(folder, "0.123", 5000, 20_000));
    works.add(batch(folder, "0.7/0.07", 1, 40));
    return works;
  }

  private static Work batch(Path folder, String game, int least, int most) throws IOException {
    Random random = new Random(1);
    List<String> lines =
        Stream.generate(
                () ->
                    random
                        .ints(4, least, most + 1)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" ")))
            .limit(POSITIONS)
            .toList();
    Path file = Files.write(folder.resolve("positions-" + most), lines);
    return new Work(
        "batch of %s, heaps %d to %d".formatted(game, least, most),
        List.of("outcome", game, "--batch", file.toString(), "--no-store"),
        POSITIONS);
  }

  private static double seconds(Path build, Work work) throws IOException, InterruptedException {
    List<String> line =
        new ArrayList<>(
            List.of("java", "-XX:+UseSerialGC", "-jar", build.resolve("misere.jar").toString()));
    line.addAll(work.arguments);
    Process process =
        new ProcessBuilder(line)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    Duration spent = Duration.ZERO;
    while (!process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
      spent = process.info().totalCpuDuration().orElse(spent);
    }
    return process.exitValue() == REFUSED ? Double.NaN : spent.toNanos() / 1e9;
  }
}
