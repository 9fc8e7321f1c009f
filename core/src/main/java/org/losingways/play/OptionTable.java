// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.quotient.Solution;

/**
 * The winning options of heaps in company, looked up: for very many positions of one game.
 *
 * <pre>{@code
 * OptionTable<String> table = new OptionTable<>(solution, (heap, options) -> …);
 * table.winning(8, company)     // what was made of heap 8 and its options that win in this company
 * }</pre>
 *
 * <p>Whether a move in a heap wins depends on the heap and on the value of the other heaps only. So
 * what a caller makes of the winning options, such as a piece of text, is made once for each heap
 * and value, and looked up from then on.
 *
 * @param <T> what is made of a heap and its winning options
 */
public final class OptionTable<T> {

  /** Where heaps are split, those above this one have too many options for a table. */
  private static final int LARGEST_SPLIT = 4095;

  /** Where moves leave one heap at most, options are few and only the heaps are many. */
  private static final int LARGEST_WHOLE = (1 << 20) - 1;

  /** When so many were made all are forgotten. */
  private static final int MOST = 1 << 20;

  private final Solution solution;
  private final BiFunction<Integer, List<Position>, T> make;
  private Object[][] made = new Object[64][];
  private int count;

  public OptionTable(Solution solution, BiFunction<Integer, List<Position>, T> make) {
    this.solution = solution;
    this.make = make;
  }

  /** The largest heap whose options are looked up. */
  public int largestHeap() {
    boolean isWhole = solution.rules().reach().filter(r -> r.maxParts() < 2).isPresent();
    return Math.min(solution.largestHeap(), isWhole ? LARGEST_WHOLE : LARGEST_SPLIT);
  }

  /** What was made of the options of a heap that win beside company of this value. */
  @SuppressWarnings("unchecked")
  public T winning(int heap, int company) {
    if (heap >= made.length) {
      made = Arrays.copyOf(made, Math.max(heap + 1, 2 * made.length));
    }
    Object[] row = made[heap];
    if (row == null || company >= row.length) {
      row = row == null ? new Object[company + 16] : Arrays.copyOf(row, 2 * company + 1);
      made[heap] = row;
    }
    if (row[company] == null) {
      if (count++ == MOST) {
        Arrays.fill(made, null);
        made[heap] = new Object[row.length];
        row = made[heap];
        count = 1;
      }
      List<Position> winning =
          solution.rules().options(heap).stream()
              .filter(
                  o -> solution.outcome(solution.times(company, solution.value(o))) == Outcome.P)
              .toList();
      row[company] = make.apply(heap, winning);
    }
    return (T) row[company];
  }
}
