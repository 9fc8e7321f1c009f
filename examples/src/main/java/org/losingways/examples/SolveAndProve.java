// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import org.losingways.app.Misere;
import org.losingways.app.SolvedGame;
import org.losingways.proof.Referee;

/** Solves Kayles, says who wins a position and how, and has the proof checked. */
public final class SolveAndProve {

  private SolveAndProve() {}

  public static void main(String[] arguments) {
    SolvedGame kayles = Misere.game("kayles").solve();
    System.out.println(kayles);
    System.out.println("9+8+5+3 is " + kayles.outcome(9, 8, 5, 3));
    System.out.println("Winning moves lead to " + kayles.winningMoves(9, 8, 5, 3));
    System.out.println(Referee.check(kayles.certificate()).reason());
  }
}
