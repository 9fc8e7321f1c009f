// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.TakeAndBreak;

/**
 * Nim-values of a finite octal code by rare and common heaps.
 *
 * <p>The values of a rest of m beans left in two heaps are collected once, and used by each digit
 * that leaves two heaps. Where a {@link SparseSplit} finds few rare heaps, only sums with a rare
 * heap are collected at first. The least value not collected is then the answer, if no two heaps of
 * one kind can have it; otherwise a pair with this value is looked for, first with {@link
 * FrequentPairs}, or {@link HelpfulHeaps} where these take long, then among pairs that worked
 * before, then one by one, until it is found (and the next value is tried) or known not to exist.
 * Where rare heaps are not few, all pairs are collected, as in the plain loop.
 *
 * <p>Cost for each heap: the number of rare heaps, and a few steps for each smaller value; memory:
 * 2 bytes a heap, and 8 for each rare one.
 */
final class OctalValues implements NimValues {

  /** Values are kept in 16 bits. */
  private static final int LARGEST_VALUE = Character.MAX_VALUE;

  /**
   * Rare heaps are few if they are less than one in so many. Each rare heap costs a search through
   * all pairs, so a larger share is slower than the plain loop (0.04 has one in six).
   */
  private static final long FEW = 6;

  /** Up to about this many heaps, the plain loop is as fast as any other way. */
  private static final int SHORT = 1000;

  /** {@link FrequentPairs} may take so many steps a heap; helpful heaps take as many or less. */
  private static final long MUCH = 1000;

  /** After so many heaps in turn, it is asked whether helpful heaps should be chosen. */
  private static final int TURN = 512;

  /** So many helpful heaps are used before looking at what is still missing. */
  private static final int HELPERS = 128;

  private final OctalDigits digits;
  private final int leastTaken;
  private char[] g = new char[64];
  private int size = 1;

  /** {@code own[v] == heap} when the heap has an option of value v that is empty or one heap. */
  private int[] own = new int[16];

  /** {@code sums[m % length][v] == m} when v is known as a value of m beans in two heaps. */
  private final int[][] sums;

  /** The pairs (i, m−i) with i below this have been collected in {@code sums[m % length]}. */
  private final int[] collected;

  /** Heaps i for which (i, m−i) had a value v lately, in row v. */
  private int[] witnesses = new int[16 * WITNESSES];

  private static final int WITNESSES = 8;

  private final SparseSplit split;
  private final FrequentPairs pairs;
  private final HelpfulHeaps helpers = new HelpfulHeaps();

  /** So many of the helpful heaps have been used in {@code sums[m % length]}. */
  private final int[] helped;

  private int chooseAt = 32;

  /** When helpful heaps, if there are any, should be chosen anew. */
  private int helpAt;

  /** The steps of {@link #pairs} up to the last turn. */
  private long effort;

  OctalValues(TakeAndBreak code) {
    digits = new OctalDigits(code);
    int[] splitting = digits.leavingTwo();
    leastTaken = splitting.length == 0 ? 0 : splitting[0];
    int span = splitting.length == 0 ? 0 : splitting[splitting.length - 1] - leastTaken;
    int slots = Growth.powerOfTwo(span + 1);
    sums = new int[slots][own.length];
    collected = new int[slots];
    helped = new int[slots];
    split = new SparseSplit(splitting);
    pairs = new FrequentPairs(span);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int value(int heap) {
    return g[ValueList.known(heap, size)];
  }

  @Override
  public void extendTo(int newSize) {
    if (newSize > g.length) {
      g = Arrays.copyOf(g, Growth.length(g.length, newSize));
    }
    boolean splits = digits.leavingTwo().length > 0;
    while (size < newSize) {
      int heap = size;
      if (splits && heap - leastTaken >= 2) {
        collect(heap - leastTaken);
      }
      int value = mex(heap);
      if (value > LARGEST_VALUE) {
        throw new IllegalStateException(
            "heap " + heap + " has a nim-value above " + LARGEST_VALUE + ", the largest kept");
      }
      g[heap] = (char) value;
      size++;
      if (4 * Integer.highestOneBit(value) > own.length) {
        makeRoom();
      }
      if (splits) {
        split.add(heap, value);
        pairs.add(g, heap);
        if (size >= chooseAt || split.isStale()) {
          chooseSplit();
        }
        if (size % TURN == 0) {
          chooseHelpers();
        }
      }
    }
  }

  private void chooseSplit() {
    chooseAt = size + size / 4;
    if (split.choose(g, size)) {
      helpAt = size;
      // What was collected for rests that are still of use, with other rare heaps, is not enough
      // now.
      int newest = size - 1 - leastTaken;
      for (int rest = Math.max(2, newest - sums.length + 2); rest <= newest; rest++) {
        collectRare(rest);
      }
    }
  }

  private void chooseHelpers() {
    boolean needed = helpers.isEmpty() ? pairs.effort() - effort > TURN * MUCH : size >= helpAt;
    effort = pairs.effort();
    // Helpful heaps are smaller than half of the known ones, and must be smaller than every rest.
    if (needed && size > 2 * (leastTaken + sums.length)) {
      helpers.choose(g, size, split);
      helpAt = size + size / 2;
    }
  }

  private void makeRoom() {
    int length = 2 * own.length;
    own = Arrays.copyOf(own, length);
    for (int i = 0; i < sums.length; i++) {
      sums[i] = Arrays.copyOf(sums[i], length);
    }
    witnesses = Arrays.copyOf(witnesses, length * WITNESSES);
  }

  private int mex(int heap) {
    if (digits.mayTakeAll(heap)) {
      own[0] = heap;
    }
    for (int k : digits.leavingOne()) {
      if (k < heap) {
        own[g[heap - k]] = heap;
      }
    }
    int v = 0;
    if (digits.leavingTwo().length == 1 && heap - leastTaken >= 2) {
      // Most codes split in one way only, and this loop is then half of the work.
      int rest = heap - leastTaken;
      int[] ownNow = own;
      int[] sum = sums[rest & (sums.length - 1)];
      while (ownNow[v] == heap || sum[v] == rest || isFound(v, heap)) {
        v++;
      }
    } else {
      while (own[v] == heap || isCollected(v, heap) || isFound(v, heap)) {
        v++;
      }
    }
    return v;
  }

  private boolean isCollected(int v, int heap) {
    for (int k : digits.leavingTwo()) {
      int rest = heap - k;
      if (rest >= 2 && sums[rest & (sums.length - 1)][v] == rest) {
        return true;
      }
    }
    return false;
  }

  /** Looks for a pair of two heaps of one kind, the cheapest ways first, each for all rests. */
  private boolean isFound(int v, int heap) {
    boolean open = false;
    for (int k : digits.leavingTwo()) {
      int rest = heap - k;
      if (isOpen(v, rest)) {
        open = true;
        long wanted = split.dependsOnRest() == 0 ? -1 : 0x5555_5555_5555_5555L << (rest & 1);
        boolean found =
            helpers.isEmpty() ? pairs.isReady() && pairs.shows(v, rest, wanted) : helps(v, rest);
        if (found) {
          return true;
        }
      }
    }
    return open && (isWitnessed(v, heap) || isFoundAmongFrequent(v, heap) || isFoundAtAll(v, heap));
  }

  /** Whether two heaps of one kind may add up to the value, and have not all been tried. */
  private boolean isOpen(int v, int rest) {
    return rest >= 2
        && split.needsTwoOfAKind(v, rest)
        && 2 * collected[rest & (sums.length - 1)] <= rest;
  }

  /** Collects the sums with further helpful heaps until one has this value. */
  private boolean helps(int v, int rest) {
    int at = rest & (sums.length - 1);
    long[] list = helpers.list(rest);
    int[] sum = sums[at];
    while (helped[at] < list.length) {
      int to = Math.min(list.length, helped[at] + HELPERS);
      collectSome(sum, g, rest, list, helped[at], to);
      helped[at] = to;
      if (sum[v] == rest) {
        return true;
      }
    }
    return false;
  }

  private boolean isWitnessed(int v, int heap) {
    int row = v * WITNESSES;
    for (int k : digits.leavingTwo()) {
      int rest = heap - k;
      for (int j = row; j < row + WITNESSES; j++) {
        int i = witnesses[j];
        if (i > 0 && i < rest && (g[i] ^ g[rest - i]) == v) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isFoundAmongFrequent(int v, int heap) {
    if (pairs.isReady()) {
      for (int k : digits.leavingTwo()) {
        int part = isOpen(v, heap - k) ? pairs.find(v, heap - k, g) : 0;
        if (part > 0) {
          witnesses[v * WITNESSES + heap % WITNESSES] = part;
          return true;
        }
      }
    }
    return false;
  }

  private boolean isFoundAtAll(int v, int heap) {
    int step = 32;
    boolean open = true;
    while (open) {
      open = false;
      for (int k : digits.leavingTwo()) {
        int rest = heap - k;
        if (isOpen(v, rest)) {
          open = true;
          int at = rest & (sums.length - 1);
          int from = collected[at];
          collectPairs(rest, Math.min(rest / 2, from + step));
          if (sums[at][v] == rest) {
            witnesses[v * WITNESSES + heap % WITNESSES] = witness(v, rest, from);
            return true;
          }
        }
      }
      step = Math.min(2 * step, 4096);
    }
    return false;
  }

  private int witness(int v, int rest, int from) {
    int i = from;
    while ((g[i] ^ g[rest - i]) != v) {
      i++;
    }
    return i;
  }

  /** Collects what going through the rare heaps gives, or all if rare heaps are not few. */
  private void collect(int rest) {
    int at = rest & (sums.length - 1);
    collected[at] = 1;
    helped[at] = 0;
    if (FEW * split.size() + SHORT >= rest) {
      collectPairs(rest, rest / 2);
    } else {
      collectRare(rest);
    }
  }

  private void collectRare(int rest) {
    long[] rare = split.rare();
    int count = split.size();
    while (count > 0 && (int) rare[count - 1] >= rest) {
      count--;
    }
    collectSome(sums[rest & (sums.length - 1)], g, rest, rare, 0, count);
  }

  private static void collectSome(int[] sum, char[] g, int rest, long[] heaps, int from, int to) {
    // The mask changes nothing, and tells the compiler that the index is in range.
    int mask = sum.length - 1;
    for (int i = from; i < to; i++) {
      long one = heaps[i];
      sum[(g[rest - (int) one] ^ (int) (one >>> 32)) & mask] = rest;
    }
  }

  private void collectPairs(int rest, int last) {
    int at = rest & (sums.length - 1);
    collectPairs(sums[at], g, rest, collected[at], last);
    collected[at] = last + 1;
  }

  /**
   * The inner loop of games that are not sparse. Written out sixteen times it is too long to be
   * inlined, which is the point: inside its callers the compiler makes code of it that can be three
   * times slower, in one run and not in the next.
   */
  private static void collectPairs(int[] sum, char[] g, int rest, int first, int last) {
    int mask = sum.length - 1;
    int i = first;
    for (int j = rest - i; i + 15 <= last; i += 16, j -= 16) {
      sum[(g[i] ^ g[j]) & mask] = rest;
      sum[(g[i + 1] ^ g[j - 1]) & mask] = rest;
      sum[(g[i + 2] ^ g[j - 2]) & mask] = rest;
      sum[(g[i + 3] ^ g[j - 3]) & mask] = rest;
      sum[(g[i + 4] ^ g[j - 4]) & mask] = rest;
      sum[(g[i + 5] ^ g[j - 5]) & mask] = rest;
      sum[(g[i + 6] ^ g[j - 6]) & mask] = rest;
      sum[(g[i + 7] ^ g[j - 7]) & mask] = rest;
      sum[(g[i + 8] ^ g[j - 8]) & mask] = rest;
      sum[(g[i + 9] ^ g[j - 9]) & mask] = rest;
      sum[(g[i + 10] ^ g[j - 10]) & mask] = rest;
      sum[(g[i + 11] ^ g[j - 11]) & mask] = rest;
      sum[(g[i + 12] ^ g[j - 12]) & mask] = rest;
      sum[(g[i + 13] ^ g[j - 13]) & mask] = rest;
      sum[(g[i + 14] ^ g[j - 14]) & mask] = rest;
      sum[(g[i + 15] ^ g[j - 15]) & mask] = rest;
    }
    for (; i <= last; i++) {
      sum[(g[i] ^ g[rest - i]) & mask] = rest;
    }
  }
}
