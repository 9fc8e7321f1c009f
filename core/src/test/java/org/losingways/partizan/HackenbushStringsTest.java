// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.losingways.form.PartizanForm;
import org.losingways.form.PartizanFormRules;
import org.losingways.form.PartizanForms;
import org.losingways.game.PartizanOutcome;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.quotient.solver.SolverStatus;

/**
 * Red-blue Hackenbush strings in misère play: a player's stride is the number of strings that stand
 * on an edge of the player's colour; whoever's stride is smaller wins, and the next player if they
 * are equal.
 */
class HackenbushStringsTest {

  private final PartizanForms forms = new PartizanForms();

  /** A string from the ground up, B for Left's edges and R for Right's. */
  private PartizanForm string(String edges) {
    List<PartizanForm> left = new ArrayList<>();
    List<PartizanForm> right = new ArrayList<>();
    for (int i = 0; i < edges.length(); i++) {
      (edges.charAt(i) == 'B' ? left : right).add(string(edges.substring(0, i)));
    }
    return forms.of(left, right);
  }

  @Property(tries = 200)
  void strides(@ForAll long seed) {
    Random random = new Random(seed);
    PartizanForm sum = forms.zero();
    int blue = 0;
    int red = 0;
    for (int i = random.nextInt(5); i > 0; i--) {
      StringBuilder edges = new StringBuilder();
      for (int k = 1 + random.nextInt(4); k > 0; k--) {
        edges.append(random.nextBoolean() ? 'B' : 'R');
      }
      sum = forms.sum(sum, string(edges.toString()));
      blue += edges.charAt(0) == 'B' ? 1 : 0;
      red += edges.charAt(0) == 'R' ? 1 : 0;
    }
    PartizanOutcome expected =
        blue == red ? PartizanOutcome.N : blue < red ? PartizanOutcome.L : PartizanOutcome.R;
    assertThat(forms.outcome(sum)).isEqualTo(expected);
    assertThat(string("BRRB").isDeadEnding()).isTrue();
  }

  /** The universe of the followers of a string and its conjugate is the integers. */
  @Property(tries = 10)
  void theMonoidIsTheIntegers(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder edges = new StringBuilder("B");
    for (int k = random.nextInt(4); k > 0; k--) {
      edges.append(random.nextBoolean() ? 'B' : 'R');
    }
    PartizanForm g = string(edges.toString());
    PartizanSolver solver =
        new PartizanSolver(new PartizanFormRules(forms, List.of(g, forms.conjugate(g))));
    assertThat(solver.run(SolverLimits.none())).isEqualTo(SolverStatus.SOLVED);
    PartizanSolution solution = solver.solution();
    assertThat(solution.isInfinite()).isTrue();
    assertThat(solution.isExact()).isTrue();
    assertThat(solution.text().relations()).containsExactly("ab=1");
  }
}
