// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntIntPair;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;

/**
 * The idempotents of a finite commutative monoid and their natural partial order: e ≤ f when ef = e
 * (<i>Taming the wild</i>, §8.1).
 *
 * <pre>{@code
 * // ⟨a,b | a² = 1, b³ = b⟩: b² ≤ 1
 * Idempotents.of(t2).elements()   // 1 and b²
 * Idempotents.of(t2).covers()     // (b², 1)
 * }</pre>
 *
 * <p>Cost: one product for each element and each pair of idempotents, and one for each triple to
 * find which pairs are neighbours.
 *
 * @param elements all e with e² = e, ascending; the identity is the first
 */
public record Idempotents(FiniteMonoid monoid, IntList elements) {

  public static Idempotents of(FiniteMonoid monoid) {
    int[] found = IntStream.range(0, monoid.order()).filter(x -> monoid.times(x, x) == x).toArray();
    return new Idempotents(monoid, new IntImmutableList(found));
  }

  /** Whether e ≤ f. */
  public boolean isBelow(int e, int f) {
    return monoid.times(e, f) == e;
  }

  /** The pairs e &lt; f with no idempotent strictly between: the lines of the order's diagram. */
  public List<IntIntPair> covers() {
    List<IntIntPair> covers = new ArrayList<>();
    for (int e : elements) {
      for (int f : elements) {
        if (e != f && isBelow(e, f) && !isBetween(e, f)) {
          covers.add(IntIntPair.of(e, f));
        }
      }
    }
    return covers;
  }

  private boolean isBetween(int e, int f) {
    for (int g : elements) {
      if (g != e && g != f && isBelow(e, g) && isBelow(g, f)) {
        return true;
      }
    }
    return false;
  }

  /** The least idempotent: the product of all of them, and the identity of the kernel. */
  public int least() {
    int least = 0;
    for (int e : elements) {
      least = monoid.times(least, e);
    }
    return least;
  }
}
