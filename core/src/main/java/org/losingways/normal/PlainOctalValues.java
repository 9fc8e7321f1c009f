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
  private int[] values = new int[16];
  private int size = 1;

  /** {@code seen[v] == heap} when v is the value of an option of the heap at hand. */
  private int[] seen = new int[16];

  PlainOctalValues(TakeAndBreak code) {
    digits = new OctalDigits(code);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int value(int heap) {
    if (heap >= size) {
      throw new IndexOutOfBoundsException("heap " + heap + " of " + size + " known ones");
    }
    return values[heap];
  }

  @Override
  public void extendTo(int newSize) {
    if (newSize > values.length) {
      values = Arrays.copyOf(values, Growth.length(values.length, newSize));
    }
    while (size < newSize) {
      values[size] = mex(size);
      if (2 * values[size] >= seen.length / 2) {
        seen = Arrays.copyOf(seen, 2 * seen.length);
      }
      size++;
    }
  }

  private int mex(int heap) {
    int[] seenNow = seen;
    if (digits.mayTakeAll(heap)) {
      seenNow[0] = heap;
    }
    for (int k : digits.leavingOne()) {
      if (k < heap) {
        seenNow[values[heap - k]] = heap;
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
    int[] g = values;
    int[] seenNow = seen;
    for (int i = 1; 2 * i <= rest; i++) {
      seenNow[g[i] ^ g[rest - i]] = heap;
    }
  }
}
