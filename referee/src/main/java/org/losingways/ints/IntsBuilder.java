// SPDX-License-Identifier: Apache-2.0
package org.losingways.ints;

import java.util.Arrays;
import java.util.stream.IntStream;

/** A list of numbers that grows. */
public final class IntsBuilder {

  private int[] numbers;
  private int size;

  /** A list that begins with these numbers. */
  public IntsBuilder(int... first) {
    numbers = Arrays.copyOf(first, Math.max(10, first.length));
    size = first.length;
  }

  /** Adds a number at the end. */
  public void add(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, size + (size >> 1) + 1);
    }
    numbers[size++] = number;
  }

  /** The number at a place, which is one of the list. */
  public int getInt(int place) {
    return numbers[place];
  }

  /** How many numbers there are. */
  public int size() {
    return size;
  }

  /** The numbers in their order. */
  public IntStream intStream() {
    return Arrays.stream(numbers, 0, size);
  }

  /** The numbers in a new array. */
  public int[] toIntArray() {
    return Arrays.copyOf(numbers, size);
  }

  /** The numbers so far as a list that does not change. */
  public Ints build() {
    return Ints.wrap(toIntArray());
  }
}
