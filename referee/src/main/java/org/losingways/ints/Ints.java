// SPDX-License-Identifier: Apache-2.0
package org.losingways.ints;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.RandomAccess;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/**
 * A list of numbers that does not change, in the room of an array.
 *
 * <pre>{@code
 * Ints.of(3, 1, 4).getInt(2)                              // 4
 * Ints.of(3, 1, 4).compareTo(Ints.of(3, 2)) < 0           // lists are sorted like words
 * }</pre>
 */
public final class Ints extends AbstractList<Integer> implements RandomAccess, Comparable<Ints> {

  private static final int SHORT = 16;

  private final int[] numbers;

  private Ints(int[] numbers) {
    this.numbers = numbers;
  }

  /** The list of these numbers. */
  public static Ints of(int... numbers) {
    return new Ints(numbers.clone());
  }

  /** The list of these numbers. */
  public static Ints of(IntStream numbers) {
    return new Ints(numbers.toArray());
  }

  /** The list of these numbers. */
  public static Ints copyOf(Collection<Integer> numbers) {
    return numbers instanceof Ints same ? same : of(numbers.stream().mapToInt(n -> n));
  }

  /** The list that an array is, which must not be changed any more. */
  public static Ints wrap(int[] numbers) {
    return new Ints(numbers);
  }

  /** The number at a place. */
  public int getInt(int place) {
    return numbers[place];
  }

  @Override
  public Integer get(int place) {
    return numbers[place];
  }

  @Override
  public int size() {
    return numbers.length;
  }

  /** The numbers in their order. */
  public IntStream intStream() {
    return Arrays.stream(numbers);
  }

  /** The numbers in a new array. */
  public int[] toIntArray() {
    return numbers.clone();
  }

  /** The first place of a number, or −1. */
  public int indexOf(int number) {
    for (int i = 0; i < numbers.length; i++) {
      if (numbers[i] == number) {
        return i;
      }
    }
    return -1;
  }

  /** Whether a number is on the list. */
  public boolean contains(int number) {
    return indexOf(number) >= 0;
  }

  @Override
  public Ints subList(int from, int to) {
    return new Ints(Arrays.copyOfRange(numbers, from, to));
  }

  @Override
  public int compareTo(Ints other) {
    int common = Math.min(numbers.length, other.numbers.length);
    for (int i = 0; i < common; i++) {
      if (numbers[i] != other.numbers[i]) {
        return Integer.compare(numbers[i], other.numbers[i]);
      }
    }
    return Integer.compare(numbers.length, other.numbers.length);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Ints other ? Arrays.equals(numbers, other.numbers) : super.equals(o);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(numbers);
  }

  /** Sorts an array by an order of one's own; what is equal stays in its order. */
  public static void mergeSort(int[] array, IntBinaryOperator order) {
    mergeSort(array, 0, array.length, order, array.clone());
  }

  private static void mergeSort(int[] a, int from, int to, IntBinaryOperator order, int[] spare) {
    if (to - from < SHORT) {
      for (int i = from + 1; i < to; i++) {
        int moved = a[i];
        int j = i;
        for (; j > from && order.applyAsInt(a[j - 1], moved) > 0; j--) {
          a[j] = a[j - 1];
        }
        a[j] = moved;
      }
      return;
    }
    // The halves are sorted in the other array, which has the same numbers.
    int middle = (from + to) >>> 1;
    mergeSort(spare, from, middle, order, a);
    mergeSort(spare, middle, to, order, a);
    if (order.applyAsInt(spare[middle - 1], spare[middle]) <= 0) {
      System.arraycopy(spare, from, a, from, to - from);
      return;
    }
    int left = from;
    int right = middle;
    for (int i = from; i < to; i++) {
      boolean isLeft =
          right >= to || (left < middle && order.applyAsInt(spare[left], spare[right]) <= 0);
      a[i] = isLeft ? spare[left++] : spare[right++];
    }
  }
}
