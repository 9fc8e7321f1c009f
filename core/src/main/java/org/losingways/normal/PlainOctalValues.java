// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.TakeAndBreak;

/**
 * Nim-values of a finite octal code by the plain loop over all options: N values cost about N²/4
 * steps for each digit that splits. The yardstick for {@link OctalValues}.
 */
final class PlainOctalValues implements ValueList.Next {

  private final OctalDigits digits;

  /** {@code seen[v] == heap} when v is the value of an option of the heap at hand. */
  private int[] seen = new int[16];

  PlainOctalValues(TakeAndBreak code) {
    digits = new OctalDigits(code);
  }

  @Override
  public int value(int[] g, int heap) {
    int[] seenNow = seen;
    if (digits.mayTakeAll(heap)) {
      seenNow[0] = heap;
    }
    for (int k : digits.leavingOne()) {
      if (k < heap) {
        seenNow[g[heap - k]] = heap;
      }
    }
    for (int k : digits.leavingTwo()) {
      mark(g, seenNow, heap, heap - k);
    }
    int v = 0;
    while (seenNow[v] == heap) {
      v++;
    }
    if (2 * v >= seen.length / 2) {
      seen = Arrays.copyOf(seen, 2 * seen.length);
    }
    return v;
  }

  private static void mark(int[] g, int[] seen, int heap, int rest) {
    for (int i = 1; 2 * i <= rest; i++) {
      seen[g[i] ^ g[rest - i]] = heap;
    }
  }
}
