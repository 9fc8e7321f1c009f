// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.stream.IntStream;
import org.losingways.game.TakeAndBreak;

/** The digits of a finite octal code, sorted by what a move leaves. */
final class OctalDigits {

  private final int[] leavingNone;
  private final int[] leavingOne;
  private final int[] leavingTwo;

  OctalDigits(TakeAndBreak code) {
    leavingNone = taken(code, 0);
    leavingOne = taken(code, 1);
    leavingTwo = taken(code, 2);
  }

  private static int[] taken(TakeAndBreak code, int parts) {
    return IntStream.rangeClosed(0, code.length()).filter(k -> code.allows(k, parts)).toArray();
  }

  /** Whether a heap may be taken whole. */
  boolean mayTakeAll(int heap) {
    for (int k : leavingNone) {
      if (k == heap) {
        return true;
      }
    }
    return false;
  }

  /** How many beans may be taken leaving one heap, ascending; not to be written to. */
  int[] leavingOne() {
    return leavingOne;
  }

  /** How many beans may be taken leaving two heaps, ascending; not to be written to. */
  int[] leavingTwo() {
    return leavingTwo;
  }
}
