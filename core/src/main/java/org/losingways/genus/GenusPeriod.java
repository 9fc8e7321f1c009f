// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Reach;

/**
 * A period in the genus sequence of single heaps: genus(h+p) = genus(h) for all heaps h from the
 * preperiod on, as far as it was seen or, where {@link #ground} says so, for ever.
 *
 * <pre>{@code
 * table.extendTo(12);                                 // a table of 0.123
 * table.period().get()                                // period 5 from heap 5, for ever: NO_SPLITS
 * }</pre>
 *
 * <p>Even a proved period of the genera is not a misère analysis: it tells who wins with one heap
 * and nim-heaps of sizes 1 and 2 beside it, and nothing about two heaps. Heaps with equal genus may
 * differ in other company (<i>Taming</i>, §9: h₆ and h₃+h₃ of 0.123 are both 0^02). Only where all
 * heaps are tame do the genera say everything.
 *
 * @param preperiod the least heap from which the genera repeat
 * @param period the length of the period
 * @param seenTo the last heap computed
 * @param ground why the repetition goes on, or that it was only seen
 */
public record GenusPeriod(int preperiod, int period, int seenTo, Ground ground) {

  /** What is known about the heaps that have not been computed. */
  public enum Ground {
    /**
     * No move splits a heap, so the genus of a heap follows from those of as many heaps before it
     * as the code has digits; once that many in a row have repeated, all that follow do.
     */
    NO_SPLITS,
    /**
     * All heaps are tame, so the genus of a sum follows from those of its heaps, and the argument
     * of Guy and Smith for nim-values holds for genera.
     */
    TAME,
    /**
     * Seen, not proved: the genus of a heap depends on those of pairs of heaps, which the sequence
     * says nothing about. It may stop at any heap.
     */
    OBSERVED
  }

  /** Whether the genera repeat for ever. */
  public boolean isProved() {
    return ground != Ground.OBSERVED;
  }

  /**
   * The shortest period that the computed heaps show. What is only observed must fill at least two
   * rounds and a fifth of what was computed, so that a short run of equal genera is no period.
   */
  static Optional<GenusPeriod> find(GenusTable table) {
    List<Genus> genera = table.heaps();
    int last = genera.size() - 1;
    Optional<Reach> reach = table.rules().reach();
    int taken = reach.map(Reach::maxTaken).orElse(1);
    for (int period = 1; 2 * period <= last; period++) {
      int preperiod = last - period + 1;
      while (preperiod > 0
          && genera.get(preperiod - 1).equals(genera.get(preperiod - 1 + period))) {
        preperiod--;
      }
      Ground ground = ground(table, preperiod, period, last);
      int repeated = last - period - preperiod + 1;
      if (ground != Ground.OBSERVED
          || (repeated >= Math.max(period, taken) && 5 * repeated >= last)) {
        return Optional.of(new GenusPeriod(preperiod, period, last, ground));
      }
    }
    return Optional.empty();
  }

  private static Ground ground(GenusTable table, int preperiod, int period, int last) {
    Optional<Reach> reach = table.rules().reach();
    // Heap 0 has no moves though the digits might give it some, so an induction starts at heap 1.
    int start = Math.max(1, preperiod);
    if (reach.isEmpty() || last - period < start) {
      return Ground.OBSERVED;
    }
    if (reach.get().maxParts() <= 1 && last - period >= start + reach.get().maxTaken() - 1) {
      return Ground.NO_SPLITS;
    }
    if (last - period >= reach.get().periodBound(preperiod, period) - 1
        && table.firstWild().isEmpty()) {
      return Ground.TAME;
    }
    return Ground.OBSERVED;
  }
}
