// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class IsomorphismTest {

  private static BipartiteMonoid quotientOf(String code) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(600));
    return solver.lastFinite().bipartite();
  }

  @Test
  void seesTheCommonQuotientOfKaylesAnd46() {
    BipartiteMonoid kayles = quotientOf("0.77");
    BipartiteMonoid other = quotientOf("4.6");
    int[] map = Isomorphism.find(kayles, other).orElseThrow();
    assertThat(map).hasSize(40).doesNotHaveDuplicates();
    for (int x = 0; x < 40; x++) {
      assertThat(other.inP(map[x])).isEqualTo(kayles.inP(x));
      for (int y = 0; y < 40; y++) {
        assertThat(map[kayles.monoid().times(x, y)])
            .isEqualTo(other.monoid().times(map[x], map[y]));
      }
    }
  }

  @Test
  void tellsQuotientsApart() {
    BipartiteMonoid a = quotientOf("0.34");
    BipartiteMonoid b = quotientOf("0.71");
    assertThat(Isomorphism.exists(a, b)).isFalse();
    long[] p = a.pBits();
    // Exchanging an element of P for one outside gives the same monoid with another P.
    int in = a.pElements()[0];
    p[0] ^= 1L << in;
    Bits.set(p, in == 2 ? 3 : 2);
    assertThat(Isomorphism.exists(a, new BipartiteMonoid(a.monoid(), p))).isFalse();
    assertThat(Isomorphism.exists(a, a)).isTrue();
  }

  @Test
  void namesTheTameQuotientsAndR8() {
    assertThat(KnownQuotients.name(quotientOf("0.0"))).hasValue("T0");
    assertThat(KnownQuotients.name(quotientOf("0.3"))).hasValue("T1");
    assertThat(KnownQuotients.name(quotientOf("0.33"))).hasValue("T2");
    assertThat(KnownQuotients.name(quotientOf("0.3333"))).hasValue("T3");
    assertThat(KnownQuotients.name(quotientOf("0.33333333"))).hasValue("T4");
    assertThat(KnownQuotients.name(quotientOf("0.75"))).hasValue("R8");
    assertThat(KnownQuotients.name(quotientOf("0.123"))).isEmpty();
  }
}
