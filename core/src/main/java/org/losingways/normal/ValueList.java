// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;

/** The values of the heaps from 0 on, as far as they are known; room is made for more at once. */
final class ValueList {

  private int[] values = new int[16];
  private int size;

  int size() {
    return size;
  }

  int get(int heap) {
    return values[known(heap, size)];
  }

  /** The heap, if its value is one of those known. */
  static int known(int heap, int size) {
    if (heap >= size) {
      throw new IndexOutOfBoundsException("heap " + heap + " of " + size + " known ones");
    }
    return heap;
  }

  /** Makes room for so many values in all. */
  void makeRoom(int forSize) {
    if (forSize > values.length) {
      values = Arrays.copyOf(values, Growth.length(values.length, forSize));
    }
  }

  /** Adds the value of the next heap, for which there must be room. */
  void add(int value) {
    values[size++] = value;
  }

  /** The values, and room behind them: for inner loops, until more room is made. */
  int[] array() {
    return values;
  }
}
