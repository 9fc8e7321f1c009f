// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.ask;

import java.util.OptionalInt;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.genus.FriskyTable;
import org.losingways.genus.GenusTable;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.FriskyAnswer;

/**
 * Which positions of a game are frisky, and how far that is looked at.
 *
 * @param count how many heaps the positions have, from 1 to 3
 * @param max the largest heap looked at, if that is said
 * @param group how many bits make a number, if that is said
 * @param smallest the smallest of three heaps, if only one table is wanted
 */
public record FriskyQuestion(
    Ruleset rules, int count, OptionalInt max, OptionalInt group, OptionalInt smallest) {

  /** The most bits that make a number. */
  public static final int MAX_GROUP = 60;

  private static final int MAX_SIZE = 1000;
  private static final int MAX_SIZE_OF_THREE = 250;
  private static final int USUAL_GROUP = 5;

  /** Short periods are proved by then, and it is a moment's work. */
  private static final int FOR_A_PERIOD = 1000;

  /** The largest heap that may be asked for. */
  public static int most(int count) {
    return count == 3 ? MAX_SIZE_OF_THREE : MAX_SIZE;
  }

  /** The answer, as far as the budget goes. */
  public FriskyAnswer answer() {
    GenusTable table = new GenusTable(rules);
    int size = Math.min(max.orElseGet(this::usual), rules.largestHeap());
    boolean isComplete = table.extendTo(size);
    int bits = group.orElseGet(this::usualGroup);
    FriskyTable frisky = new FriskyTable(table, Math.min(size, table.lastHeap()));
    CommandFailure.when(
        smallest.orElse(0) > frisky.maxHeap(),
        "At most %s beans here can be asked for, not %s.",
        frisky.maxHeap(),
        smallest.orElse(0));
    return FriskyAnswer.of(frisky, count, bits, smallest, isComplete);
  }

  private int usual() {
    boolean splits = rules.reach().map(Reach::maxParts).orElse(2) > 1;
    return splits ? (count == 3 ? 24 : 40) : 100;
  }

  /** The period of normal play, if it is short. */
  private int usualGroup() {
    NimSequence normal = NimSequence.of(rules);
    if (normal.canProvePeriods()) {
      normal.extendTo(FOR_A_PERIOD);
    }
    return normal
        .period()
        .map(NimPeriod::period)
        .filter(period -> period <= MAX_GROUP)
        .orElse(USUAL_GROUP);
  }
}
