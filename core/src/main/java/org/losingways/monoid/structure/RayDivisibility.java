// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;

/**
 * Divisibility in a {@link RayMonoid}: x divides y when xz = y for some z. Elements that divide
 * each other make a class.
 *
 * <pre>{@code
 * // The natural numbers ⟨x⟩: all classes have one element. The integers ⟨x, y | xy = 1⟩: one class.
 * RayDivisibility.of(integers).classes().get().size()   // 1
 * }</pre>
 *
 * <p>The multiples of x are a set of rays and single elements, since multiplication by x shifts
 * each ray from some step on, or takes it to finitely many elements. Along a ray w, wg, wg², …
 * either each element is a proper divisor of the next, or from some step on all divide each other.
 * Which of the two is seen far out, where a generator h takes whole rays to rays and shifts them:
 * the rays are the vertices of a graph, and an arrow for h has the shift as its length. From wgⁿ⁺¹
 * one comes back to wgⁿ, n large, exactly if a way from the ray to itself has negative length (a
 * longer way than needed is made up for by g itself, of length 1); that is, if there is a cycle of
 * negative length among the rays that can be reached from the ray and from which it can be reached.
 *
 * <p>Cost: a product for each pair of cells, and a set for each; rays² × generators for the graph.
 */
public final class RayDivisibility {

  private final RayMonoid monoid;
  private final Map<Integer, RaySet> multiples = new HashMap<>();

  /** The rays, as cells, on which each element is a proper divisor of the next. */
  private final IntList endless;

  private RayDivisibility(RayMonoid monoid) {
    this.monoid = monoid;
    this.endless = findEndless();
  }

  public static RayDivisibility of(RayMonoid monoid) {
    return new RayDivisibility(monoid);
  }

  /** All multiples of an element. */
  public RaySet multiples(int x) {
    return multiples.computeIfAbsent(x, this::findMultiples);
  }

  /** Whether y is a multiple of x. */
  public boolean divides(int x, int y) {
    return multiples(x).contains(y);
  }

  private RaySet findMultiples(int x) {
    Budget.tick();
    RayMonoid.Factor factor = monoid.factor(x);
    IntOpenHashSet single = new IntOpenHashSet();
    int[] from = new int[monoid.cells()];
    Arrays.fill(from, Integer.MAX_VALUE);
    for (int c = 0; c < monoid.cells(); c++) {
      int first = 1;
      if (c >= monoid.points()) {
        first = factor.from(c) + (factor.goesRound(c) ? factor.shift(c) : 0);
        if (!factor.goesRound(c)) {
          int target = factor.target(c);
          from[target] = Math.min(from[target], first + factor.shift(c));
        }
      }
      for (int n = 0; n < first; n++) {
        single.add(factor.times(monoid.at(c, n)));
      }
    }
    int far = Arrays.stream(from).filter(n -> n < Integer.MAX_VALUE).max().orElse(0);
    for (int y : single) {
      far = Math.max(far, monoid.steps(y) + 1);
    }
    return RaySet.of(
        monoid, far, 1, y -> single.contains(y) || monoid.steps(y) >= from[monoid.cell(y)]);
  }

  /** The rays, as cells, on which each element is a proper divisor of the next. */
  public IntList endless() {
    return endless;
  }

  private IntList findEndless() {
    int rays = monoid.rays();
    int points = monoid.points();
    int generators = monoid.generators();
    int[][] target = new int[generators][rays];
    int[][] shift = new int[generators][rays];
    for (int g = 0; g < generators; g++) {
      RayMonoid.Factor factor = monoid.factor(monoid.step(0, g));
      for (int r = 0; r < rays; r++) {
        boolean round = factor.goesRound(points + r);
        target[g][r] = round ? -1 : factor.target(points + r) - points;
        shift[g][r] = round ? 0 : factor.shift(points + r);
      }
    }
    boolean[][] reach = reach(target, rays);
    // Bellman and Ford: lengths that still shrink in the last round belong to a negative cycle.
    int[] length = new int[rays];
    boolean[] falls = new boolean[rays];
    for (int round = 0; round <= rays; round++) {
      Budget.tick();
      for (int g = 0; g < generators; g++) {
        for (int r = 0; r < rays; r++) {
          int t = target[g][r];
          if (t >= 0 && reach[t][r] && length[r] + shift[g][r] < length[t]) {
            length[t] = length[r] + shift[g][r];
            falls[t] |= round == rays;
          }
        }
      }
    }
    IntArrayList found = new IntArrayList();
    for (int r = 0; r < rays; r++) {
      boolean comesBack = false;
      for (int t = 0; t < rays; t++) {
        comesBack |= falls[t] && reach[r][t] && reach[t][r];
      }
      if (!comesBack) {
        found.add(points + r);
      }
    }
    return new IntImmutableList(found);
  }

  private static boolean[][] reach(int[][] target, int rays) {
    boolean[][] reach = new boolean[rays][rays];
    for (int r = 0; r < rays; r++) {
      Budget.tick();
      IntArrayList queue = IntArrayList.of(r);
      reach[r][r] = true;
      for (int i = 0; i < queue.size(); i++) {
        for (int[] act : target) {
          int t = act[queue.getInt(i)];
          if (t >= 0 && !reach[r][t]) {
            reach[r][t] = true;
            queue.add(t);
          }
        }
      }
    }
    return reach;
  }

  /**
   * The classes of elements that divide each other, divisors before their multiples; nothing if
   * there are infinitely many.
   */
  public Optional<List<RaySet>> classes() {
    if (!endless.isEmpty()) {
      return Optional.empty();
    }
    int far = 0;
    Map<RaySet, Integer> firstOf = new HashMap<>();
    for (int c = 0; c < monoid.cells(); c++) {
      firstOf.putIfAbsent(multiples(c), c);
      if (c >= monoid.points()) {
        int n = 0;
        while (!divides(monoid.at(c, n + 1), monoid.at(c, n))) {
          n++;
          firstOf.putIfAbsent(multiples(monoid.at(c, n)), monoid.at(c, n));
        }
        far = Math.max(far, n);
      }
    }
    Map<RaySet, Integer> divisors = new HashMap<>();
    firstOf.forEach(
        (ideal, x) ->
            divisors.put(
                ideal, (int) firstOf.keySet().stream().filter(i -> i.contains(x)).count()));
    List<RaySet> ideals =
        firstOf.keySet().stream()
            .sorted(
                Comparator.<RaySet>comparingInt(divisors::get)
                    .thenComparing(ideal -> monoid.word(firstOf.get(ideal))))
            .toList();
    Map<RaySet, Integer> place = new HashMap<>();
    ideals.forEach(ideal -> place.put(ideal, place.size()));
    int last = monoid.at(monoid.cells() - 1, far);
    int[] classOf = new int[last + 1];
    for (int x = 0; x <= last; x++) {
      boolean isElement = monoid.cell(x) >= monoid.points() || monoid.steps(x) == 0;
      classOf[x] = isElement ? place.get(multiples(x)) : -1;
    }
    int threshold = far;
    return Optional.of(
        IntStream.range(0, ideals.size())
            .mapToObj(c -> RaySet.of(monoid, threshold, 1, x -> classOf[x] == c))
            .toList());
  }
}
