// SPDX-License-Identifier: Apache-2.0
package org.losingways.bench;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Two builds of the misère quotient solver against each other, in turn, in one virtual machine, so
 * that whatever else the machine does falls on both.
 *
 * <pre>{@code
 * java -cp bench.jar org.losingways.bench.TreeRatio OLD/bench/target NEW/bench/target quotients.jsonl [RUNS]
 * }</pre>
 *
 * <p>Each folder holds a {@code bench.jar} with its {@code lib}, as {@code mvn package} leaves it;
 * what is timed is {@link QuotientBench}'s own measurement in that build, by the least processor
 * time of each game.
 */
public final class TreeRatio {

  private static final int[] HEAPS = {31, 33};

  private TreeRatio() {}

  public static void main(String[] args) throws Exception {
    if (args.length < 3) {
      System.err.println("usage: TreeRatio OLD NEW FILE.jsonl [RUNS]");
      System.exit(2);
    }
    Method[] trees = {tree(Path.of(args[0])), tree(Path.of(args[1]))};
    int runs = args.length > 3 ? Integer.parseInt(args[3]) : 100;
    List<String> codes = QuotientBench.solved(Path.of(args[2]));
    double[] sums = new double[2];
    double[][] best = new double[codes.size()][];
    for (int run = 0; run < runs; run++) {
      for (int i = 0; i < best.length; i++) {
        best[i] = least(best[i], trees, codes.get(i), Integer.MAX_VALUE, run);
      }
    }
    for (double[] times : best) {
      sums[0] += times[0];
      sums[1] += times[1];
    }
    print(codes.size() + " solved games", sums);
    for (int heap : HEAPS) {
      double[] times = null;
      for (int run = 0; run < runs / 4 + 1; run++) {
        times = least(times, trees, "0.07", heap, run);
      }
      print("0.07 to heap " + heap, times);
    }
  }

  private static Method tree(Path folder) throws Exception {
    List<URL> urls = new ArrayList<>(List.of(folder.resolve("bench.jar").toUri().toURL()));
    for (String jar : folder.resolve("lib").toFile().list()) {
      urls.add(folder.resolve("lib").resolve(jar).toUri().toURL());
    }
    ClassLoader loader =
        new URLClassLoader(urls.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    Method time =
        loader
            .loadClass(QuotientBench.class.getName())
            .getDeclaredMethod("time", String.class, int.class);
    time.setAccessible(true);
    return time;
  }

  private static double[] least(double[] before, Method[] trees, String code, int heap, int run)
      throws Exception {
    double[] times = new double[2];
    Arrays.fill(times, Double.MAX_VALUE);
    for (int k = 0; k < 2; k++) {
      int tree = k + run & 1;
      double ms = (Double) trees[tree].invoke(null, code, heap);
      times[tree] = before == null ? ms : Math.min(before[tree], ms);
    }
    return times;
  }

  private static void print(String what, double... times) {
    PrintStream out = System.out;
    out.printf(
        Locale.ROOT,
        "%s: before %.1f ms, now %.1f ms, ratio %.3f%n",
        what,
        times[0],
        times[1],
        times[1] / times[0]);
  }
}
