// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;

/** Nim-values that are computed from those of all smaller heaps, one after another. */
final class ValueList implements NimValues {

  /** A way of finding the value of a heap. */
  @FunctionalInterface
  interface Next {

    /**
     * The value of a heap from 1 on.
     *
     * @param known the values of all smaller heaps, and room behind them
     */
    int value(int[] known, int heap);
  }

  private final Next next;
  private int[] values = new int[16];
  private int size = 1;

  ValueList(Next next) {
    this.next = next;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int value(int heap) {
    return values[known(heap, size)];
  }

  /** The heap, if its value is one of those known. */
  static int known(int heap, int size) {
    if (heap >= size) {
      throw new IndexOutOfBoundsException("heap " + heap + " of " + size + " known ones");
    }
    return heap;
  }

  @Override
  public void extendTo(int newSize) {
    if (newSize > values.length) {
      values = Arrays.copyOf(values, Growth.length(values.length, newSize));
    }
    for (; size < newSize; size++) {
      values[size] = next.value(values, size);
    }
  }
}
