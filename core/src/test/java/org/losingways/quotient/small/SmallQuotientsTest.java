// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.small;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.game.ListedRules;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Isomorphism;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverLimits;

class SmallQuotientsTest {

  private static SmallQuotients search(int order) {
    SmallQuotients search = new SmallQuotients(order, () -> false);
    search.run();
    assertThat(search.isComplete()).isTrue();
    return search;
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 0", "4, 0", "5, 0", "6, 1", "7, 0", "8, 1", "10, 1", "12, 6"})
  void countsAreThoseOfTheLiterature(int order, int count) {
    assertThat(search(order).found()).hasSize(count);
  }

  @Test
  void thereAreTwelveOfOrderFourteenOfWhichNoTwoAreIsomorphic() {
    List<FiniteQuotient> found = search(14).found();
    assertThat(found).hasSize(12).allMatch(q -> q.order() == 14);
    for (int i = 0; i < found.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertThat(Isomorphism.exists(found.get(i).bipartite(), found.get(j).bipartite()))
            .isFalse();
      }
    }
  }

  /** An independent look: what octal games have must be in the list. */
  @Test
  void quotientsOfOctalGamesAreAmongThem() {
    Map<Integer, List<FiniteQuotient>> lists = new HashMap<>();
    int met = 0;
    for (int code = 0; code < 512; code++) {
      TakeAndBreak rules =
          TakeAndBreak.of("0." + code / 64 % 8 + "" + code / 8 % 8 + "" + code % 8);
      QuotientSolver solver = new QuotientSolver(rules);
      for (int heap = 1; heap <= 12; heap++) {
        solver.extend(SolverLimits.none().withMaxOrder(14));
        if (solver.heaps() < heap) {
          break;
        }
        FiniteQuotient quotient = solver.lastFinite();
        List<FiniteQuotient> list =
            lists.computeIfAbsent(quotient.order(), order -> search(order).found());
        assertThat(list)
            .as("heaps to %d of %s", heap, rules.code())
            .anyMatch(q -> Isomorphism.exists(q.bipartite(), quotient.bipartite()));
        met++;
      }
    }
    assertThat(met).isGreaterThan(1000);
    assertThat(lists.keySet()).contains(2, 6, 8, 10, 12, 14);
  }

  @Test
  void theClassificationWithTwoLosingValuesHolds() {
    // Order 2ⁿ+2 (tame) or 2ⁿ+4, one of each.
    for (int order : new int[] {6, 8, 10, 12, 14}) {
      long two = search(order).found().stream().filter(q -> q.pSize() == 2).count();
      assertThat(two).as("order %d", order).isEqualTo(order == 14 ? 0 : 1);
    }
  }

  @Test
  void stopsWhenAskedAndRefusesWhatItCannotDo() {
    SmallQuotients search = new SmallQuotients(12, () -> true);
    search.run();
    assertThat(search.isComplete()).isFalse();
    assertThatThrownBy(() -> new SmallQuotients(22, () -> false))
        .hasMessage("Quotients are listed by order from 1 to 20, not 22.");
  }

  @Test
  void listedRulesMayOnlyMoveToSmallerHeaps() {
    assertThatThrownBy(() -> new ListedRules("x", List.of(List.of(Position.of(1)))))
        .hasMessageContaining("heap 1");
  }
}
