// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.rays;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.Multiples;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RaySet;
import org.losingways.search.Exploration;
import org.losingways.search.Exploration.Explored;
import org.losingways.search.OpenCompany;

/**
 * The elements of an infinite monoid whose degree is within bounds, and the exploration of
 * positions through them that is done in a finite monoid.
 *
 * <p>The heaps of a position can be put down in such an order that neither the heaps that lie nor
 * those that are still to come leave the bounds, if the position itself is twice the largest step
 * within them. So V(u) need be known only on the window: what lies beyond is counted as won, which
 * is never the reason for a failure, and a position that is dropped because another one has a
 * smaller V fails only in company in which the other one fails as well. What is kept of V is its
 * complement ({@link OpenCompany}).
 *
 * <p>Cost: explored pairs × heap classes × the size of these sets, and a row of products for each
 * value. The rows of products take four bytes for each pair of elements of the window, as far as
 * they are used.
 */
final class RayWindow {

  private final RayMonoid monoid;
  private final RaySet p;
  private final IntArrayList elements = new IntArrayList();
  private final Int2IntOpenHashMap place = new Int2IntOpenHashMap();

  /** The window with the degrees from {@code low} to {@code high}. */
  RayWindow(RayMonoid monoid, RaySet p, int[] degrees, int low, int high) {
    this.monoid = monoid;
    this.p = p;
    place.defaultReturnValue(-1);
    for (int c = 0; c < monoid.cells(); c++) {
      boolean isRay = c >= monoid.points();
      int degree = monoid.degree(c, degrees);
      int step = isRay ? degrees[monoid.letter(c)] : 0;
      for (int n = 0; n == 0 || isRay; n++, degree += step) {
        if (low <= degree && degree <= high) {
          place.put(monoid.at(c, n), elements.size());
          elements.add(monoid.at(c, n));
        } else if (!isRay || (step > 0 ? degree > high : degree < low)) {
          break;
        }
      }
    }
  }

  /** Whether there is room for all products. */
  boolean fits(Budget budget) {
    double size = elements.size();
    return budget.affords(size * size * Integer.BYTES);
  }

  /** A shortest position through the window that is valued wrongly, if there is one. */
  Optional<int[]> explore(List<RayVerifier.Heap> classes, Budget budget) {
    int size = elements.size();
    int[][] act = new int[classes.size()][size];
    for (int k = 0; k < act.length; k++) {
      budget.check();
      for (int z = 0; z < size; z++) {
        act[k][z] = place.get(monoid.times(elements.getInt(z), classes.get(k).value()));
      }
    }
    Folding folding = Folding.of(monoid, classes);
    OpenCompany[] company = new OpenCompany[act.length];
    long[][] winning = new long[act.length][];
    for (int k = 0; k < act.length; k++) {
      company[k] = new OpenCompany(act[k]);
      winning[k] = folding.table(classes.get(k).winning());
    }
    int[][] rows = new int[size][];
    Exploration<int[]> exploration = new Exploration<>(OpenCompany::covers);
    // The position without heaps has no winning move and yet does not fail; it stands for nothing.
    Explored<int[]> u = Explored.empty(0, outsideP());
    while (true) {
      budget.check();
      if (rows[u.value()] == null) {
        rows[u.value()] = new int[size];
        Arrays.fill(rows[u.value()], -1);
      }
      int[] timesU = rows[u.value()];
      int x = elements.getInt(u.value());
      IntUnaryOperator product = z -> folding.place(monoid.times(elements.getInt(z), x));
      for (int k = 0; k < act.length; k++) {
        int value = act[k][u.value()];
        if (value >= 0) {
          int[] open = company[k].after(u.company(), timesU, product, winning[k]);
          if (open.length > 0) {
            exploration.meet(u, classes.get(k).heap(), classes.get(k).length(), value, open);
          }
        }
      }
      Optional<Explored<int[]>> next = exploration.next();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      u = next.get();
      if (u.company()[0] == 0) {
        return Optional.of(u.position());
      }
      exploration.keep(u);
    }
  }

  private int[] outsideP() {
    return IntStream.range(0, elements.size())
        .filter(z -> !p.contains(elements.getInt(z)))
        .toArray();
  }

  /** All elements with steps folded to where every one of some sets repeats: sets as tables. */
  private record Folding(RayMonoid monoid, int threshold, int period) {

    static Folding of(RayMonoid monoid, List<RayVerifier.Heap> classes) {
      int threshold = 0;
      int period = 1;
      for (RayVerifier.Heap k : classes) {
        threshold = Math.max(threshold, k.winning().threshold());
        period = Multiples.lcm(period, k.winning().period());
      }
      return new Folding(monoid, threshold, period);
    }

    int place(int x) {
      int n = monoid.steps(x);
      int folded = n < threshold ? n : threshold + (n - threshold) % period;
      return folded * monoid.cells() + monoid.cell(x);
    }

    long[] table(RaySet set) {
      int size = (threshold + period) * monoid.cells();
      long[] table = Bits.of(size);
      for (int i = 0; i < size; i++) {
        if (set.contains(i)) {
          Bits.set(table, i);
        }
      }
      return table;
    }
  }
}
