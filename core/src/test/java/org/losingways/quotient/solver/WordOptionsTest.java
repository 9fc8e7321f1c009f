// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.monoid.Bits;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.search.Lengths;

class WordOptionsTest {

  @Test
  void optionsAreTheSameAsSetsAndAsLists() {
    Ruleset rules = TakeAndBreak.of("0.77");
    QuotientSolver solver = new QuotientSolver(rules);
    solver.run(SolverLimits.none().withMaxHeap(20));
    FiniteQuotient last = solver.lastFinite();
    int[] lengths = new Lengths(List.of(rules)).to(20);
    Budget budget = Budget.unlimited();
    Trial trial = new Trial(last.monoid(), last.phi(), List.of(), lengths, budget);
    Trial.Reduced reduced = trial.reduce(trial.outcomes(rules).all(budget), budget);
    Candidate candidate = Candidate.of(rules, reduced, lengths, budget);
    WordOptions sets = new WordOptions(reduced, candidate.optionSets(), false);
    WordOptions lists = new WordOptions(reduced, candidate.optionSets(), true);
    int order = reduced.monoid().order();
    int met = 0;
    for (int x = 0; x < order; x++) {
      for (int y = 0; y < order; y++) {
        long[] one = Bits.of(order);
        Bits.set(one, y);
        boolean isMet = new WordOptions(reduced, candidate.optionSets()).meetOnce(x, one);
        assertThat(sets.meet(x, one)).isEqualTo(isMet);
        assertThat(lists.meet(x, one)).isEqualTo(isMet);
        assertThat(lists.meetOnce(x, one)).isEqualTo(isMet);
        met += isMet ? 1 : 0;
      }
    }
    assertThat(met).isBetween(order, order * order / 2);
    assertThat(lists.bytes()).isBetween(met * 4.0, order * order * 40.0);
  }
}
