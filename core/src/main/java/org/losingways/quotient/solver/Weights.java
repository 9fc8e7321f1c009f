// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Arrays;
import java.util.List;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.HeapCounts;

/**
 * The weights of counters that may tell a position from others of its value.
 *
 * <p>Heaps that are alike should be counted alike, or each of them would have to be freed by
 * itself. So the first kind weighs all heaps by the powers of one ({@link Scales}). The second
 * counts how often a generating heap occurs in the least words of all heaps: if heap 4 is worth
 * heaps 1 and 3 together, then freeing heap 3 frees the 3 inside the 4 as well. The third kind
 * counts the heaps of one value, the fourth those that also have the same option values, and the
 * last each heap by itself.
 */
final class Weights {

  private Weights() {}

  /** Five lists of weights, from the most to the least sweeping. */
  static List<List<int[]>> kinds(Candidate candidate, int[] position) {
    FiniteMonoid monoid = candidate.reduced().monoid();
    int[] values = candidate.reduced().values();
    long[][] options = candidate.optionSets();
    return List.of(
        Scales.of(monoid, values, position),
        HeapCounts.letters(monoid, values, position),
        HeapCounts.groups(position, values.length, (h, k) -> values[h] == values[k]),
        HeapCounts.groups(
            position,
            values.length,
            (h, k) -> values[h] == values[k] && Arrays.equals(options[h], options[k])),
        HeapCounts.groups(position, values.length, (h, k) -> h == k));
  }
}
