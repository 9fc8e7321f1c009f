// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.losingways.budget.Budget;
import org.losingways.game.TakeAndBreak;
import org.losingways.reader.GameReader;
import org.losingways.theory.Kinship.Cousin;

class CommonCodeTest {

  @ParameterizedTest
  @CsvSource({
    "4.4, 0.77, -1", // Kayles
    "0.77, 0.77, 0",
    "4.6, 0.77, -1",
    "0.4, 0.07, -1", // Dawson's Kayles is better known than Dawson's Chess
    "0.137, 0.07, 1",
    "0.42, 0.07, -1",
    "0.2, 0.3, -1", // She Loves Me
    "0.04, 0.007, -1", // Treblecross
    "0.37, 0.6, 1", // Officers
    "0.201, 0.31, -1", // Stalking
    "4.44, 0.777, -1", // no name: 0 before the point
    "0.001, 0.1, -2", // no name: the fewest digits
    "0.546, 0.544, 0", // no name: the smallest digits
    "4.7, 4.7, 0",
    "0.(3), 0.(3), 0",
    "0.4001, 0.07, -1" // a code that is in no table
  })
  void theCodePeopleKnowStandsForAll(String code, String first, int shift) {
    assertThat(CommonCode.of(TakeAndBreak.of(code)))
        .isEqualTo(new Cousin(TakeAndBreak.of(first), shift));
  }

  /** One code stands for a class, whichever of its codes is asked for. */
  @Test
  void equivalentCodesHaveOneCode() {
    List<TakeAndBreak> all = Kinship.codes(8, 3).toList();
    for (List<TakeAndBreak> alike : Kinship.classes(all.stream())) {
      Map<TakeAndBreak, Long> firsts =
          alike.stream()
              .collect(Collectors.groupingBy(c -> CommonCode.of(c).game(), Collectors.counting()));
      assertThat(firsts).hasSize(1);
      TakeAndBreak first = firsts.keySet().iterator().next();
      assertThat(alike).contains(first).allMatch(c -> CommonCode.ORDER.compare(first, c) <= 0);
    }
  }

  @Test
  void otherGamesStandForThemselves() {
    for (String game : List.of("0.7/0.07", "notakto", "{2+,0}")) {
      assertThat(CommonCode.of(GameReader.of(game)).key()).isEqualTo(GameReader.of(game).key());
    }
    assertThat(CommonCode.shift(GameReader.of("0.77"), GameReader.of("notakto"))).isEmpty();
    assertThat(CommonCode.shift(GameReader.of("notakto"), GameReader.of("notakto"))).contains(0);
  }

  /** A limit ends searches; a game has its code all the same. */
  @Test
  void aSpentBudgetChangesNoName() {
    Budget spent =
        Budget.watched(
            () -> {
              throw new Budget.Stopped(Budget.Limit.CANCELLED);
            });
    assertThat(spent.during(() -> CommonCode.of(TakeAndBreak.of("4.4"))))
        .isEqualTo(new Cousin(TakeAndBreak.of("0.77"), -1));
  }
}
