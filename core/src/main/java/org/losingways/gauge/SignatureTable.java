// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.quotient.WordTable;

/**
 * The outcomes of all words up to some weight, one row of bits for each vector of exponents of the
 * free generators. Unlike {@link WordTable} it keeps nothing but outcomes, so it has room for ten
 * times as many words.
 *
 * <p>The <i>signature</i> of a vector n is the set of words of the other generators with which it
 * is lost, for each side. Cost: one look at each move of each word.
 */
final class SignatureTable {

  private static final long MOST_CELLS = 1L << 26;
  private static final int MOST_FINITE = 1 << 17;
  private static final int MOST_SIZE = 120;

  private final int[] free;
  private final int[] weights;
  private final int size;

  /** The row of each vector of free exponents, by its place in a box; −1 if it is too heavy. */
  private final int[] rows;

  private final int[] boxStrides;
  private final List<int[]> vectors = new ArrayList<>();

  /** How many words of the other generators there are, and how heavy the heaviest is. */
  private final int finite;

  private final int heaviest;
  private final int[] finiteStrides;
  private final int[] caps;

  /** For each side the moves: the letter, what is added to the box, the finite word afterwards. */
  private final List<List<Move>> moves = new ArrayList<>();

  private final int longs;
  private final long[][] lost;
  private long visited;

  /** A move from a letter: what it adds to the place in the box, and finite words afterwards. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Move(int freeLetter, int box, int[] after) {}

  private SignatureTable(List<List<List<int[]>>> sides, int[] caps, int size) {
    this.caps = caps;
    this.size = size;
    this.weights = WordTable.weights(WordTable.together(sides), caps);
    this.free = free(caps);
    this.boxStrides = new int[caps.length];
    int cells = 1;
    for (int x : free) {
      boxStrides[x] = cells;
      cells *= size / weights[x] + 1;
    }
    this.rows = new int[cells];
    Arrays.fill(rows, -1);
    this.finiteStrides = new int[caps.length];
    int count = 1;
    int most = 0;
    for (int x = 0; x < caps.length; x++) {
      if (caps[x] >= 0) {
        finiteStrides[x] = count;
        count *= caps[x] + 1;
        most += caps[x] * weights[x];
      }
    }
    this.finite = count;
    this.heaviest = most;
    numberRows(0, 0, new int[free.length], size);
    this.longs = (finite + Long.SIZE - 1) / Long.SIZE;
    this.lost = new long[sides.size()][vectors.size() * longs];
    sides.forEach(options -> moves.add(moves(options)));
    fill(caps.length - 1, 0, 0, new int[caps.length], size);
  }

  /**
   * The outcomes of all words up to some weight, if two generators are free and the others have few
   * enough words.
   *
   * @param sides for each side the words that each generator can be moved to
   * @param caps for each generator from which exponent on powers wrap by two, or −1 if it is free
   * @param entries how many words may be looked at
   */
  static Optional<SignatureTable> of(List<List<List<int[]>>> sides, int[] caps, long entries) {
    int size = size(sides, caps, entries);
    return size == 0 || free(caps).length < 2
        ? Optional.empty()
        : Optional.of(new SignatureTable(sides, caps, size));
  }

  /** The set of the sides that lose a word when they begin; −1 if it is too heavy to be known. */
  int losers(int[] word) {
    int left = size;
    int box = 0;
    int f = 0;
    for (int x = 0; x < caps.length; x++) {
      int e = word[x];
      while (caps[x] >= 0 && e > caps[x]) {
        e -= WordTable.PERIOD;
      }
      left -= e * weights[x];
      box += e * boxStrides[x];
      f += e * finiteStrides[x];
    }
    return left < 0 ? -1 : losers(rows[box], f);
  }

  private int losers(int row, int f) {
    int losers = 0;
    for (int side = 0; side < lost.length; side++) {
      losers |= (lost[side][row * longs + (f >> 6)] >> f & 1) != 0 ? 1 << side : 0;
    }
    return losers;
  }

  /** Adds some words from all over the table to a sample. */
  void addSome(WordSample sample, int count) {
    Random random = new Random(1);
    int[] word = new int[caps.length];
    for (int i = 0; i < count; i++) {
      int row = random.nextInt(vectors.size());
      for (int j = 0; j < free.length; j++) {
        word[free[j]] = vectors.get(row)[j];
      }
      int f = random.nextInt(finite);
      for (int x = 0; x < caps.length; x++) {
        if (caps[x] >= 0) {
          word[x] = f / finiteStrides[x] % (caps[x] + 1);
        }
      }
      int losers = losers(word);
      if (losers >= 0) {
        sample.add(word, losers);
      }
    }
  }

  private static int[] free(int[] caps) {
    return IntStream.range(0, caps.length).filter(x -> caps[x] < 0).toArray();
  }

  /** The largest weight that leaves no more than so many words; 0 if there is none. */
  private static int size(List<List<List<int[]>>> sides, int[] caps, long entries) {
    List<List<int[]>> options = WordTable.together(sides);
    int[] weights = WordTable.weights(options, caps);
    long finite = 1;
    for (int cap : caps) {
      finite = Math.min(finite * Math.max(1, cap + 1), MOST_FINITE + 1L);
    }
    if (finite > MOST_FINITE) {
      return 0;
    }
    int size = 0;
    while (size < MOST_SIZE) {
      double cells = 1;
      for (int x : free(caps)) {
        cells *= (size + 1) / weights[x] + 1;
      }
      if (cells > MOST_CELLS || WordTable.words(weights, caps, size + 1, entries) >= entries) {
        break;
      }
      size++;
    }
    return size;
  }

  private void numberRows(int i, int box, int[] vector, int left) {
    if (i == free.length) {
      rows[box] = vectors.size();
      vectors.add(vector.clone());
      return;
    }
    int x = free[i];
    for (int e = 0; e * weights[x] <= left; e++) {
      vector[i] = e;
      numberRows(i + 1, box + e * boxStrides[x], vector, left - e * weights[x]);
    }
    vector[i] = 0;
  }

  private List<Move> moves(List<List<int[]>> options) {
    List<Move> found = new ArrayList<>();
    for (int x = 0; x < caps.length; x++) {
      for (int[] option : options.get(x)) {
        int box = -boxStrides[x];
        for (int y = 0; y < x; y++) {
          box += option[y] * boxStrides[y];
        }
        int[] after = new int[finite];
        for (int f = 0; f < finite; f++) {
          after[f] = after(f, x, option);
        }
        found.add(new Move(caps[x] < 0 ? x : -1, box, after));
      }
    }
    return found;
  }

  /** The finite word after a move; −1 if the generator is not there. */
  private int after(int f, int x, int[] option) {
    int next = f;
    if (caps[x] >= 0) {
      if (f / finiteStrides[x] % (caps[x] + 1) == 0) {
        return -1;
      }
      next -= finiteStrides[x];
    }
    for (int y = 0; y < x; y++) {
      if (caps[y] >= 0 && option[y] > 0) {
        int now = f / finiteStrides[y] % (caps[y] + 1);
        int then = now + option[y];
        while (then > caps[y]) {
          then -= WordTable.PERIOD;
        }
        next += (then - now) * finiteStrides[y];
      }
    }
    return next;
  }

  /** Letter by letter, the last one slowest: moves lead to words that were there before. */
  private void fill(int x, int box, int f, int[] word, int left) {
    if (x < 0) {
      if ((visited++ & 1023) == 0) {
        Budget.tick();
      }
      int row = rows[box];
      for (int side = 0; side < lost.length; side++) {
        if (isLostByMoves(side, box, f, word)) {
          lost[side][row * longs + (f >> 6)] |= 1L << f;
        }
      }
      return;
    }
    int most = caps[x] < 0 ? size : caps[x];
    for (int e = 0; e <= most && e * weights[x] <= left; e++) {
      word[x] = e;
      fill(x - 1, box + e * boxStrides[x], f + e * finiteStrides[x], word, left - e * weights[x]);
    }
    word[x] = 0;
  }

  private boolean isLostByMoves(int side, int box, int f, int[] word) {
    long[] ofOther = lost[(side + 1) % lost.length];
    boolean hasMove = false;
    for (Move move : moves.get(side)) {
      int next = move.after[f];
      if (next < 0 || (move.freeLetter >= 0 && word[move.freeLetter] == 0)) {
        continue;
      }
      hasMove = true;
      if ((ofOther[rows[box + move.box] * longs + (next >> 6)] >> next & 1) != 0) {
        return false;
      }
    }
    return hasMove;
  }

  private int weight(int[] vector) {
    int weight = 0;
    for (int i = 0; i < free.length; i++) {
      weight += vector[i] * weights[free[i]];
    }
    return weight;
  }

  private int place(int[] vector) {
    int box = 0;
    for (int i = 0; i < free.length; i++) {
      box += vector[i] * boxStrides[free[i]];
    }
    return box;
  }

  /** The signatures of all vectors beside which every finite word is in the table; −1 of others. */
  int[] signatures() {
    Map<IntList, Integer> seen = new HashMap<>();
    int[] signatures = new int[vectors.size()];
    for (int r = 0; r < signatures.length; r++) {
      signatures[r] = -1;
      if (weight(vectors.get(r)) + heaviest <= size) {
        int[] bits = new int[2 * longs * lost.length];
        int i = 0;
        for (long[] ofSide : lost) {
          for (int w = 0; w < longs; w++) {
            bits[i++] = (int) ofSide[r * longs + w];
            bits[i++] = (int) (ofSide[r * longs + w] >>> Integer.SIZE);
          }
        }
        signatures[r] = seen.computeIfAbsent(IntArrayList.wrap(bits), k -> seen.size());
      }
    }
    return signatures;
  }

  /** The numbers of the free generators. */
  IntList freeGenerators() {
    return IntList.of(free);
  }

  /** The exponents of the free generators, one vector for each row. */
  List<int[]> vectors() {
    return vectors;
  }

  /** The row of a vector; −1 if not every finite word is known beside it. */
  int row(int[] vector) {
    return weight(vector) + heaviest <= size ? rows[place(vector)] : -1;
  }
}
