// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.search.Refinement;

/**
 * The reduction of a bipartite monoid: x and y are merged when xz ∈ P exactly if yz ∈ P, for all z
 * (<i>Taming</i> §3), found by {@link Refinement}. Classes are numbered by their first element, so
 * the identity stays 0.
 *
 * @param monoid the reduced monoid, with the same generators
 * @param p its P-portion
 * @param classOf the class of each old element
 */
@SuppressWarnings("ArrayRecordComponent")
public record Reduction(FiniteMonoid monoid, long[] p, int[] classOf) {

  public static Reduction of(int[][] action, boolean[] outcome, Budget budget) {
    int[] classOf = Refinement.classes(action, outcome, budget);
    FiniteMonoid monoid = FiniteMonoid.ofAction(Refinement.merged(action, classOf));
    long[] p = Bits.of(monoid.order());
    for (int x = 0; x < classOf.length; x++) {
      if (outcome[x]) {
        Bits.set(p, classOf[x]);
      }
    }
    return new Reduction(monoid, p, classOf);
  }
}
