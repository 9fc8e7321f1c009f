// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimValues;

/**
 * Prints how fast nim-values are computed, as a table: seconds and values a second, how many times
 * faster than the plain loop of the same run, and what a proof of the period costs.
 *
 * <pre>
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.NimReport            100000 and 1000000 heaps
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.NimReport proofs     the long periods
 * java -cp 'bench/target/bench.jar:bench/target/lib/*' org.losingways.bench.NimReport 50000 0.6  other heaps and games
 * </pre>
 *
 * <p>Times are processor times of the computing thread, so that a busy machine spoils them less.
 */
public final class NimReport {

  private static final List<String> GAMES =
      List.of("0.07", "0.16", "0.106", "0.6", "0.45", "0.142", "0.376", "0.04");

  private static final List<String> LONG_PERIODS =
      List.of("0.07", "0.156", "0.356", "0.165", "0.127", "0.16", "0.56", "0.376");

  /** The plain loop is quadratic; longer runs are foretold from this one, and marked. */
  private static final int PLAIN_HEAPS = 50_000;

  /** Games whose values are not sparse cost as much as the plain loop: not to a million heaps. */
  private static final List<String> NOT_SPARSE = List.of("0.07", "0.04");

  private final PrintStream out;

  private NimReport(PrintStream out) {
    this.out = out;
  }

  /** Prints the report. */
  public static void main(String[] args) {
    NimReport report = new NimReport(new PrintStream(System.out, true, StandardCharsets.UTF_8));
    warmUp();
    if (args.length > 0 && args[0].equals("proofs")) {
      report.proofs(args.length > 1 ? List.of(args).subList(1, args.length) : LONG_PERIODS);
    } else if (args.length > 1) {
      report.values(List.of(args).subList(1, args.length), new int[] {Integer.parseInt(args[0])});
    } else {
      report.values(GAMES, new int[] {100_000, 1_000_000});
      report.proofs(LONG_PERIODS);
    }
  }

  /** The first seconds of a virtual machine are spent interpreting. */
  private static void warmUp() {
    for (String game : List.of("0.6", "0.45", "0.142")) {
      NimValues.of(TakeAndBreak.of(game)).extendTo(30_000);
      NimValues.plain(TakeAndBreak.of(game)).extendTo(10_000);
    }
  }

  private void values(List<String> games, int[] sizes) {
    out.printf(
        Locale.ROOT,
        "%-6s %9s %10s %12s %12s %9s %14s%n",
        "game",
        "heaps",
        "seconds",
        "values/s",
        "plain loop",
        "faster",
        "with period");
    for (String game : games) {
      double plain = seconds(() -> NimValues.plain(TakeAndBreak.of(game)).extendTo(PLAIN_HEAPS));
      for (int heaps : sizes) {
        if (heaps > 200_000 && NOT_SPARSE.contains(game)) {
          continue;
        }
        double ratio = (double) heaps / PLAIN_HEAPS;
        double foretold = plain * ratio * ratio;
        double fast = seconds(() -> NimValues.of(TakeAndBreak.of(game)).extendTo(heaps));
        double period = seconds(() -> NimSequence.of(TakeAndBreak.of(game)).extendTo(heaps));
        out.printf(
            Locale.ROOT,
            "%-6s %9d %10.3f %12.0f %11.1f%s %8.1fx %14.4f%n",
            game,
            heaps,
            fast,
            heaps / fast,
            foretold,
            heaps == PLAIN_HEAPS ? " " : "*",
            foretold / fast,
            period);
      }
    }
    out.println("* foretold from " + PLAIN_HEAPS + " heaps of the plain loop in this run.");
    out.println();
  }

  private void proofs(List<String> games) {
    out.printf("%-6s %10s %10s %10s %10s%n", "game", "period", "preperiod", "values", "seconds");
    for (String game : games) {
      NimSequence sequence = NimSequence.of(TakeAndBreak.of(game));
      double seconds = seconds(() -> sequence.extendTo(50_000_000));
      NimPeriod period = sequence.period().orElseThrow();
      out.printf(
          Locale.ROOT,
          "%-6s %10d %10d %10d %10.3f%n",
          game,
          period.period(),
          period.preperiod(),
          sequence.size(),
          seconds);
    }
  }

  private static double seconds(Runnable work) {
    var threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    work.run();
    return (threads.getCurrentThreadCpuTime() - start) / 1e9;
  }
}
