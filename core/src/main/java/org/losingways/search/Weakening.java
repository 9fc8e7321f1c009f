// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.losingways.monoid.Cyclic;
import org.losingways.monoid.HeapCounts;

/**
 * Chooses what is counted beside a trial that got a position wrong, so that it comes out right: the
 * fewest counters, then those of the most sweeping kind, then those that make the smallest trial.
 */
public final class Weakening {

  private Weakening() {}

  /**
   * The best set of counters.
   *
   * @param kinds counters, from the most to the least sweeping kind
   * @param most how many counters are tried together
   * @param size how large a trial with some counters is
   * @param attempt what is made of some counters, if the position comes out right with them
   */
  public static <T> Optional<T> fewest(
      List<List<Cyclic>> kinds,
      int most,
      ToDoubleFunction<List<Cyclic>> size,
      Function<List<Cyclic>, Optional<T>> attempt) {
    for (int many = 1; many <= most; many++) {
      for (List<Cyclic> kind : kinds) {
        Optional<T> best = Optional.empty();
        double fewest = Double.MAX_VALUE;
        for (List<Cyclic> some : HeapCounts.subsets(kind, many)) {
          double elements = size.applyAsDouble(some);
          if (elements < fewest) {
            Optional<T> made = attempt.apply(some);
            if (made.isPresent()) {
              best = made;
              fewest = elements;
            }
          }
        }
        if (best.isPresent()) {
          return best;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Counters that tell a position from all that have less of what they count, for each kind of
   * weights.
   *
   * @param far from this exponent on a period of 2 is no longer taken for granted
   * @param longPeriod the period tried from there on: powers with a longer period look like powers
   *     that never repeat with period 2, so after a while others are tried
   */
  public static List<List<Cyclic>> counters(
      List<List<int[]>> kinds, int[] position, int far, int longPeriod) {
    List<List<Cyclic>> result = new ArrayList<>();
    for (List<int[]> weights : kinds) {
      List<Cyclic> counters = new ArrayList<>();
      for (int[] w : weights) {
        int sum = Cyclic.sum(w, position);
        counters.add(new Cyclic(w, Math.max(sum, 2), sum < far ? 2 : longPeriod));
      }
      result.add(counters);
    }
    return result;
  }

  /** Whether some counters tell a position from each of the others. */
  public static boolean separates(List<Cyclic> counters, int[] position, List<int[]> confused) {
    for (int[] other : confused) {
      boolean apart = false;
      for (Cyclic c : counters) {
        apart |=
            c.wrap(Cyclic.sum(c.weights(), position)) != c.wrap(Cyclic.sum(c.weights(), other));
      }
      if (!apart) {
        return false;
      }
    }
    return true;
  }
}
