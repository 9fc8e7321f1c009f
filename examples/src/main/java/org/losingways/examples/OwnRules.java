// SPDX-License-Identifier: Apache-2.0
package org.losingways.examples;

import org.losingways.app.Misere;
import org.losingways.app.SolvedGame;
import org.losingways.game.Ruleset;

/** Grundy's game, in which a heap is split into two unequal ones, as far as heap 15. */
public final class OwnRules {

  private OwnRules() {}

  public static void main(String[] arguments) {
    Ruleset grundy =
        (heap, options) -> {
          for (int part = 1; 2 * part < heap; part++) {
            options.accept(new int[] {part, heap - part}, 2);
          }
        };
    SolvedGame game = Misere.game(grundy).maxHeap(15).solve();
    System.out.println("Quotient to heap 15: order " + game.order().getAsInt());
    for (int heap = 1; heap <= 12; heap++) {
      System.out.print(game.outcome(heap) + (heap < 12 ? " " : "\n"));
    }
  }
}
