// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import org.losingways.app.Misere;
import org.losingways.app.SolvedGame;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Player;

/** Counts lost positions of three heaps, and the outcomes of a partizan game. */
public final class BatchOutcomes {

  private BatchOutcomes() {}

  public static void main(String[] arguments) {
    SolvedGame game = Misere.game("0.123").solve();
    int lost = 0;
    for (int a = 1; a <= 50; a++) {
      for (int b = a; b <= 50; b++) {
        for (int c = b; c <= 50; c++) {
          lost += game.outcome(a, b, c) == PartizanOutcome.P ? 1 : 0;
        }
      }
    }
    System.out.println(lost + " positions of three heaps up to 50 are lost in 0.123");
    SolvedGame partizan = Misere.game("0.7/0.07").solve();
    System.out.println(
        "Partizan Kayles 5+4: "
            + partizan.outcome(5, 4)
            + ", winning moves of Right: "
            + partizan.winningMoves(Player.RIGHT, 5, 4));
  }
}
