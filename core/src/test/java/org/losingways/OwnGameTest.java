// SPDX-License-Identifier: Apache-2.0
package org.losingways;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.genus.GenusTable;
import org.losingways.normal.NimSequence;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

/**
 * docs/your-own-game.md as a test: rules in a few lines of Java, and everything the library can say
 * about them.
 */
class OwnGameTest {

  private final Ruleset crosses =
      (heap, options) -> {
        int[] parts = new int[2];
        for (int square = 1; square <= heap; square++) {
          int left = Math.max(0, square - 2);
          int right = Math.max(0, heap - square - 1);
          int count = 0;
          if (left > 0) {
            parts[count++] = left;
          }
          if (right > 0) {
            parts[count++] = right;
          }
          options.accept(parts, count);
        }
      };

  private final TakeAndBreak dawsonsChess = TakeAndBreak.of("0.137");

  @Test
  void itIsDawsonsChess() {
    for (int heap = 0; heap <= 20; heap++) {
      assertThat(crosses.options(heap)).isEqualTo(dawsonsChess.options(heap));
    }
  }

  @Test
  void normalPlay() {
    NimSequence normal = NimSequence.of(crosses);
    normal.extendTo(21);
    assertThat(normal.value(14)).isZero();
    assertThat(normal.value(13)).isEqualTo(4);
    assertThat(normal.canProvePeriods()).isFalse();
  }

  @Test
  void generaAndForms() {
    GenusTable genera = new GenusTable(crosses);
    genera.extendTo(20);
    assertThat(genera.heap(9)).hasToString("3^1431");
    HeapForms forms = new HeapForms(crosses, new Forms());
    assertThat(forms.heap(9).options()).hasSize(3);
  }

  @Test
  void misereQuotient() {
    QuotientSolver solver = new QuotientSolver(crosses);
    solver.run(SolverLimits.none().withMaxHeap(20));
    FiniteQuotient quotient = solver.lastFinite();
    assertThat(quotient.order()).isEqualTo(24);
    QuotientSolver coded = new QuotientSolver(dawsonsChess);
    coded.run(SolverLimits.none().withMaxHeap(20));
    assertThat(quotient.printedPhi()).isEqualTo(coded.lastFinite().printedPhi());
    assertThat(quotient.outcome(Position.of(9, 9)))
        .isEqualTo(coded.lastFinite().outcome(Position.of(9, 9)));
  }
}
