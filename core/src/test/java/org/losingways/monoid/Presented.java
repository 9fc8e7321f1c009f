// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.words.RayCells;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.monoid.words.WordOrder;

/** Monoids for tests, by their presentations. */
public final class Presented {

  private Presented() {}

  public static RewritingSystem system(String presentation) {
    return RewritingSystem.complete(Relations.of(presentation), WordOrder.LATEST_LETTER);
  }

  public static RayMonoid monoid(String presentation) {
    return RayCells.monoid(system(presentation));
  }

  /** x^(k+p) y^(l+q) = x^k y^l, in which x and y run in opposite directions. */
  public static RewritingSystem balanced(int k, int p, int l, int q) {
    String right = (k == 0 ? "" : "x" + k) + (l == 0 ? "" : "y" + l);
    return system("<x,y | x%dy%d=%s>".formatted(k + p, l + q, right.isEmpty() ? "1" : right));
  }

  /** Such with k, l, p and q at most this. */
  public static Arbitrary<RewritingSystem> balanced(int most) {
    Arbitrary<Integer> starts = Arbitraries.integers().between(0, most);
    Arbitrary<Integer> steps = Arbitraries.integers().between(1, most);
    return Combinators.combine(starts, steps, starts, steps).as(Presented::balanced);
  }

  /** The monoid of 1, a and a², in which a³ = a, beside it. */
  public static RayMonoid besideThree(RewritingSystem system) {
    FiniteMonoid three = FiniteMonoid.ofAction(new int[][] {{1, 2, 1}});
    return RayMonoid.product(three, RayCells.monoid(system));
  }
}
