// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.util.Optional;
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
    return isR8(quotient) ? Optional.of("R8") : Optional.empty();
  }

  /**
   * R8 = ⟨a, b, c | a² = 1, b³ = b, bc = ab, c² = b²⟩ with P = {a, b²}: a monoid of 8 elements that
   * has these relations, and is generated so, is no other.
   */
  private static boolean isR8(BipartiteMonoid quotient) {
    if (quotient.order() != 8 || quotient.pSize() != 2) {
      return false;
    }
    FiniteMonoid m = quotient.monoid();
    int[] p = quotient.pElements();
    int a = m.times(p[0], p[0]) == 0 ? p[0] : p[1];
    int e = p[0] + p[1] - a;
    for (int b = 1; b < 8; b++) {
      for (int c = 1; c < 8 && m.times(a, a) == 0 && m.times(b, b) == e; c++) {
        int ab = m.times(a, b);
        if (m.times(e, b) == b && m.times(b, c) == ab && m.times(c, c) == e) {
          int all = 1 | 1 << a | 1 << b | 1 << ab | 1 << e | 1 << m.times(a, e) | 1 << c;
          if ((all | 1 << m.times(a, c)) == 255) {
            return true;
          }
        }
      }
    }
    return false;
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
}
