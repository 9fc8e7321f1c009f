// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;
import org.losingways.game.TakeAndBreak;

/**
 * Nim-values of any take-and-break code, also with digits 8–F and with a tail that repeats, by sets
 * of values.
 *
 * <p>For each rest m, the values of m beans in one, two and three heaps are computed once, as sets
 * of bits. The three-heap set of m is the union of G(i) ⊕ (two-heap set of m − i). For a repeating
 * tail of length L, the moves of heap n that take from the tail leave the same rests as those of
 * heap n − L and a few more, so one set for each n modulo L, which only grows, is enough; its first
 * gap moves up only, so Nim costs no more for each heap than one step.
 *
 * <p>Cost for heap n: n steps, times the length of a set in words if a digit leaves three heaps.
 * Memory: one set a heap, if a digit leaves three heaps.
 */
final class ValueSets implements ValueList.Next {

  private final TakeAndBreak code;
  private final int maxParts;

  /** Digits up to here are looked at one by one; the tail begins after it. */
  private final int head;

  private final int tailLength;

  /** The values of the heaps before the one at hand. */
  private int[] g = new int[0];

  /**
   * {@code twos[m % length]}: the values of m beans in two heaps. All are kept when three heaps are
   * possible, else only those that the digits reach.
   */
  private long[][] twos;

  /** {@code threes[m % length]}: the values of m beans in three heaps. */
  private final long[][] threes;

  /** Values of the options of heaps n = r modulo the tail's length that the tail gives. */
  private final long[][] tailSets;

  /** Every word of {@code tailSets[r]} before this one is full. */
  private final int[] tailFull;

  ValueSets(TakeAndBreak code) {
    this.code = code;
    maxParts = code.maxParts();
    tailLength = code.tailLength();
    head = code.length() - tailLength;
    twos = new long[head + 2][];
    threes = new long[head + 2][];
    tailSets = new long[tailLength][1];
    tailFull = new int[tailLength];
  }

  @Override
  public int value(int[] known, int heap) {
    g = known;
    // Splitting without taking: the parts are smaller, so their sum's values are known already.
    computeSplits(heap);
    long[] options = optionsFromHead(heap);
    if (tailLength == 0) {
      return ValueBits.firstGap(options);
    }
    enterTail(heap);
    return mex(options, heap);
  }

  private void computeSplits(int m) {
    if (maxParts >= 2) {
      if (maxParts == 3 && m >= twos.length) {
        twos = Arrays.copyOf(twos, Growth.length(twos.length, m + 1));
      }
      twos[m % twos.length] = twoHeaps(m);
    }
    if (maxParts == 3) {
      long[] three = new long[0];
      // The least part is at most a third of the whole.
      for (int i = 1; 3 * i <= m; i++) {
        three = ValueBits.withShifted(three, twos[m - i], g[i]);
      }
      threes[m % threes.length] = three;
    }
  }

  private long[] twoHeaps(int m) {
    long[] two = new long[0];
    for (int i = 1; 2 * i <= m; i++) {
      two = ValueBits.with(two, g[i] ^ g[m - i]);
    }
    return two;
  }

  private long[] optionsFromHead(int heap) {
    long[] options = new long[1];
    for (int k = 0; k <= Math.min(head, heap); k++) {
      options = addRest(options, code.digit(k), heap - k);
    }
    // Taking everything with a digit of the tail is the only move whose rest is empty.
    if (tailLength > 0 && heap > head && (code.digit(heap) & 1) != 0) {
      options = ValueBits.with(options, 0);
    }
    return options;
  }

  private long[] addRest(long[] options, int digit, int rest) {
    if (rest == 0) {
      return (digit & 1) != 0 ? ValueBits.with(options, 0) : options;
    }
    return addParts(options, digit, rest);
  }

  private long[] addParts(long[] options, int digit, int rest) {
    long[] result = options;
    if ((digit & 2) != 0) {
      result = ValueBits.with(result, g[rest]);
    }
    if ((digit & 4) != 0) {
      result = ValueBits.withShifted(result, twos[rest % twos.length], 0);
    }
    if ((digit & 8) != 0) {
      result = ValueBits.withShifted(result, threes[rest % threes.length], 0);
    }
    return result;
  }

  /** The rest that the first digit of the tail leaves of this heap enters the sets of the tail. */
  private void enterTail(int heap) {
    int rest = heap - head - 1;
    if (rest <= 0) {
      return;
    }
    for (int j = 0; j < tailLength; j++) {
      int digit = code.digit(head + 1 + j);
      int residue = (heap + j) % tailLength;
      tailSets[residue] = addParts(tailSets[residue], digit, rest);
    }
  }

  private int mex(long[] options, int heap) {
    int residue = heap % tailLength;
    long[] fromTail = tailSets[residue];
    int word = tailFull[residue];
    while (word < fromTail.length && fromTail[word] == -1) {
      word++;
    }
    tailFull[residue] = word;
    while (true) {
      long both =
          (word < fromTail.length ? fromTail[word] : 0)
              | (word < options.length ? options[word] : 0);
      if (both != -1) {
        return 64 * word + Long.numberOfTrailingZeros(~both);
      }
      word++;
    }
  }
}
