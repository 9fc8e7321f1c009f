// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position: a multiset of heaps. Empty heaps are left out and the order of heaps does not matter,
 * so two positions are equal when they have the same heaps.
 *
 * <pre>{@code
 * Position.of(3, 0, 5).plus(Position.of(4)).toString()   // "5+4+3"
 * }</pre>
 */
public final class Position implements Comparable<Position> {

  /** The position without heaps. */
  public static final Position EMPTY = new Position(new int[0]);

  /** Ascending, without zeros. */
  private final int[] heaps;

  private Position(int[] sorted) {
    this.heaps = sorted;
  }

  /** The position with these heaps. */
  public static Position of(int... heaps) {
    return ofPrefix(heaps, heaps.length);
  }

  /** The position with the first {@code count} of these heaps. */
  public static Position ofPrefix(int[] heaps, int count) {
    int[] kept = new int[count];
    int size = 0;
    for (int i = 0; i < count; i++) {
      if (heaps[i] < 0) {
        throw new IllegalArgumentException("a heap has no negative size: " + heaps[i]);
      }
      if (heaps[i] > 0) {
        kept[size++] = heaps[i];
      }
    }
    if (size == 0) {
      return EMPTY;
    }
    kept = Arrays.copyOf(kept, size);
    Arrays.sort(kept);
    return new Position(kept);
  }

  public int size() {
    return heaps.length;
  }

  public boolean isEmpty() {
    return heaps.length == 0;
  }

  /** The i-th heap in ascending order. */
  public int heap(int i) {
    return heaps[i];
  }

  /** The heaps in ascending order. */
  public int[] toArray() {
    return heaps.clone();
  }

  /** The largest heap, 0 if there is none. */
  public int largest() {
    return heaps.length == 0 ? 0 : heaps[heaps.length - 1];
  }

  /** The heaps from the largest down. */
  public IntStream descending() {
    return IntStream.rangeClosed(1, heaps.length).map(i -> heaps[heaps.length - i]);
  }

  /** The number of beans in all heaps. */
  public long beans() {
    return Arrays.stream(heaps).asLongStream().sum();
  }

  /** Both positions side by side: their sum. */
  public Position plus(Position other) {
    if (other.isEmpty()) {
      return this;
    }
    int[] all = Arrays.copyOf(heaps, heaps.length + other.heaps.length);
    System.arraycopy(other.heaps, 0, all, heaps.length, other.heaps.length);
    Arrays.sort(all);
    return new Position(all);
  }

  /** This position with its i-th heap replaced by an option of that heap. */
  public Position move(int i, Position option) {
    int[] all = new int[heaps.length - 1 + option.heaps.length];
    System.arraycopy(heaps, 0, all, 0, i);
    System.arraycopy(heaps, i + 1, all, i, heaps.length - 1 - i);
    System.arraycopy(option.heaps, 0, all, heaps.length - 1, option.heaps.length);
    Arrays.sort(all);
    return new Position(all);
  }

  /**
   * This position with one heap of this size replaced by what it becomes.
   *
   * @throws IllegalArgumentException if there is no such heap
   */
  public Position replace(int heap, Position by) {
    int i = Arrays.binarySearch(heaps, heap);
    if (i < 0) {
      throw new IllegalArgumentException("there is no heap " + heap + " in " + this);
    }
    return move(i, by);
  }

  /** Fewer heaps first, then heap by heap from the largest. */
  @Override
  public int compareTo(Position other) {
    if (heaps.length != other.heaps.length) {
      return Integer.compare(heaps.length, other.heaps.length);
    }
    for (int i = heaps.length - 1; i >= 0; i--) {
      if (heaps[i] != other.heaps[i]) {
        return Integer.compare(heaps[i], other.heaps[i]);
      }
    }
    return 0;
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof Position p && Arrays.equals(heaps, p.heaps);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(heaps);
  }

  /** The heaps from the largest down, joined by plus signs; {@code 0} for the empty position. */
  @Override
  public String toString() {
    return isEmpty()
        ? "0"
        : descending().mapToObj(String::valueOf).collect(Collectors.joining("+"));
  }
}
