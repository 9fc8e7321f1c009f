// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import it.unimi.dsi.fastutil.longs.LongHeapPriorityQueue;
import java.util.Arrays;

/**
 * Some small heaps p such that the sums of p and m − p take all the values that two heaps of one
 * kind must take for a rest of m beans, with few p.
 *
 * <p>How often a value a occurs among the newest heaps foretells how likely a heap p with the value
 * b is to give the value a ⊕ b. Heaps are chosen greedily: always the value b next that promises
 * most values not promised yet. Promises only shrink while choosing, so an old one is an upper
 * bound, and few must be computed again. Even and odd rests have lists of their own, as in many
 * games even and odd heaps have different values.
 *
 * <p>Cost of a choice: V² for V values, and the number of heaps looked at. The promises are
 * guesses; what they say of a rest is not, as each sum is computed.
 */
final class HelpfulHeaps {

  /** The promises come from so many of the newest heaps … */
  private static final int NEWEST = 1 << 14;

  /** … and helpful heaps are smaller than this, so that the heaps m − p stay near each other. */
  private static final int SMALL = 1 << 14;

  /** At most so many heaps for each parity; what they leave open is looked for one by one. */
  private static final int LENGTH = 1 << 11;

  /** So many heaps of one value are taken together: choosing is shorter, and hardly worse. */
  private static final int TOGETHER = 16;

  private final long[][] lists = new long[2][0];

  /** Whether none were chosen yet. */
  boolean isEmpty() {
    return lists[0].length + lists[1].length == 0;
  }

  /**
   * The helpful heaps for a rest, the best first, all smaller than the rest: the heap in the low
   * half of each number, its value in the high half. Not to be written to.
   */
  long[] list(int rest) {
    return lists[rest & 1];
  }

  /** Chooses anew, for rests of at least half as many beans as heaps are known. */
  void choose(char[] g, int known, SparseSplit split) {
    int small = Math.min(SMALL, known / 2);
    int from = Math.max(1, known - NEWEST);
    int values = 1;
    for (int h = 1; h < known; h++) {
      if (h < small || h >= from) {
        values = Math.max(values, g[h] + 1);
      }
    }
    values = Growth.powerOfTwo(values);
    float[][] share = new float[2][values];
    for (int h = from; h < known; h++) {
      share[h & 1][g[h]] += 2f / (known - from);
    }
    // Small heaps by parity and value, as linked lists.
    int[] first = new int[2 * values];
    int[] next = new int[small];
    for (int h = 1; h < small; h++) {
      int b = 2 * g[h] + (h & 1);
      next[h] = first[b];
      first[b] = h;
    }
    for (int parity = 0; parity < 2; parity++) {
      lists[parity] = choose(parity, share, first.clone(), next, split);
    }
  }

  private static long[] choose(
      int parity, float[][] share, int[] first, int[] next, SparseSplit split) {
    int values = share[0].length;
    int[] wanted = new int[values];
    float[] weight = new float[values];
    int count = 0;
    float larger = 1;
    for (int v = 0; v < values; v++) {
      larger -= (share[0][v] + share[1][v]) / 2;
      if (larger > 1e-4f && split.needsTwoOfAKind(v, parity)) {
        wanted[count] = v;
        weight[count++] = larger;
      }
    }
    wanted = Arrays.copyOf(wanted, count);
    // The largest promise first, with the parity and value that it is for in the low half.
    LongHeapPriorityQueue promises = new LongHeapPriorityQueue(first.length);
    for (int b = 0; b < first.length; b++) {
      if (first[b] != 0) {
        promises.enqueue(entry(b, promise(b >> 1, share[parity ^ (b & 1)], wanted, weight)));
      }
    }
    long[] list = new long[LENGTH];
    int length = 0;
    while (length < LENGTH && !promises.isEmpty()) {
      int b = (int) promises.dequeueLong();
      int value = b >> 1;
      float[] others = share[parity ^ (b & 1)];
      long now = entry(b, promise(value, others, wanted, weight));
      if (!promises.isEmpty() && promises.firstLong() < now) {
        promises.enqueue(now);
        continue;
      }
      for (int i = 0; i < TOGETHER && first[b] != 0 && length < LENGTH; i++) {
        list[length++] = ((long) value << 32) | first[b];
        first[b] = next[first[b]];
        for (int j = 0; j < count; j++) {
          weight[j] *= 1 - others[wanted[j] ^ value];
        }
      }
      if (first[b] != 0) {
        promises.enqueue(now);
      }
    }
    return Arrays.copyOf(list, length);
  }

  private static long entry(int b, float promise) {
    // Floats that are not negative are ordered like their bits.
    return ((long) -Float.floatToRawIntBits(promise) << 32) | b;
  }

  private static float promise(int b, float[] others, int[] wanted, float[] weight) {
    float sum = 0;
    for (int j = 0; j < wanted.length; j++) {
      sum += weight[j] * others[wanted[j] ^ b];
    }
    return sum;
  }
}
