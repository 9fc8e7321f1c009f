// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class NormalAndMisereTest {

  private static NormalAndMisere of(String code) {
    QuotientSolver solver = QuotientSolver.heapByHeap(TakeAndBreak.of(code));
    solver.run(SolverLimits.none());
    return NormalAndMisere.of(solver.lastFinite());
  }

  /** Advances §10.3 has 0.241; the others are of the papers and of docs/results/census. */
  @ParameterizedTest
  @CsvSource({"0.241, 2, 10", "0.123, 5, 5", "0.77, 12, 12", "0.15, 10, 10", "0.71, 2, 6"})
  void periods(String code, int normal, int misere) {
    NormalAndMisere found = of(code);
    assertThat(found.normal().orElseThrow().period()).isEqualTo(normal);
    assertThat(found.misere().orElseThrow().period()).isEqualTo(misere);
    assertThat(found.periodDivides()).isTrue();
    assertThat(found.periodsAreEqual()).isEqualTo(normal == misere);
    assertThat(found.powersHavePeriodTwo()).isTrue();
    assertThat(found.subgroupsAreNimLike()).isTrue();
    assertThat(found.kernelIsNormalPlay()).isTrue();
  }

  @Test
  void allQuotientsToOrderTwelve() {
    int count = 0;
    for (int order = 1; order <= 12; order++) {
      SmallQuotients search = new SmallQuotients(order, () -> false);
      search.run();
      for (FiniteQuotient quotient : search.found()) {
        NormalAndMisere found = NormalAndMisere.of(quotient);
        assertThat(found.powersHavePeriodTwo()).isTrue();
        assertThat(found.subgroupsAreNimLike()).isTrue();
        assertThat(found.kernelIsNormalPlay()).isTrue();
        assertThat(found.hasPeriods()).isFalse();
        count++;
      }
    }
    assertThat(count).isEqualTo(1 + 1 + 1 + 1 + 1 + 6);
  }
}
