// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

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
 * left, are 1, 2, 3, …, and 0 is the boundary. Rows and columns are counted as for binomial
 * coefficients, so that cell (r, c) holds C(r, c); row r ≥ 2 has the interior columns 1 … r−1 and
 * ends with heap r(r−1)/2.
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
    bean[0] = cell(row - 1, column - 1);
    sink.accept(bean, 1);
    bean[0] = cell(row - 1, column);
    sink.accept(bean, 1);
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
}
