// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.List;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.search.Budget;

/**
 * The values that a new heap may have in a monoid that is already known: those that behave like the
 * heap in all company that was walked through. In a reduced monoid there is at most one.
 */
final class Candidates {

  private static final int MOST = 3;

  private final Check verified;
  private final boolean[][] lost;

  Candidates(
      PartizanRuleset rules, Check verified, List<Long> left, List<Long> right, Budget budget) {
    this.verified = verified;
    Walk walk = verified.walk();
    Frame frame = walk.frame();
    this.lost = new boolean[2][walk.size()];
    List<List<Long>> own = List.of(left, right);
    for (int v = 0; v < walk.size(); v++) {
      budget.check();
      int x = walk.placeAt(v);
      long value = walk.valueAt(x);
      for (Player player : Player.values()) {
        int p = player.index();
        boolean moves = !own.get(p).isEmpty();
        boolean wins = false;
        for (long t : own.get(p)) {
          wins = wins || verified.model().isLost(player.opponent(), frame.times(value, t));
        }
        if (!wins) {
          for (long y : Check.wordOptions(rules, walk, x, player)) {
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
    Walk walk = verified.walk();
    List<Long> found = new ArrayList<>();
    for (int v = 0; v < walk.size() && found.size() < MOST; v++) {
      if (fits(walk.value(v))) {
        found.add(walk.value(v));
      }
    }
    return found;
  }

  private boolean fits(long value) {
    Walk walk = verified.walk();
    for (int v = 0; v < walk.size(); v++) {
      int x = walk.placeAt(v);
      long sum = walk.frame().times(value, walk.valueAt(x));
      for (Player player : Player.values()) {
        if (verified.model().isLost(player, sum) != lost[player.index()][x]) {
          return false;
        }
      }
    }
    return true;
  }
}
