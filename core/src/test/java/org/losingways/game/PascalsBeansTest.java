// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.losingways.game.board.PascalsBeans;

class PascalsBeansTest {

  private final PascalsBeans beans = new PascalsBeans();

  /** The example of the paper: from the cell marked 20 to either cell marked 10. */
  @Test
  void fromTwentyToEitherTen() {
    assertThat(beans.options(PascalsBeans.cell(6, 3)))
        .containsExactly(
            Position.of(PascalsBeans.cell(5, 2)), Position.of(PascalsBeans.cell(5, 3)));
  }

  /** A move to the boundary is a move, and takes the bean out of play. */
  @Test
  void theBoundary() {
    assertThat(beans.options(1)).containsExactly(Position.EMPTY);
    assertThat(beans.options(0)).isEmpty();
    assertThat(beans.options(PascalsBeans.cell(4, 1)))
        .isEqualTo(List.of(Position.EMPTY, Position.of(PascalsBeans.cell(3, 1))));
    assertThat(PascalsBeans.cell(7, 0)).isZero();
    assertThat(PascalsBeans.cell(7, 7)).isZero();
    assertThat(PascalsBeans.cell(0, 0)).isZero();
  }

  @Test
  void cellsAreNumberedRowByRow() {
    int heap = 0;
    for (int row = 2; row < 200; row++) {
      for (int column = 1; column < row; column++) {
        heap++;
        assertThat(PascalsBeans.cell(row, column)).isEqualTo(heap);
        assertThat(PascalsBeans.row(heap)).isEqualTo(row);
        assertThat(PascalsBeans.column(heap)).isEqualTo(column);
      }
      assertThat(PascalsBeans.lastOfRow(row)).isEqualTo(heap);
    }
  }

  @Property
  void everyHeapIsACell(@ForAll @IntRange(min = 1) int heap) {
    int row = PascalsBeans.row(heap);
    assertThat(PascalsBeans.column(heap)).isBetween(1, row - 1);
    assertThat(PascalsBeans.lastOfRow(row - 1) + PascalsBeans.column(heap)).isEqualTo(heap);
    assertThat(beans.options(heap)).allMatch(option -> option.largest() < heap);
  }

  @Test
  void offTheBoard() {
    assertThatThrownBy(() -> PascalsBeans.cell(4, 5))
        .isInstanceOf(GameFormatException.class)
        .hasMessageContaining("no cell (4,5)");
    assertThatThrownBy(() -> PascalsBeans.cell(PascalsBeans.MAX_ROW + 1, 5))
        .isInstanceOf(GameFormatException.class);
    assertThatThrownBy(() -> PascalsBeans.row(0)).isInstanceOf(IllegalArgumentException.class);
  }
}
