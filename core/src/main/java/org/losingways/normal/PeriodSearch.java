// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Optional;
import org.losingways.game.Reach;

/**
 * Looks for a period in the values known so far and says when to look again.
 *
 * <p>The values are read backwards; the Z-function (the length of the longest common prefix with
 * each shift, Gusfield 1997, §1.4) then tells for each p how far back G(h + p) = G(h) holds, in
 * time proportional to the number of values. A period is reported when this is enough for the
 * theorem of Guy and Smith, so it is always proved. The first p that is reported is the least
 * period: if the values have a proved period, they have their least one from the same heap on, and
 * the theorem asks less for it.
 *
 * <p>Searches are made when a quarter more values are known, or earlier when the best candidate
 * would be proved, so that all of them together cost a few steps for each value. A search needs 2
 * bytes for each value while it runs.
 */
final class PeriodSearch {

  private static final int FIRST = 16;

  private final Reach reach;
  private int next = FIRST;

  PeriodSearch(Reach reach) {
    this.reach = reach;
  }

  /** How many values should be known at the next search. */
  int next() {
    return next;
  }

  /** Searches the values 0 … size−1. */
  Optional<NimPeriod> search(NimValues values, int size) {
    // A proof needs bound + p values and bound > p, so p is less than half of them.
    int[] z = zBackwards(values, size, size / 2);
    long soonest = size + (long) size / 4 + 4;
    for (int p = 1; p < z.length; p++) {
      int preperiod = size - p - z[p];
      long bound = reach.periodBound(preperiod, p);
      if (bound + p <= size) {
        return Optional.of(new NimPeriod(preperiod, p, bound));
      }
      soonest = Math.min(soonest, bound + p);
    }
    // Small steps would make the searches cost more than the values.
    next = (int) Math.min(Growth.LONGEST, Math.max(soonest, size + size / 64 + 1L));
    return Optional.empty();
  }

  /** For 0 < p < limit, how many of the last values agree with those p before, going back. */
  private static int[] zBackwards(NimValues values, int size, int limit) {
    int[] z = new int[limit];
    int last = size - 1;
    int left = 0;
    int right = 0;
    for (int p = 1; p < limit; p++) {
      int length = p < right ? Math.min(right - p, z[p - left]) : 0;
      while (p + length <= last && values.value(last - length) == values.value(last - length - p)) {
        length++;
      }
      z[p] = length;
      if (p + length > right) {
        left = p;
        right = p + length;
      }
    }
    return z;
  }
}
