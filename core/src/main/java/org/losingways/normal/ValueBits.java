// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;

/** Sets of nim-values as bits in words, the least first. They grow when they must. */
final class ValueBits {

  private static final long[] SWAPPED = {
    0x5555_5555_5555_5555L,
    0x3333_3333_3333_3333L,
    0x0F0F_0F0F_0F0F_0F0FL,
    0x00FF_00FF_00FF_00FFL,
    0x0000_FFFF_0000_FFFFL,
    0x0000_0000_FFFF_FFFFL
  };

  private ValueBits() {}

  /** The set with one value more; the given array, unless it is too short. */
  static long[] with(long[] set, int value) {
    long[] result = longer(set, (value >>> 6) + 1);
    result[value >>> 6] |= 1L << value;
    return result;
  }

  /** The union of a set and { a ⊕ value : a in added }; the given array, unless it is too short. */
  static long[] withShifted(long[] set, long[] added, int value) {
    int high = value >>> 6;
    long[] result = set;
    for (int i = added.length - 1; i >= 0; i--) {
      long word = added[i];
      if (word == 0) {
        continue;
      }
      // a ⊕ value moves whole words by the high bits of the value, and within a word swaps
      // neighbouring runs of 2^j bits for each low bit j.
      for (int j = 0; j < 6; j++) {
        if ((value >> j & 1) != 0) {
          int run = 1 << j;
          word = (word & SWAPPED[j]) << run | (word >>> run & SWAPPED[j]);
        }
      }
      result = longer(result, (i ^ high) + 1);
      result[i ^ high] |= word;
    }
    return result;
  }

  /** The least value not in the set. */
  static int firstGap(long[] set) {
    int word = 0;
    while (word < set.length && set[word] == -1) {
      word++;
    }
    return 64 * word + (word < set.length ? Long.numberOfTrailingZeros(~set[word]) : 0);
  }

  private static long[] longer(long[] set, int words) {
    return words <= set.length
        ? set
        : Arrays.copyOf(set, Math.max(words, set.length + set.length / 4));
  }
}
