// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;
import org.losingways.quotient.FiniteQuotient;

/** What a trial with one heap more must not change. */
class KnownPartTest {

  /** 0.123 grows from 12 elements to 20 at heap 9. */
  private final FiniteQuotient known = quotient(8);

  private final FiniteQuotient longer = quotient(9);

  private static FiniteQuotient quotient(int heaps) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("0.123"));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    return solver.lastFinite();
  }

  private static Trial.Reduced trial(FiniteQuotient q, int[] values, int flipped) {
    long[] p = Bits.of(q.order());
    for (int x = 0; x < q.order(); x++) {
      if (q.bipartite().inP(x) != (x == flipped)) {
        Bits.set(p, x);
      }
    }
    return new Trial.Reduced(q.monoid(), p, values, new int[0][]);
  }

  @Test
  void theTrueQuotientKeepsWhatWasKnown() {
    assertThat(longer.order()).isGreaterThan(known.order());
    assertThat(KnownPart.isKept(trial(longer, longer.phi(), -1), known)).isTrue();
  }

  @Test
  void anotherOutcomeOfAnOldPositionIsSeen() {
    int one = longer.phi()[1];
    assertThat(KnownPart.isKept(trial(longer, longer.phi(), one), known)).isFalse();
  }

  @Test
  void oldHeapsThatAreNoLongerToldApartAreSeen() {
    int[] values = longer.phi();
    values[1] = values[3];
    assertThat(KnownPart.isKept(trial(longer, values, -1), known)).isFalse();
  }

  @Test
  void anOutcomeThatOnlyTheNewHeapReachesIsNotItsConcern() {
    int last = longer.phi()[9];
    boolean[] old = new boolean[longer.order()];
    int[] others = Arrays.copyOf(longer.phi(), 9);
    longer.monoid().generated(others).stream().forEach(x -> old[x] = true);
    assertThat(old[last]).isFalse();
    assertThat(KnownPart.isKept(trial(longer, longer.phi(), last), known)).isTrue();
  }
}
