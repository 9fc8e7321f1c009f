// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import java.util.List;
import org.losingways.app.Misere;
import org.losingways.app.SolvedGame;

/** All quaternary games with two digits: which are solved with heaps up to 60. */
public final class FamilyCensus {

  private FamilyCensus() {}

  public static void main(String[] arguments) {
    for (String first : List.of("0", "1", "2", "3")) {
      for (String second : List.of("1", "2", "3")) {
        SolvedGame game = Misere.game("0." + first + second).maxHeap(60).maxOrder(1000).solve();
        System.out.println(game);
      }
    }
  }
}
