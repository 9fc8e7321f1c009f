// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;
import org.losingways.game.Reach;

/** What periods have in common; the referees share no code with the solvers, not even this. */
final class Periods {

  private Periods() {}

  /**
   * The least common multiple.
   *
   * @throws ArithmeticException if it is no long
   */
  static long lcm(long a, long b) {
    long x = a;
    long y = b;
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return Math.multiplyExact(a / x, b);
  }

  /** Whether two heaps have the same value. */
  interface Same {
    boolean test(int heap, int other);
  }

  /**
   * Objects unless the values of the heaps that are given prove the claim for all: {@code
   * docs/certificates.md}, step 8.
   *
   * <p><i>Taming</i>, Theorem 3, generalised to moves that leave up to m heaps: let Φ(h+p) = Φ(h)
   * for r₀ ≤ h < B, where B ≥ m·r₀+(m−1)p+k, r₀ ≥ 1 and no move takes more than k, and let Φ be
   * continued with period p. A move from n+p, n ≥ B, leaves a heap of at least (n+p−k)/m ≥ r₀+p,
   * which can be p smaller without a change of value; a move from n leaves one of at least r₀,
   * which can be p larger. So n+p and n have the same value and the same option values. The
   * referees look at nothing else, so what was checked to B+p−1 is checked for ever. Nowhere is it
   * used that the values are finitely many, or that both players have the same moves.
   */
  static void check(Claim.Solved claim, Optional<Reach> reach, int heaps, Same same) {
    int p = claim.period();
    int r = claim.preperiod();
    Objection.refuse(p < 1 || r < 0, "its period or its preperiod is impossible");
    Objection.refuse(reach.isEmpty(), "no theorem says that the values of these rules repeat");
    long bound = reach.orElseThrow().periodBound(r, p);
    Objection.refuse(
        bound + p - 1 != heaps, "such a period is proved by heaps to " + (bound + p - 1));
    for (int h = r; h < bound; h++) {
      Objection.refuse(!same.test(h, h + p), "the values do not repeat with its period");
    }
    Objection.refuse(
        r > 0 && same.test(r - 1, r - 1 + p), "the repetition begins before its preperiod");
    for (int d = 1; d < p; d++) {
      boolean shorter = p % d == 0;
      for (int h = r; h < r + p && shorter; h++) {
        shorter = same.test(h, h + d);
      }
      Objection.refuse(shorter, "the values repeat with a shorter period");
    }
  }
}
