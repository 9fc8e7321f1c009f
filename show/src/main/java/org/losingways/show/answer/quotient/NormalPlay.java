// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.normal.NimSequence.HeapValue;
import org.losingways.show.answer.Unwritten;

/**
 * What the summary of a misère analysis says about normal play.
 *
 * @param period the proved period
 * @param max the largest nim-value among those computed, at its first heap
 * @param heapsComputed the last heap that was looked at
 */
public record NormalPlay(
    OptionalInt period, OptionalInt preperiod, HeapValue max, @Unwritten int heapsComputed) {

  /**
   * How many heaps are looked at when a move leaves at most none, one, two or three heaps: what
   * takes no noticeable time. A summary is not the place for a search; {@code misere nim} goes
   * further.
   */
  private static final int[] FAR_ENOUGH = {1 << 16, 1 << 16, 1 << 14, 1 << 9};

  public static NormalPlay of(Ruleset rules) {
    return of(rules, rules.reach().map(r -> FAR_ENOUGH[Math.min(3, r.maxParts())]).orElse(1 << 9));
  }

  /** The same, of at most so many heaps. */
  public static NormalPlay of(Ruleset rules, int most) {
    NimSequence sequence = NimSequence.of(rules);
    int end = (int) Math.min(most, rules.largestHeap() + 1L);
    for (int size = Math.min(end, 64); ; size = Math.min(end, 2 * size)) {
      boolean isSpent = !sequence.extendWithinBudget(size);
      if (isSpent || size == end || sequence.period().isPresent()) {
        return of(sequence.period(), sequence.maximum(), sequence.size() - 1);
      }
    }
  }

  static NormalPlay of(Optional<NimPeriod> period, HeapValue max, int heapsComputed) {
    return new NormalPlay(
        period.map(p -> OptionalInt.of(p.period())).orElse(OptionalInt.empty()),
        period.map(p -> OptionalInt.of(p.preperiod())).orElse(OptionalInt.empty()),
        max,
        heapsComputed);
  }
}
