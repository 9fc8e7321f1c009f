// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.TakeAndBreak;

/**
 * Nim-values of a finite octal code by the plain loop over all options: N values cost about N²/4
 * steps for each digit that splits. The yardstick for {@link OctalValues}.
 */
final class PlainOctalValues implements NimValues {

  private final OctalDigits digits;
  private final ValueList values = new ValueList();

  /** {@code seen[v] == heap} when v is the value of an option of the heap at hand. */
  private int[] seen = new int[16];

  PlainOctalValues(TakeAndBreak code) {
    digits = new OctalDigits(code);
    values.add(0);
  }

  @Override
  public int size() {
    return values.size();
  }

  @Override
  public int value(int heap) {
    return values.get(heap);
  }

  @Override
  public void extendTo(int newSize) {
    values.makeRoom(newSize);
    while (size() < newSize) {
      int value = mex(size());
      values.add(value);
      if (2 * value >= seen.length / 2) {
        seen = Arrays.copyOf(seen, 2 * seen.length);
      }
    }
  }

  private int mex(int heap) {
    int[] g = values.array();
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
      mark(heap, heap - k);
    }
    int v = 0;
    while (seenNow[v] == heap) {
      v++;
    }
    return v;
  }

  private void mark(int heap, int rest) {
    int[] g = values.array();
    int[] seenNow = seen;
    for (int i = 1; 2 * i <= rest; i++) {
      seenNow[g[i] ^ g[rest - i]] = heap;
    }
  }
}
