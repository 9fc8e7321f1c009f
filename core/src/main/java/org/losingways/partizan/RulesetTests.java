// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.OptionalInt;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.TakeAndBreak;

/**
 * Whether the positions of a game belong to the universes in which more is known about misère play:
 * dead-ending games and placement games (R. Milley and G. Renault, <i>Dead ends in misère
 * play</i>).
 *
 * <pre>{@code
 * RulesetTests.isPlacement(GameReader.of("0.7/0.07"))              // true
 * RulesetTests.notDeadEnding(GameReader.of("0.7/0.07"), 100)       // none
 * RulesetTests.notDeadEnding(GameReader.of("0.1/0.2"), 100)        // 2
 * }</pre>
 */
public final class RulesetTests {

  private RulesetTests() {}

  /**
   * Whether the game is one of placing pieces on strips: each player may place pieces of certain
   * lengths anywhere, so that all digits are 0 or 7, and nothing is split without a piece. A
   * placement game is dead-ending, since pieces stay where they are.
   */
  public static boolean isPlacement(PartizanRuleset rules) {
    for (Player player : Player.values()) {
      if (!(rules.of(player) instanceof TakeAndBreak code) || code.digit(0) != 0) {
        return false;
      }
      for (int k = 1; k <= code.length(); k++) {
        if (code.digit(k) != 0 && code.digit(k) != 7) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * The least heap to this one in which some player has no move now and may have one later; none if
   * all sums of these heaps are dead-ending. In a sum a player has no move exactly if there is none
   * in any heap, so it is enough to look at heaps.
   */
  public static OptionalInt notDeadEnding(PartizanRuleset rules, int largest) {
    boolean[][] canMove = new boolean[2][largest + 1];
    boolean[][] everCanMove = new boolean[2][largest + 1];
    for (int h = 1; h <= largest; h++) {
      int heap = h;
      for (Player mover : Player.values()) {
        rules
            .of(mover)
            .forEachOption(
                heap,
                (parts, count) -> {
                  canMove[mover.index()][heap] = true;
                  for (int i = 0; i < count; i++) {
                    everCanMove[0][heap] |= everCanMove[0][parts[i]];
                    everCanMove[1][heap] |= everCanMove[1][parts[i]];
                  }
                });
      }
      for (int p = 0; p < 2; p++) {
        if (!canMove[p][heap] && everCanMove[p][heap]) {
          return OptionalInt.of(heap);
        }
        everCanMove[p][heap] |= canMove[p][heap];
      }
    }
    return OptionalInt.empty();
  }
}
