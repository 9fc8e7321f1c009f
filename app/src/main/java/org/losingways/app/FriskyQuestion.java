// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

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
 * @param count how many heaps the positions have, from 1 to {@link #MOST_HEAPS}
 * @param max the largest heap looked at, if that is said
 * @param group how many bits make a number, if that is said
 * @param smallest the smallest of three or four heaps, if only one table is wanted
 */
public record FriskyQuestion(
    Ruleset rules, int count, OptionalInt max, OptionalInt group, OptionalInt smallest) {

  /** The most bits that make a number. */
  public static final int MAX_GROUP = 60;

  /** The most heaps of a position. */
  public static final int MOST_HEAPS = 4;

  private static final int MAX_SIZE = 1000;
  private static final int MAX_SIZE_OF_THREE = 250;
  private static final int MAX_SIZE_OF_FOUR = 80;
  private static final int USUAL_GROUP = 5;

  /** Short periods are proved by then, and it is a moment's work. */
  private static final int FOR_A_PERIOD = 1000;

  /** The largest heap that may be asked for. */
  public static int most(int count) {
    return switch (count) {
      case 4 -> MAX_SIZE_OF_FOUR;
      case 3 -> MAX_SIZE_OF_THREE;
      default -> MAX_SIZE;
    };
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
    return switch (count) {
      case 4 -> splits ? 14 : 30;
      case 3 -> splits ? 24 : 100;
      default -> splits ? 40 : 100;
    };
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
