// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.longs.LongList;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.game.Player;
import org.losingways.search.NumberedPositions;

/**
 * The values that a new heap may have in a monoid that is already known: those that behave like the
 * heap in all company that was walked through. In a reduced monoid there is at most one.
 */
final class Candidates {

  private static final int MOST = 3;

  private final Check verified;
  private final boolean[][] lost;

  Candidates(Check verified, LongList left, LongList right, Budget budget) {
    this.verified = verified;
    NumberedPositions walk = verified.walk();
    Frame frame = verified.model().frame();
    this.lost = new boolean[2][walk.size()];
    List<LongList> own = List.of(left, right);
    for (int x : walk.inOrder()) {
      budget.check();
      long value = walk.element(x);
      for (Player player : Player.values()) {
        int p = player.index();
        boolean moves = !own.get(p).isEmpty();
        boolean wins = false;
        for (long t : own.get(p)) {
          wins = wins || verified.model().isLost(player.opponent(), frame.times(value, t));
        }
        if (!wins) {
          for (long y : verified.wordOptions(x, player)) {
            moves = true;
            wins = wins || lost[1 - p][walk.place(y)];
          }
        }
        lost[p][x] = moves && !wins;
      }
    }
  }

  /** The values, those with shorter words first. */
  List<Long> find() {
    return verified
        .walk()
        .inOrder()
        .intStream()
        .mapToObj(verified.walk()::element)
        .filter(this::fits)
        .limit(MOST)
        .toList();
  }

  private boolean fits(long value) {
    NumberedPositions walk = verified.walk();
    for (int x : walk.inOrder()) {
      long sum = verified.model().frame().times(value, walk.element(x));
      for (Player player : Player.values()) {
        if (verified.model().isLost(player, sum) != lost[player.index()][x]) {
          return false;
        }
      }
    }
    return true;
  }
}
