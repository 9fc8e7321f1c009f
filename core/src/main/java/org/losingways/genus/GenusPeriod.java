// SPDX-License-Identifier: Apache-2.0
package org.losingways.genus;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
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
     * Seen, not proved. Where heaps are split the genus of a heap depends on those of pairs of
     * heaps, which the sequence says nothing about, and the repetition may stop at any heap: 0.316
     * has period 12 from heap 10 to heap 50, but not for ever.
     */
    OBSERVED
  }

  /** Whether the genera repeat for ever. */
  public boolean isProved() {
    return ground != Ground.OBSERVED;
  }

  /**
   * The heap up to which the repetition must be seen for a proof, in a game as far as this table
   * knows it; empty if the genera alone can prove nothing.
   */
  public OptionalLong provedAt(GenusTable table) {
    return provedAt(table.rules().reach(), table.firstWild().isEmpty(), preperiod, period);
  }

  private static OptionalLong provedAt(
      Optional<Reach> reach, boolean tame, int preperiod, int period) {
    if (reach.isPresent() && reach.get().maxParts() <= 1 && reach.get().isBySize()) {
      // Heap 0 has no moves though the digits might give it some, so the induction starts at 1.
      int start = Math.max(1, preperiod);
      return OptionalLong.of((long) start + Math.max(1, reach.get().maxTaken()) - 1 + period);
    }
    if (reach.isPresent() && tame) {
      return OptionalLong.of(reach.get().periodBound(preperiod, period) - 1 + period);
    }
    return OptionalLong.empty();
  }

  /**
   * The shortest period that the computed heaps show. What is only observed must fill at least two
   * rounds and a fifth of what was computed, so that a short run of equal genera is no period.
   */
  static Optional<GenusPeriod> find(GenusTable table) {
    List<Genus> genera = table.heaps();
    int last = genera.size() - 1;
    Optional<Reach> reach = table.rules().reach();
    boolean tame = table.firstWild().isEmpty();
    boolean splits = reach.filter(Reach::isBySize).map(Reach::maxParts).orElse(2) > 1;
    int taken = reach.map(Reach::maxTaken).orElse(1);
    for (int period = 1; 2 * period <= last; period++) {
      int preperiod = last - period + 1;
      while (preperiod > 0
          && genera.get(preperiod - 1).equals(genera.get(preperiod - 1 + period))) {
        preperiod--;
      }
      OptionalLong provedAt = provedAt(reach, tame, preperiod, period);
      int repeated = last - period - preperiod + 1;
      if (provedAt.isPresent() && provedAt.getAsLong() <= last) {
        Ground ground = splits ? Ground.TAME : Ground.NO_SPLITS;
        return Optional.of(new GenusPeriod(preperiod, period, last, ground));
      }
      if (repeated >= Math.max(period, taken) && 5 * repeated >= last) {
        return Optional.of(new GenusPeriod(preperiod, period, last, Ground.OBSERVED));
      }
    }
    return Optional.empty();
  }
}
