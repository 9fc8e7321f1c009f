// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.game.Reach;
import org.losingways.quotient.HeapWords;
import org.losingways.quotient.Period;

/**
 * Whether words of heaps that repeat go on to do so: in 0.5/0.11 heaps 7, 8, 9 and 10 have the word
 * of heap 5, and so have all larger ones.
 *
 * <p>The words are continued as far as the theorem of {@code docs/gauges.md} asks for, and the
 * conditions are checked for all heaps to there.
 *
 * @param model with words for these heaps
 */
record GaugePeriod(GaugeModel model, Period period) {

  /** More heaps are not looked at. */
  private static final int MOST_HEAPS = 100;

  /** So many words more than a period must repeat. */
  private static final int MARGIN = 2;

  /** The period of the words of a model that is proved, if they have one that can be proved. */
  static Optional<GaugePeriod> of(Game game, GaugeModel model) {
    Optional<Reach> reach = game.reach();
    List<IntList> words = model.words().words();
    for (int p = 1; reach.isPresent() && 2 * p + MARGIN <= words.size(); p++) {
      int r = preperiod(words, p);
      long heaps = reach.get().periodBound(r, p) + p - 1;
      if (r + 2 * p + MARGIN <= words.size()
          && heaps <= MOST_HEAPS
          && model.words().letters().intStream().allMatch(h -> h <= heaps)
          && !hasShorter(words, r, p)) {
        GaugeModel longer = model.with(continued(model.words(), p, (int) heaps));
        if (GaugeProof.objection(game, longer).isEmpty()) {
          return Optional.of(new GaugePeriod(longer, new Period(r, p)));
        }
      }
    }
    return Optional.empty();
  }

  /** From where on words repeat. */
  private static int preperiod(List<IntList> words, int p) {
    int r = words.size() - p;
    while (r > 0 && words.get(r - 1).equals(words.get(r - 1 + p))) {
      r--;
    }
    return r;
  }

  private static boolean hasShorter(List<IntList> words, int r, int p) {
    for (int d = 1; d < p; d++) {
      if (p % d == 0 && preperiod(words, d) <= r) {
        return true;
      }
    }
    return false;
  }

  private static HeapWords continued(HeapWords given, int p, int heaps) {
    List<IntList> words =
        new ArrayList<>(given.words().subList(0, Math.min(given.words().size(), heaps + 1)));
    while (words.size() <= heaps) {
      words.add(words.get(words.size() - p));
    }
    return new HeapWords(given.letters(), words);
  }
}
