// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.List;
import org.losingways.game.Position;

/**
 * What was seen while the partial quotient to some heap was looked for: what a mathematician looks
 * at next when it is not found.
 *
 * @param heap the heap that was to be added
 * @param trials how many trials were refuted
 * @param orders the orders of the latest refuted trials, oldest first; none if they were infinite
 * @param refuting for each of the latest trials a position that it got wrong
 */
public record GrowthReport(int heap, int trials, List<Integer> orders, List<Position> refuting) {

  /** How many trials are remembered. */
  static final int KEPT = 64;

  /** The report on infinite trials. */
  static GrowthReport of(int heap, List<int[]> refuting) {
    List<int[]> latest = refuting.subList(Math.max(0, refuting.size() - KEPT), refuting.size());
    return new GrowthReport(
        heap, refuting.size(), List.of(), latest.stream().map(Position::of).toList());
  }

  /** The report when nothing was refuted. */
  static GrowthReport none(int heap) {
    return new GrowthReport(heap, 0, List.of(), List.of());
  }
}
