// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.List;
import org.losingways.proof.InfiniteEvidence.Generator;
import org.losingways.proof.InfiniteMonoid.Multiplier;

/**
 * Step 7 of the referee's report on {@link InfiniteEvidence}: the misère quotient is infinite.
 *
 * <p>Let x and y be generators of degrees d > 0 and −e < 0, π a multiple of the period of P along
 * the rays, a = eπ and b = dπ, so that x^a y^b has degree 0, and f a power of it with f·x^a·y^b =
 * f. For some v let g(n) say whether f·v·x^(an) is in P, and g(−n) whether f·v·y^(bn) is. From some
 * n on g(n) is the same for ever, say c.
 *
 * <p>If x^(ai) and x^(aj) are interchangeable, i < j, so are x^(ai) and x^(a(i+k(j−i))) for all k.
 * Beside f·v·x^(as)·y^(bm) this says g(i+s−m) = g(i+s−m+k(j−i)), which is c for large k; and i+s−m
 * is any whole number. So if g is not c everywhere, powers of x are infinitely many different
 * elements, also when all interchangeable elements are made one.
 */
final class Endlessness {

  /** How many multiples of the period are tried to bring two heaps back to where they were. */
  private static final int MOST_PERIODS = 6;

  /** How far g is followed. */
  private static final int FAR = 24;

  private final InfiniteMonoid monoid;
  private final List<Generator> generators;

  Endlessness(InfiniteEvidence evidence, InfiniteMonoid monoid) {
    this.monoid = monoid;
    this.generators = evidence.generators();
  }

  boolean isShown() {
    for (int x = 0; x < generators.size(); x++) {
      for (int y = 0; y < generators.size(); y++) {
        int d = generators.get(x).degree();
        int e = -generators.get(y).degree();
        for (int i = 1; i <= MOST_PERIODS && d > 0 && e > 0; i++) {
          // Bounded by the shape: six periods of at most 1000, and degrees of at most 1000.
          int pi = i * monoid.period();
          int out = monoid.power(monoid.step(0, x), e * pi);
          if (isShownBy(out, monoid.power(monoid.step(0, y), d * pi))) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean isShownBy(int out, int in) {
    int around = monoid.times(out, in);
    int f = 0;
    for (int i = 0; monoid.times(f, around) != f; i++) {
      if (i > FAR) {
        return false;
      }
      f = monoid.times(f, around);
    }
    Multiplier outward = monoid.multiplier(out);
    for (int v = 0; v < monoid.cells(); v++) {
      int start = monoid.times(f, v);
      int end = start;
      for (int n = 0; n < FAR && !outward.changesNothing(end); n++) {
        end = monoid.times(end, out);
      }
      if (outward.changesNothing(end)
          && (differs(start, out, monoid.inP(end)) || differs(start, in, monoid.inP(end)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether g is anything but c on one side. */
  private boolean differs(int start, int by, boolean c) {
    int z = start;
    for (int n = 0; n < FAR; n++) {
      if (monoid.inP(z) != c) {
        return true;
      }
      z = monoid.times(z, by);
    }
    return false;
  }
}
