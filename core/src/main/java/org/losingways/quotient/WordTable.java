// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;

/**
 * Outcomes of all small words, computed one after another: letters that are free have exponents
 * whose weights are at most {@code size} together; of others the exponents wrap from the cap back
 * by two. If Left and Right have different moves there is an outcome for each of them.
 *
 * <p>Nothing here is proved: that words are worth what they stand for and that exponents wrap is
 * guessed.
 */
public final class WordTable {

  /** What exponents wrap by. */
  public static final int PERIOD = 2;

  /** More bits than these are not kept. */
  private static final double MOST_BITS = 8e8;

  /** More words than these are not kept. */
  private static final long MOST_WORDS = 10_000_000;

  /** For each side the words that each letter can be moved to. */
  private final List<List<List<int[]>>> sides;

  private final int[] caps;
  private final int[] weights;
  private final int size;
  private final int[] strides;
  private final long[][] lost;
  private final IntArrayList indices = new IntArrayList();

  /** The exponents of all words, one word after another. */
  private final byte[] words;

  private WordTable(List<List<List<int[]>>> sides, int[] caps, int size, int entries) {
    this.sides = sides;
    this.caps = caps.clone();
    this.size = size;
    this.weights = weights(together(sides), caps);
    this.strides = new int[caps.length];
    int bits = 1;
    for (int x = 0; x < caps.length; x++) {
      strides[x] = bits;
      bits *= length(x);
    }
    this.lost = new long[sides.size()][bits / Long.SIZE + 1];
    this.words = new byte[entries * caps.length];
    fill(caps.length - 1, 0, new int[caps.length], size);
  }

  /**
   * All outcomes, unless there are too many.
   *
   * @param options for each letter the words it can be moved to, of smaller letters
   * @param caps for each letter the largest exponent, or −1 if it is free
   * @param size the largest total weight
   */
  public static Optional<WordTable> of(List<List<int[]>> options, int[] caps, int size) {
    return ofSides(List.of(options), caps, size);
  }

  /**
   * The same if Left and Right have options of their own.
   *
   * @param sides the options of both players, if they have the same, or Left's and Right's
   */
  public static Optional<WordTable> ofSides(List<List<List<int[]>>> sides, int[] caps, int size) {
    long entries = entries(together(sides), caps, size, MOST_WORDS);
    return entries == MOST_WORDS || entries * caps.length > MOST_BITS
        ? Optional.empty()
        : Optional.of(new WordTable(sides, caps, size, (int) entries));
  }

  /** For each letter what any player can move it to. */
  public static List<List<int[]>> together(List<List<List<int[]>>> sides) {
    return IntStream.range(0, sides.get(0).size())
        .mapToObj(x -> sides.stream().flatMap(side -> side.get(x).stream()).toList())
        .toList();
  }

  /** Whether a letter is a heap like *1, of which two are worth nothing. */
  public static boolean isStar(List<int[]> options) {
    return options.stream().allMatch(o -> Arrays.stream(o).allMatch(e -> e == 0));
  }

  /** Weights that no move makes larger; 0 for what never comes to a free letter. */
  public static int[] weights(List<List<int[]>> options, int[] caps) {
    int[] weights = new int[caps.length];
    for (int x = 0; x < weights.length; x++) {
      weights[x] = caps[x] < 0 ? 1 : 0;
      for (int[] option : options.get(x)) {
        int weight = 0;
        for (int y = 0; y < x; y++) {
          weight += weights[y] * option[y];
        }
        weights[x] = Math.max(weights[x], weight);
      }
    }
    return weights;
  }

  /** How many words a table would have, at most {@code limit}; as many if it cannot be kept. */
  public static long entries(List<List<int[]>> options, int[] caps, int size, long limit) {
    int[] weights = weights(options, caps);
    double bits = 1;
    for (int x = 0; x < caps.length; x++) {
      bits *= caps[x] < 0 ? size / weights[x] + 1 : caps[x] + 1;
    }
    return bits > MOST_BITS ? limit : words(weights, caps, size, limit);
  }

  /** How many words have at most a total weight, at most {@code limit}. */
  public static long words(int[] weights, int[] caps, int size, long limit) {
    long[] ways = new long[size + 1];
    ways[0] = 1;
    for (int x = 0; x < caps.length; x++) {
      long[] next = new long[size + 1];
      for (int used = 0; used <= size; used++) {
        int most = caps[x] < 0 ? size : caps[x];
        for (int e = 0; e <= most && used + e * weights[x] <= size; e++) {
          next[used + e * weights[x]] = Math.min(limit, next[used + e * weights[x]] + ways[used]);
        }
      }
      ways = next;
    }
    long total = 0;
    for (long some : ways) {
      total = Math.min(limit, total + some);
    }
    return total;
  }

  private int length(int x) {
    return caps[x] < 0 ? size / weights[x] + 1 : caps[x] + 1;
  }

  private void fill(int x, int index, int[] word, int left) {
    if (x < 0) {
      // A look at the budget takes longer than a word.
      if ((indices.size() & 255) == 0) {
        Budget.tick();
      }
      int at = indices.size() * word.length;
      indices.add(index);
      for (int e : word) {
        words[at++] = (byte) e;
      }
      for (int side = 0; side < lost.length; side++) {
        if (isLostByMoves(side, index, word)) {
          lost[side][index >> 6] |= 1L << index;
        }
      }
      return;
    }
    int most = caps[x] < 0 ? size : caps[x];
    for (int e = 0; e <= most && e * weights[x] <= left; e++) {
      word[x] = e;
      fill(x - 1, index + e * strides[x], word, left - e * weights[x]);
    }
    word[x] = 0;
  }

  private boolean isLostByMoves(int side, int index, int[] word) {
    List<List<int[]>> options = sides.get(side);
    int other = (side + 1) % lost.length;
    boolean hasMove = false;
    for (int x = 0; x < word.length; x++) {
      if (word[x] == 0) {
        continue;
      }
      for (int[] option : options.get(x)) {
        hasMove = true;
        int next = index - strides[x];
        for (int y = 0; y < x; y++) {
          if (option[y] > 0) {
            int after = word[y] + option[y];
            while (caps[y] >= 0 && after > caps[y]) {
              after -= PERIOD;
            }
            next += (after - word[y]) * strides[y];
          }
        }
        if (isLost(other, next)) {
          return false;
        }
      }
    }
    return hasMove;
  }

  private boolean isLost(int side, int index) {
    return (lost[side][index >> 6] >> index & 1) != 0;
  }

  private int losersAt(int index) {
    int losers = 0;
    for (int side = 0; side < lost.length; side++) {
      losers |= isLost(side, index) ? 1 << side : 0;
    }
    return losers;
  }

  /** The number of words. */
  public int words() {
    return indices.size();
  }

  /** Whether a word is lost, if both players have the same moves. */
  public boolean isLostWord(int number) {
    return isLost(0, indices.getInt(number));
  }

  /** The set of the sides that lose a word when they begin: bit 0 for the first, bit 1. */
  public int losers(int number) {
    return losersAt(indices.getInt(number));
  }

  /** The same of a word that is given by its exponents; −1 if the table does not have it. */
  public int losers(int[] word) {
    int index = 0;
    int left = size;
    for (int x = 0; x < word.length; x++) {
      left -= word[x] * weights[x];
      if (word[x] >= length(x)) {
        return -1;
      }
      index += word[x] * strides[x];
    }
    return left < 0 ? -1 : losersAt(index);
  }

  /** The exponents of a word. */
  public void word(int number, int[] word) {
    int from = number * word.length;
    for (int x = 0; x < word.length; x++) {
      word[x] = words[from + x];
    }
  }

  /** The largest exponent that a letter has. */
  public int longest(int x) {
    return length(x) - 1;
  }

  /** The least cap of a letter that makes no difference as far as can be seen, if there is one. */
  public OptionalInt leastCap(int x) {
    int least = PERIOD - 1;
    for (int i = 0; i < indices.size(); i++) {
      int e = words[i * caps.length + x];
      if (e > least && losers(i) != losersAt(indices.getInt(i) - PERIOD * strides[x])) {
        least = e;
      }
    }
    return least + 1 < longest(x) ? OptionalInt.of(least) : OptionalInt.empty();
  }
}
