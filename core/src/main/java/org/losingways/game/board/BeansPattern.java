// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.game.Pattern;

/**
 * The eventual pattern of values on Pascal's triangle: from some row on every row is an edge, one
 * value as often as it fits, and an edge again, and these repeat (<i>Advances</i>, Figures 2 and
 * 4).
 *
 * <pre>{@code
 * BeansPattern p = new PascalsBeans().pattern(heaps, value).orElseThrow();
 * p.firstRow()     // the row from which on it holds
 * p.period()       // 2
 * p.edge()         // the cells of either edge
 * }</pre>
 *
 * <p>It is a proof for all rows, when the value of a cell is determined by the set of the values of
 * the two cells above it. Let rows R to R+p have edges of length e and between them m, m, …, at
 * least two of them in row R, and let rows R and R+p have the same edges and the same m. The pairs
 * of neighbours that occur in row R+p all occur in row R: those inside the edges, an edge's last
 * cell and m, and m twice. So row R+p+1 has the edges of row R+1, and between them its m; and so
 * on. In a reduced quotient values of options do determine values, and both conditions of a
 * verified quotient speak of a heap only through its value and the values of its options. A row
 * further down has no combination of these that the rows R+1 to R+p do not have, so that nothing
 * changes for ever.
 *
 * @param firstRow the row R
 * @param period p
 * @param edge the length e of either edge
 */
public record BeansPattern(int firstRow, int period, int edge) implements Pattern {

  /** The pattern that is proved by the rows to this one, which is the last that has values. */
  static Optional<BeansPattern> find(int lastRow, IntUnaryOperator value) {
    int edge = edge(lastRow, value);
    for (int p = 1; p < lastRow / 2; p++) {
      int row = lastRow - p;
      edge = Math.max(edge, edge(row, value));
      if (row - 1 - 2 * edge < 2) {
        return Optional.empty();
      }
      BeansPattern pattern = new BeansPattern(row, p, edge);
      if (pattern.repeatsIn(lastRow, value)) {
        return Optional.of(pattern);
      }
    }
    return Optional.empty();
  }

  /** How many cells at the edges of a row differ from the one in the middle. */
  private static int edge(int row, IntUnaryOperator value) {
    int middle = value.applyAsInt(PascalsBeans.cell(row, row / 2));
    int left = 1;
    while (left < row / 2 && value.applyAsInt(PascalsBeans.cell(row, row / 2 - left)) == middle) {
      left++;
    }
    int right = 0;
    while (row / 2 + right < row
        && value.applyAsInt(PascalsBeans.cell(row, row / 2 + right)) == middle) {
      right++;
    }
    return Math.max(row / 2 - left, row - row / 2 - right);
  }

  private boolean repeatsIn(int row, IntUnaryOperator value) {
    return IntStream.range(1, row)
        .allMatch(
            column ->
                value.applyAsInt(PascalsBeans.cell(row, column))
                    == value.applyAsInt(like(row, column)));
  }

  @Override
  public int like(int heap) {
    return heap == 0 ? 0 : like(PascalsBeans.row(heap), PascalsBeans.column(heap));
  }

  private int like(int row, int column) {
    if (row < firstRow + period) {
      return PascalsBeans.cell(row, column);
    }
    int above = firstRow + (row - firstRow) % period;
    int fromRight = row - column;
    if (column <= edge) {
      return PascalsBeans.cell(above, column);
    }
    return PascalsBeans.cell(above, fromRight <= edge ? above - fromRight : edge + 1);
  }

  @Override
  public String sentence() {
    return "from row %s on rows repeat with period %s, all cells alike but for %s at either edge"
        .formatted(firstRow, period, edge);
  }
}
