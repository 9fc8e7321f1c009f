// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Fingerprint;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;
import org.losingways.monoid.Quotients;
import org.losingways.monoid.words.GeneratingSet;

/**
 * Finds an isomorphism of bipartite monoids: a bijection that respects products and P.
 *
 * <pre>{@code
 * Isomorphism.find(quotientOf("0.77"), quotientOf("4.6")).isPresent()   // true: both of order 40
 * }</pre>
 *
 * <p>Backtracks over the images of a small generating set; elements are only sent to elements that
 * look alike (in P or not, index and period of the powers, how many multiples, how many multiples
 * in P). With one image chosen after the other the map is extended to what is generated so far, and
 * dropped at the first contradiction.
 */
public final class Isomorphism {

  private final BipartiteMonoid from;
  private final BipartiteMonoid to;
  private final int[] generators;
  private final long[] looks;
  private final long[] looksTo;

  private Isomorphism(BipartiteMonoid from, BipartiteMonoid to) {
    this.from = from;
    this.to = to;
    this.looks = looks(from);
    this.looksTo = looks(to);
    this.generators =
        GeneratingSet.smallest(from.monoid(), IntStream.range(1, from.order()).toArray());
  }

  /** The image of each element under an isomorphism, if the two are isomorphic. */
  public static Optional<int[]> find(BipartiteMonoid from, BipartiteMonoid to) {
    if (from.order() != to.order() || from.pSize() != to.pSize()) {
      return Optional.empty();
    }
    Isomorphism search = new Isomorphism(from, to);
    long[] a = search.looks.clone();
    long[] b = search.looksTo.clone();
    Arrays.sort(a);
    Arrays.sort(b);
    if (!Arrays.equals(a, b)) {
      return Optional.empty();
    }
    int[] map = new int[from.order()];
    Arrays.fill(map, -1);
    map[0] = 0;
    return search.extend(map, IntArrayList.of(0), 0);
  }

  /** Whether two quotients are the same but for names. */
  public static boolean exists(BipartiteMonoid from, BipartiteMonoid to) {
    return find(from, to).isPresent();
  }

  /**
   * What a quotient looks like from outside, the same for isomorphic ones: its order, the size of
   * P, and how many elements of each look there are, mixed into sixteen digits.
   */
  public static String look(BipartiteMonoid quotient) {
    long[] looks = looks(quotient);
    Arrays.sort(looks);
    return "%d-%d-%s"
        .formatted(
            quotient.order(),
            quotient.pSize(),
            Fingerprint.of(Arrays.toString(looks)).substring(0, 16));
  }

  private Optional<int[]> extend(int[] map, IntArrayList closure, int chosen) {
    if (chosen == generators.length) {
      return isHomomorphism(map) ? Optional.of(map) : Optional.empty();
    }
    int g = generators[chosen];
    boolean[] used = new boolean[map.length];
    for (int y : map) {
      if (y >= 0) {
        used[y] = true;
      }
    }
    for (int image = 1; image < map.length; image++) {
      Budget.tick();
      if (!used[image] && looksTo[image] == looks[g]) {
        int[] longer = map.clone();
        IntArrayList members = new IntArrayList(closure);
        if (close(longer, members, used.clone(), g, image)) {
          Optional<int[]> found = extend(longer, members, chosen + 1);
          if (found.isPresent()) {
            return found;
          }
        }
      }
    }
    return Optional.empty();
  }

  private boolean close(int[] map, IntArrayList members, boolean[] used, int g, int image) {
    int[] row = from.monoid().row(g);
    int[] rowTo = to.monoid().row(image);
    for (int j = 0; j < members.size(); j++) {
      int x = members.getInt(j);
      int y = row[x];
      int target = rowTo[map[x]];
      if (map[y] < 0) {
        if (used[target] || looks[y] != looksTo[target]) {
          return false;
        }
        map[y] = target;
        used[target] = true;
        members.add(y);
      } else if (map[y] != target) {
        return false;
      }
    }
    return true;
  }

  private boolean isHomomorphism(int[] map) {
    for (int g : generators) {
      int[] row = from.monoid().row(g);
      int[] rowTo = to.monoid().row(map[g]);
      for (int x = 0; x < map.length; x++) {
        if (map[row[x]] != rowTo[map[x]]) {
          return false;
        }
      }
    }
    return true;
  }

  private static long[] looks(BipartiteMonoid q) {
    FiniteMonoid m = q.monoid();
    int order = q.order();
    Quotients quotients = new Quotients(m, q.pBits());
    Powers powers = Powers.of(m);
    long[] result = new long[order];
    for (int x = 0; x < order; x++) {
      Budget.tick();
      long look = q.inP(x) ? 1 : 0;
      look = look * 65_537 + powers.index(x);
      look = look * 65_537 + powers.period(x);
      look = look * 65_537 + m.multiples(x).cardinality();
      result[x] = look * 65_537 + Bits.count(quotients.of(x));
    }
    return result;
  }
}
