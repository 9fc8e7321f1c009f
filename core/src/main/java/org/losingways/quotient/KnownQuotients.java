// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Optional;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * Quotients that have names: the tame ones, T0, T1, T2, …, which are those of nim-heaps, and R8,
 * the smallest wild one (<i>Advances</i> §8.1).
 *
 * <p>T0 is trivial and T1 = ⟨a | a² = 1⟩ with P = {a}. For n ≥ 2 the quotient Tn of nim-heaps below
 * 2ⁿ has 2ⁿ+2 elements: 1, a, and a group (ℤ/2)ⁿ with identity e; and P = {a, e}.
 */
public final class KnownQuotients {

  private KnownQuotients() {}

  /** The name of a quotient, if it has one. */
  public static Optional<String> name(BipartiteMonoid quotient) {
    int rank = tameRank(quotient);
    if (rank >= 0) {
      return Optional.of("T" + rank);
    }
    return quotient.order() == 8 && Isomorphism.find(quotient, r8()).isPresent()
        ? Optional.of("R8")
        : Optional.empty();
  }

  /** n for Tn, and −1 for a wild quotient. */
  private static int tameRank(BipartiteMonoid quotient) {
    int order = quotient.order();
    if (order == 1) {
      return quotient.pSize() == 0 ? 0 : -1;
    }
    if (order == 2) {
      return quotient.pSize() == 1 && quotient.inP(1) && quotient.monoid().times(1, 1) == 0
          ? 1
          : -1;
    }
    boolean sizeFits = order >= 6 && Integer.bitCount(order - 2) == 1;
    return sizeFits && quotient.pSize() == 2 && hasTameShape(quotient)
        ? Integer.numberOfTrailingZeros(order - 2)
        : -1;
  }

  private static boolean hasTameShape(BipartiteMonoid quotient) {
    FiniteMonoid m = quotient.monoid();
    int[] p = quotient.pElements();
    int a = m.times(p[0], p[0]) == 0 ? p[0] : p[1];
    int e = p[0] + p[1] - a;
    if (m.times(a, a) != 0 || m.times(e, e) != e || m.times(a, e) == e || a == 0 || e == 0) {
      return false;
    }
    for (int x = 1; x < m.order(); x++) {
      if (x != a && (m.times(x, e) != x || m.times(x, x) != e)) {
        return false;
      }
    }
    return true;
  }

  /** R8 = ⟨a, b, c | a² = 1, b³ = b, bc = ab, c² = b²⟩ with P = {a, b²}. */
  public static BipartiteMonoid r8() {
    // The elements are 1, a, b, ab, b², ab², c, ac.
    int[][] action = {{1, 0, 3, 2, 5, 4, 7, 6}, {2, 3, 4, 5, 2, 3, 3, 2}, {6, 7, 3, 2, 5, 4, 4, 5}};
    long[] p = Bits.of(8);
    Bits.set(p, 1);
    Bits.set(p, 4);
    return new BipartiteMonoid(FiniteMonoid.ofAction(action), p);
  }
}
