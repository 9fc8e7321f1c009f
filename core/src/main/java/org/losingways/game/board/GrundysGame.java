// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import org.losingways.game.OptionSink;
import org.losingways.game.Ruleset;

/**
 * Grundy's game: a move splits a heap into two heaps of different sizes. No take-and-break code
 * says "different", so it is also the smallest example of rules written in Java.
 */
public final class GrundysGame implements Ruleset {

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    int[] parts = new int[2];
    for (int i = 1; 2 * i < heap; i++) {
      parts[0] = i;
      parts[1] = heap - i;
      sink.accept(parts, 2);
    }
  }

  @Override
  public String code() {
    return "grundys-game";
  }
}
