// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.HeapCounts;

/**
 * Weighs heaps by the powers of one of them.
 *
 * <p>In 4.7 the heap b = Φ(2) has ever more powers, and the other heaps are like powers of it in
 * large company: with a = Φ(1), a unit, bc = ab³, bd = ab⁵, b²e = b⁷, b³f = ab⁹. So on the scale of
 * b the heaps c, d, e and f weigh 2, 4, 5 and 6. When a step of the growth adds powers of b, it
 * adds them in all such relations together, and a counter with these weights frees them all at
 * once, where counters of single letters would need a trial for each.
 *
 * <p>A heap h whose product with gᵏ is a unit times gᵐ, for the least such k, weighs m − k. This is
 * exact while gᵐ is one of the powers before the index of g. From there on m is known up to the
 * period only, and as heaps that take more copies of g weigh more, the least possible weight is
 * taken that goes on growing with k as the exact ones do. A heap for which there is no k weighs
 * nothing. Weights are guesses: a bad one makes a trial larger than need be, never wrong.
 *
 * <p>Cost: for each scale the index times the number of heaps and of units.
 */
final class Scales {

  /** Heaps with fewer powers are no scales: what few powers have in common is mostly chance. */
  private static final int SHORTEST = 6;

  private Scales() {}

  /**
   * Five lists of weights, from the most to the least sweeping, that may tell a position from
   * others of its value.
   *
   * <p>Heaps that are alike should be counted alike, or each of them would have to be freed by
   * itself. So the first kind weighs all heaps by the powers of one. The second counts how often a
   * generating heap occurs in the least words of all heaps: if heap 4 is worth heaps 1 and 3
   * together, then freeing heap 3 frees the 3 inside the 4 as well. The third kind counts the heaps
   * of one value, the fourth those that also have the same option values, and the last each heap by
   * itself.
   */
  static List<List<int[]>> kinds(Candidate candidate, int[] position) {
    FiniteMonoid monoid = candidate.reduced().monoid();
    int[] values = candidate.reduced().values();
    long[][] options = candidate.optionSets();
    return List.of(
        of(monoid, values, position),
        HeapCounts.letters(monoid, values, position),
        HeapCounts.groups(position, values.length, (h, k) -> values[h] == values[k]),
        HeapCounts.groups(
            position,
            values.length,
            (h, k) -> values[h] == values[k] && Arrays.equals(options[h], options[k])),
        HeapCounts.groups(position, values.length, (h, k) -> h == k));
  }

  /** The weights on the scale of each heap of a position that is one. */
  static List<int[]> of(FiniteMonoid monoid, int[] values, int[] position) {
    List<int[]> result = new ArrayList<>();
    int[] units = units(monoid, values);
    for (int g : Arrays.stream(position).map(h -> values[h]).distinct().toArray()) {
      IntArrayList powers = new IntArrayList();
      int x = 0;
      while (!powers.contains(x)) {
        powers.add(x);
        x = monoid.row(g)[x];
      }
      int index = powers.indexOf(x);
      if (index >= SHORTEST) {
        result.add(scale(monoid, values, units, g, powers.toIntArray(), index));
      }
    }
    return result;
  }

  /** The invertible elements: those that the invertible heaps generate. */
  private static int[] units(FiniteMonoid monoid, int[] values) {
    int[] invertible = Arrays.stream(values).distinct().filter(v -> isUnit(monoid, v)).toArray();
    return monoid.generated(invertible).stream().toArray();
  }

  private static boolean isUnit(FiniteMonoid monoid, int x) {
    return IntList.of(monoid.row(x)).contains(0);
  }

  private static int[] scale(
      FiniteMonoid monoid, int[] values, int[] units, int g, int[] powers, int index) {
    int[] exponent = new int[monoid.order()];
    Arrays.fill(exponent, -1);
    for (int m = powers.length - 1; m >= 0; m--) {
      for (int u : units) {
        exponent[monoid.row(u)[powers[m]]] = m;
      }
    }
    int[] row = monoid.row(g);
    int[] weights = new int[values.length];
    // The copies of g that heaps without an exact weight need, and the largest exact weights.
    int[] copies = new int[values.length];
    int[] exact = new int[powers.length + 1];
    for (int h = 1; h < values.length; h++) {
      int k = 0;
      int y = values[h];
      while (exponent[y] < 0 && k < powers.length) {
        y = row[y];
        k++;
      }
      int m = exponent[y];
      weights[h] = Math.max(0, m - k);
      copies[h] = m < index ? -1 : k;
      if (m >= 0 && m < index) {
        exact[k] = Math.max(exact[k], weights[h]);
      }
    }
    for (int k = 1; k < exact.length; k++) {
      if (exact[k] == 0 && exact[k - 1] > 0) {
        exact[k] = exact[k - 1] + 1;
      }
    }
    int period = powers.length - index;
    for (int h = 1; h < values.length; h++) {
      while (copies[h] >= 0 && weights[h] < exact[copies[h]]) {
        weights[h] += period;
      }
    }
    return weights;
  }
}
