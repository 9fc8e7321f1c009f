// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;

/**
 * Values of heaps, and for each element f of F the counts d for which the player who begins loses
 * positions of value (f, d).
 *
 * @param frame the values of the heaps
 * @param leftLost where Left loses if she begins
 * @param rightLost where Right loses if he begins
 */
@SuppressWarnings("ArrayRecordComponent")
record Model(Frame frame, IntegerSet[] leftLost, IntegerSet[] rightLost) {

  /** The same outcomes for other heaps with values in the same monoid. */
  Model with(Frame other) {
    return new Model(other, leftLost, rightLost);
  }

  IntegerSet[] lost(Player player) {
    return player == Player.LEFT ? leftLost : rightLost;
  }

  boolean isLost(Player player, long value) {
    return lost(player)[Frame.part(value)].contains(Frame.count(value));
  }

  PartizanOutcome outcome(long value) {
    return PartizanOutcome.of(!isLost(Player.LEFT, value), !isLost(Player.RIGHT, value));
  }
}
