// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.losingways.game.Board;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Pascal's Beans: beans lie on Pascal's triangle, and a move slides one bean to either of the two
 * cells above it. A bean that reaches the boundary, where the ones stand, is out of play.
 * (Plambeck, <i>Advances in Losing</i>, §3.)
 *
 * <pre>{@code
 * PascalsBeans.cell(6, 3)                     // 13, the cell of the binomial coefficient 20
 * new PascalsBeans().options(13)              // [8, 9], the cells of the two tens
 * new PascalsBeans().options(1)               // [0], off the board
 * }</pre>
 *
 * <p>A heap is the cell of one bean: the interior cells row by row from the top, each row from the
 * left, are 1, 2, 3, …, and 0 is the boundary; cells are written as row and column, 6,3. Rows and
 * columns are counted as for binomial coefficients, so that cell (r, c) holds C(r, c); row r ≥ 2
 * has the interior columns 1 … r−1 and ends with heap r(r−1)/2.
 */
public final class PascalsBeans implements Ruleset {

  /** The last row whose cells can all be numbered. */
  public static final int MAX_ROW = 65_536;

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    if (heap == 0) {
      return;
    }
    int row = row(heap);
    int column = column(heap);
    int[] bean = new int[1];
    for (int above = column - 1; above <= column; above++) {
      bean[0] = cell(row - 1, above);
      sink.accept(bean, bean[0] == 0 ? 0 : 1);
    }
  }

  /** The heap that is a bean on this cell: 0 on the boundary. */
  public static int cell(int row, int column) {
    if (column < 0 || column > row || row > MAX_ROW) {
      throw new GameFormatException(
          "Pascal's triangle has no cell (%d,%d): rows are 0 to %d, and row r has columns 0 to r."
              .formatted(row, column, MAX_ROW));
    }
    return column == 0 || column == row ? 0 : (int) lastOfRow(row - 1) + column;
  }

  /** The row of an interior cell, 2 or more. */
  public static int row(int heap) {
    if (heap <= 0) {
      throw new IllegalArgumentException("not a cell inside Pascal's triangle: " + heap);
    }
    int row = (int) ((1 + Math.sqrt(8.0 * heap - 7)) / 2) + 1;
    // The square root of an int is exact enough to be off by one row at most.
    while (lastOfRow(row - 1) >= heap) {
      row--;
    }
    while (lastOfRow(row) < heap) {
      row++;
    }
    return row;
  }

  /** The column of an interior cell, from 1 to one less than its row. */
  public static int column(int heap) {
    return (int) (heap - lastOfRow(row(heap) - 1));
  }

  /** The heap of the last interior cell of a row; rows 0 and 1 have none, and end with 0. */
  public static long lastOfRow(int row) {
    return row * (row - 1L) / 2;
  }

  @Override
  public String code() {
    return "pascals-beans";
  }

  /** The mirror image, when that comes first. */
  @Override
  public int twin(int heap) {
    if (heap == 0) {
      return 0;
    }
    int row = row(heap);
    int column = column(heap);
    return cell(row, Math.min(column, row - column));
  }

  @Override
  public Optional<BeansPattern> pattern(int heaps, IntUnaryOperator value) {
    return heaps > 1 && column(heaps) == row(heaps) - 1
        ? BeansPattern.find(row(heaps), value)
        : Optional.empty();
  }

  @Override
  public Board board() {
    return new TriangleBoard(CELLS);
  }

  @Override
  public Labels labels() {
    return CELLS;
  }

  /** Cells as row and column, such as 6,3. */
  private static final Labels CELLS =
      new Labels() {
        @Override
        public String noun() {
          return "cell";
        }

        @Override
        public String label(int heap) {
          return heap == 0 ? "out" : row(heap) + "," + column(heap);
        }

        @Override
        public Position position(String text) {
          return Labels.sum(text, label -> Position.of(heap(label)));
        }

        private int heap(String label) {
          if (label.equals("out")) {
            return 0;
          }
          if (!label.matches("\\(?[0-9]{1,5},[0-9]{1,5}\\)?")) {
            throw GameFormatException.about(
                label, "is not a cell: write its row and column like 6,3, both counted from 0.");
          }
          String[] numbers = label.replaceAll("[()]", "").split(",", -1);
          return cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
        }
      };
}
