// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;

/**
 * A division of the heaps known so far into <i>rare</i> and <i>common</i> ones by a parity, so that
 * rare heaps are few: the sparse space phenomenon of octal games (<i>Winning Ways</i>, chapter 4).
 *
 * <p>A heap h has the parity λ(h) = ⟨mask, G(h)⟩ + c·h over the field of two elements, where ⟨·,·⟩
 * is the parity of the common bits and c is 0 or 1. As λ is additive, two heaps that add up to a
 * rest of m beans have ⟨mask, G(i) ⊕ G(j)⟩ = λ(i) + λ(j) + c·m: the value of a split says whether
 * its parts are of the same kind. Values that say they are not are found completely by going
 * through the rare heaps alone. So the parity that helps is the one for which new heaps get such
 * values, and among those the one with fewest rare heaps. All masks are tried at once by a
 * Walsh–Hadamard transform of how often each value occurs, at a cost of V log V for V values.
 *
 * <p>c = 1 amounts to two splits, one for the even and one for the odd heaps. It is of use only if
 * the beans taken by a splitting move are always even or always odd.
 */
final class SparseSplit {

  /** The parity of the beans taken by splitting moves: 0 or 1, or 2 if both occur. */
  private final int takenParity;

  /** {@code counts[h & 1][v]}: how many heaps h > 0 have the value v. */
  private final int[][] counts = new int[2][8];

  private int mask;
  private int c;
  private int common = 1;
  private long[] rare = new long[64];
  private int size;
  private int sizeWhenChosen;

  SparseSplit(int[] splittingTakes) {
    boolean even = Arrays.stream(splittingTakes).anyMatch(k -> k % 2 == 0);
    boolean odd = Arrays.stream(splittingTakes).anyMatch(k -> k % 2 == 1);
    takenParity = even && odd ? 2 : odd ? 1 : 0;
  }

  /** How many rare heaps there are. */
  int size() {
    return size;
  }

  /**
   * The rare heaps, ascending, in {@code rare()[0 .. size()-1]}: the heap in the low half of each
   * number, its value in the high half. Not to be written to.
   */
  long[] rare() {
    return rare;
  }

  /**
   * Whether two heaps of one kind could add up to this value when {@code rest} beans are left in
   * two heaps. If not, going through the rare heaps tells whether any two heaps do.
   */
  boolean needsTwoOfAKind(int value, int rest) {
    return (Integer.bitCount(mask & value) & 1) == (c & rest);
  }

  /** 0 if {@link #needsTwoOfAKind} is the same for all rests, 1 if it depends on their parity. */
  int dependsOnRest() {
    return c;
  }

  /** Takes note of the next heap. */
  void add(int heap, int value) {
    if (value >= counts[0].length) {
      int length = 2 * Integer.highestOneBit(value);
      counts[0] = Arrays.copyOf(counts[0], length);
      counts[1] = Arrays.copyOf(counts[1], length);
    }
    counts[heap & 1][value]++;
    if (isRare(heap, value)) {
      append(heap, value);
    }
  }

  /** Whether so many rare heaps have come that another choice may be better. */
  boolean isStale() {
    return size > sizeWhenChosen + sizeWhenChosen / 8 + 64;
  }

  private boolean isRare(int heap, int value) {
    return ((Integer.bitCount(mask & value) + (c & heap)) & 1) != common;
  }

  private void append(int heap, int value) {
    if (size == rare.length) {
      rare = Arrays.copyOf(rare, size + size / 2);
    }
    rare[size++] = ((long) value << 32) | heap;
  }

  /** Chooses the parity anew, and tells whether it is another one. */
  boolean choose(char[] g, int known) {
    int bestMask = mask;
    int bestC = c;
    int best = Integer.MIN_VALUE;
    for (int tryC = 0; tryC < (takenParity == 2 ? 1 : 2); tryC++) {
      // The new heap's value says "two of a kind" exactly if λ(heap) = c · (beans taken).
      int sign = ((tryC & takenParity) == 0) ? -1 : 1;
      int[] excess = transform(tryC);
      for (int m = 1; m < excess.length; m++) {
        if (sign * excess[m] > best) {
          best = sign * excess[m];
          bestMask = m;
          bestC = tryC;
        }
      }
    }
    boolean changed = bestMask != mask || bestC != c;
    if (changed) {
      mask = bestMask;
      c = bestC;
      common = 1 ^ (c & takenParity);
      size = 0;
      for (int h = 1; h < known; h++) {
        if (isRare(h, g[h])) {
          append(h, g[h]);
        }
      }
    }
    sizeWhenChosen = size;
    return changed;
  }

  /** For each mask, the number of heaps with λ = 0 less that of heaps with λ = 1. */
  private int[] transform(int tryC) {
    int length = counts[0].length;
    int[] w = new int[length];
    for (int v = 0; v < length; v++) {
      w[v] = counts[0][v] + (tryC == 0 ? counts[1][v] : -counts[1][v]);
    }
    for (int half = 1; half < length; half *= 2) {
      for (int block = 0; block < length; block += 2 * half) {
        for (int i = block; i < block + half; i++) {
          int a = w[i];
          int b = w[i + half];
          w[i] = a + b;
          w[i + half] = a - b;
        }
      }
    }
    return w;
  }
}
