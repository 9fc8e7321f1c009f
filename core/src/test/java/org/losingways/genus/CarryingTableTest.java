// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.losingways.game.Position;
import org.losingways.game.TakeAndBreak;

class CarryingTableTest {

  private static String rows(CarryingTable why) {
    return why.rows().stream()
        .map(row -> row.option() + ":" + row.genus())
        .collect(Collectors.joining(" "));
  }

  /** The worked example of <i>Advances</i>, §11.4. */
  @Test
  void eightAndFiveIn0123() {
    CarryingTable why =
        new GenusTable(TakeAndBreak.of("0.123")).explain(Position.of(8, 5)).orElseThrow();
    assertThat(rows(why)).isEqualTo("6+5:1^13 5+5:0^120 8+3:0^420 8+2:2^1420");
    assertThat(why.result()).hasToString("3^0531");
    assertThat(why.columns()).isEqualTo(6);
    assertThat(why.carry(0)).isEmpty();
    assertThat(IntStream.range(1, 6).map(n -> why.carry(n).orElseThrow()))
        .containsExactly(0, 5, 3, 1, 3);
  }

  /** <i>Pretending</i>, Figure 60. */
  @Test
  void nineSevenSixIn03102() {
    CarryingTable why =
        new GenusTable(TakeAndBreak.of("0.3102")).explain(Position.of(9, 7, 6)).orElseThrow();
    assertThat(rows(why))
        .isEqualTo("8+7+6:3^20 7+6+5:3^13 9+6+6:1^13 9+6+3:0^02 9+7+5:3^31 9+7+2:1^13");
    assertThat(why.result()).hasToString("2^46");
  }

  @Test
  void noOptions() {
    CarryingTable why =
        new GenusTable(TakeAndBreak.of("0.07")).explain(Position.EMPTY).orElseThrow();
    assertThat(why.rows()).isEmpty();
    assertThat(why.result()).isEqualTo(Genus.ZERO);
  }
}
