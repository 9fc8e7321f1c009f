// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

import java.util.Arrays;

/**
 * Sets of small integers as {@code long[]}, for inner loops where {@link java.util.BitSet} would
 * check and grow at every step.
 *
 * <pre>{@code
 * long[] evens = Bits.of(100);
 * Bits.set(evens, 4);
 * Bits.get(evens, 4)   // true
 * }</pre>
 */
public final class Bits {

  private Bits() {}

  /** The empty set with room for 0 … size−1. */
  public static long[] of(int size) {
    return new long[(size + 63) >>> 6];
  }

  public static boolean get(long[] set, int i) {
    return (set[i >>> 6] >>> i & 1) != 0;
  }

  public static void set(long[] set, int i) {
    set[i >>> 6] |= 1L << i;
  }

  /** Adds every member of {@code other}. */
  public static void or(long[] set, long[] other) {
    for (int i = 0; i < set.length; i++) {
      set[i] |= other[i];
    }
  }

  public static boolean intersects(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & b[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a ⊆ b. */
  public static boolean subset(long[] a, long[] b) {
    for (int i = 0; i < a.length; i++) {
      if ((a[i] & ~b[i]) != 0) {
        return false;
      }
    }
    return true;
  }

  public static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  public static boolean isEmpty(long[] set) {
    for (long word : set) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }

  /** The least member ≥ from, or −1. */
  public static int next(long[] set, int from) {
    int w = from >>> 6;
    if (w >= set.length) {
      return -1;
    }
    long word = set[w] & -1L << from;
    while (word == 0) {
      if (++w == set.length) {
        return -1;
      }
      word = set[w];
    }
    return (w << 6) + Long.numberOfTrailingZeros(word);
  }

  /** The members, ascending. */
  public static int[] toArray(long[] set) {
    int[] members = new int[count(set)];
    int size = 0;
    for (int i = next(set, 0); i >= 0; i = next(set, i + 1)) {
      members[size++] = i;
    }
    return members;
  }

  /** What is missing of 0 … size−1, ascending. */
  public static int[] complement(long[] set, int size) {
    int[] missing = new int[size - count(set)];
    for (int i = 0, n = 0; i < size; i++) {
      if (!get(set, i)) {
        missing[n++] = i;
      }
    }
    return missing;
  }

  /** The set of all i in 0 … map.length−1 with {@code map[i]} in {@code set}. */
  public static long[] preimage(int[] map, long[] set) {
    long[] result = of(map.length);
    preimage(map, set, result);
    return result;
  }

  /** Adds to {@code result} all i with {@code map[i]} in {@code set}. */
  public static void preimage(int[] map, long[] set, long[] result) {
    int whole = map.length >>> 6;
    for (int w = 0; w < whole; w++) {
      int base = w << 6;
      long word = 0;
      for (int j = 63; j >= 0; j--) {
        int y = map[base + j];
        word = word << 1 | (set[y >>> 6] >>> y & 1);
      }
      result[w] |= word;
    }
    for (int i = whole << 6; i < map.length; i++) {
      int y = map[i];
      result[whole] |= (set[y >>> 6] >>> y & 1) << i;
    }
  }

  /** A set as a key of a hash map: compared by its members. */
  @SuppressWarnings("ArrayRecordComponent")
  public record Key(long[] set) {
    @Override
    public boolean equals(Object o) {
      return o instanceof Key k && Arrays.equals(set, k.set);
    }

    @Override
    public int hashCode() {
      int h = Arrays.hashCode(set);
      return h ^ h >>> 15;
    }
  }
}
