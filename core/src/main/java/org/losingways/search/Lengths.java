// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.Arrays;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;

/** The number of moves of the longest play in each heap, whoever moves, as far as it was needed. */
public final class Lengths {

  private final List<Ruleset> rules;
  private int[] lengths = new int[1];

  /**
   * @param rules the moves of each player
   */
  public Lengths(List<Ruleset> rules) {
    this.rules = List.copyOf(rules);
  }

  /** The lengths of the heaps from 0 to this one. */
  public int[] to(int heap) {
    int known = lengths.length;
    lengths = Arrays.copyOf(lengths, Math.max(known, heap + 1));
    for (int h = known; h <= heap; h++) {
      Budget.tick();
      int length = 0;
      for (Ruleset moves : rules) {
        length = Math.max(length, longestPlay(moves, h));
      }
      lengths[h] = length;
    }
    return Arrays.copyOf(lengths, heap + 1);
  }

  private int longestPlay(Ruleset moves, int heap) {
    int[] best = {0};
    moves.forEachOption(
        heap,
        (parts, count) -> {
          int length = 1;
          for (int i = 0; i < count; i++) {
            length += lengths[parts[i]];
          }
          best[0] = Math.max(best[0], length);
        });
    return best[0];
  }
}
