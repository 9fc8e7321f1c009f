// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

/**
 * The misère quotient solver against a list of games with the processor time another solver took.
 *
 * <pre>{@code
 * java -cp bench/target/bench.jar org.losingways.bench.QuotientBench quotients.jsonl [RUNS]
 * }</pre>
 *
 * <p>Each line of the file is a JSON object; those with status {@code solved} have a {@code code}
 * and {@code cpu_ms}, the processor time in milliseconds after warm-up. Everything is run several
 * times in one virtual machine, and the least processor time of this thread counts.
 */
public final class QuotientBench {

  private record Game(String code, double theirs) {}

  private QuotientBench() {}

  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    if (args.length == 0) {
      System.err.println("usage: QuotientBench FILE.jsonl [RUNS]");
      System.exit(2);
    }
    int runs = args.length > 1 ? Integer.parseInt(args[1]) : 10;
    List<Game> games = read(Path.of(args[0]));
    double[] best = new double[games.size()];
    for (int run = 0; run < runs; run++) {
      for (int i = 0; i < best.length; i++) {
        double ms = time(games.get(i).code(), Integer.MAX_VALUE);
        best[i] = run == 0 ? ms : Math.min(best[i], ms);
      }
    }
    double ours = 0;
    double theirs = 0;
    for (int i = 0; i < best.length; i++) {
      Game game = games.get(i);
      ours += best[i];
      theirs += game.theirs();
      if (best[i] > game.theirs() + 0.5 || game.theirs() > 5) {
        String late = best[i] > game.theirs() + 0.5 ? "  SLOWER" : "";
        out.printf(
            Locale.ROOT,
            "%-8s %8.2f ms  %8.2f ms  %5.2f%s%n",
            game.code(),
            best[i],
            game.theirs(),
            best[i] / game.theirs(),
            late);
      }
    }
    out.printf(
        Locale.ROOT,
        "%d solved games: %.1f ms, the other solver %.1f ms, ratio %.3f%n",
        best.length,
        ours,
        theirs,
        ours / theirs);
    for (int heap : new int[] {31, 33}) {
      double least = Double.MAX_VALUE;
      for (int run = 0; run < runs; run++) {
        least = Math.min(least, time("0.07", heap));
      }
      out.printf(Locale.ROOT, "0.07 to heap %d: %.0f ms%n", heap, least);
    }
  }

  /** The codes of the games that are solved. */
  static List<String> solved(Path file) throws IOException {
    return read(file).stream().map(Game::code).toList();
  }

  private static List<Game> read(Path file) throws IOException {
    Pattern code = Pattern.compile("\"code\":\\s*\"([^\"]*)\"");
    Pattern cpu = Pattern.compile("\"cpu_ms\":\\s*([0-9.]+)");
    List<Game> games = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      Matcher c = code.matcher(line);
      Matcher t = cpu.matcher(line);
      if (line.contains("\"solved\"") && c.find() && t.find()) {
        games.add(new Game(c.group(1), Double.parseDouble(t.group(1))));
      }
    }
    return games;
  }

  /** The processor time of this thread, in milliseconds, to solve a game or to reach a heap. */
  private static double time(String code, int maxHeap) {
    long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    SolverStatus status = solver.run(SolverLimits.none().withMaxHeap(maxHeap));
    if (status != SolverStatus.SOLVED && solver.heaps() != maxHeap) {
      throw new IllegalStateException(code + " was not solved");
    }
    return (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start) / 1e6;
  }
}
