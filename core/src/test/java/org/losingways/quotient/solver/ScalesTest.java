// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.FiniteMonoid;

class ScalesTest {

  @Test
  void theHeapsOf4Dot7WeighOneMoreEachOnTheScaleOfHeap2() {
    List<int[]> scales = scales("4.7", 14, 1, 2, 2);
    assertThat(scales).hasSize(1);
    assertThat(scales.get(0)).containsExactly(0, 0, 1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);
  }

  @Test
  void weightsNeedNotGrowFromHeapToHeap() {
    List<int[]> scales = scales("0.357", 26, 2);
    assertThat(scales).hasSize(1);
    assertThat(scales.get(0)).startsWith(0, 0, 1, 0, 1, 0, 1, 2, 1, 2, 3, 2, 3, 4, 3, 4, 5, 4, 5);
  }

  @Test
  void unitsAndHeapsWithFewPowersAreNoScales() {
    assertThat(scales("4.7", 14, 1)).isEmpty();
    assertThat(scales("0.77", 12, 1, 2, 3, 4)).isEmpty();
  }

  private static List<int[]> scales(String code, int heaps, int... position) {
    QuotientSolver solver = new QuotientSolver(TakeAndBreak.of(code));
    solver.run(SolverLimits.none().withMaxHeap(heaps));
    SolverSnapshot snapshot = solver.snapshot();
    return Scales.of(FiniteMonoid.ofAction(snapshot.action()), snapshot.phi(), position);
  }
}
