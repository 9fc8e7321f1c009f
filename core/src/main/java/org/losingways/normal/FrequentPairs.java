// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

import java.util.Arrays;

/**
 * Shows for 64 consecutive rests at once that a value is the sum of two heaps, with the help of the
 * values that occur most often.
 *
 * <p>If G(p) = a ⊕ v for a small heap p, then v is a value of every rest m for which the heap m − p
 * has the value a. The heaps with the value a are kept as bits, so one shift settles this for 64
 * rests; when a is frequent, few p are enough for all of them. What is not shown this way may still
 * be true: this answers "yes" or "not seen".
 */
final class FrequentPairs {

  /** Enough frequent values: each further one is seldom reached. */
  private static final int FREQUENT = 64;

  /** The small heaps p lie in a range of this length … */
  private static final int POOL = 1 << 13;

  /** … so this many bits of the past are needed. */
  private static final int PAST = 2 * POOL;

  private static final int WORDS = PAST / 64;

  /** After this many shifts a value is left to other means. */
  private static final int PATIENCE = 800;

  private static final int CHUNK = 8;

  /** A new choice of the frequent values after so many heaps. */
  private static final int RENEW = 1 << 12;

  private final int firstSmall;

  /** So many heaps of each value are remembered. */
  private static final int REMEMBERED = 256;

  /** The first heaps of each value, ascending. */
  private int[][] first = new int[0][];

  /** How many heaps are in each list. */
  private int[] firsts = new int[0];

  /** How many of these are small heaps. */
  private int[] smalls = new int[0];

  private boolean ready;

  private int[] frequent = new int[0];

  /** Index in {@link #frequent} plus one, or 0, by value. */
  private byte[] rank = new byte[1];

  /** {@code bits[a][w]} : which heaps of word w modulo WORDS have the a-th frequent value. */
  private long[][] bits = new long[0][];

  private int known;
  private int renewAt;
  private long effort;

  /** Remembered answers: for the block {@code block[slot]}, by value. */
  private final long[][] answers;

  private final int[][] answeredFor;

  /** How many shifts were of use for a value the last time. */
  private int[] useful = new int[0];

  /**
   * @param span how many rests before the newest one may still be asked about
   */
  FrequentPairs(int span) {
    // The heaps m − p of a block of 64 rests must be known when its first rest is.
    firstSmall = 64 + 1;
    int slots = Growth.powerOfTwo(span / 64 + 2);
    answers = new long[slots][0];
    answeredFor = new int[slots][0];
    renewAt = 1024 + span;
  }

  /** Whether enough heaps are known for answers. */
  boolean isReady() {
    return ready;
  }

  /** Takes note of the next heap. */
  void add(char[] g, int heap) {
    known = heap + 1;
    if (heap >= firstSmall) {
      remember(heap, g[heap]);
    }
    if (known >= renewAt) {
      renew(g);
      return;
    }
    if (!isReady()) {
      return;
    }
    int word = (heap >>> 6) & (WORDS - 1);
    if ((heap & 63) == 0) {
      for (long[] row : bits) {
        row[word] = 0;
      }
    }
    int value = g[heap];
    if (value < rank.length && rank[value] != 0) {
      bits[rank[value] - 1][word] |= 1L << heap;
    }
  }

  /**
   * Whether the rest is seen to split into two heaps of this value, knowing the answer for the
   * other rests of its block of 64 if {@code wanted} has their bits.
   */
  boolean shows(int value, int rest, long wanted) {
    int block = rest >>> 6;
    int slot = block & (answers.length - 1);
    if (value >= answers[slot].length) {
      int length = 2 * Integer.highestOneBit(value) + 8;
      answers[slot] = Arrays.copyOf(answers[slot], length);
      answeredFor[slot] = Arrays.copyOf(answeredFor[slot], length);
    }
    if (value >= useful.length) {
      useful = Arrays.copyOf(useful, 2 * Integer.highestOneBit(value) + 8);
    }
    if (answeredFor[slot][value] != block) {
      answeredFor[slot][value] = block;
      answers[slot][value] = compute(value, block << 6, ~wanted);
    }
    return ((answers[slot][value] >>> rest) & 1) != 0;
  }

  private long compute(int value, int firstRest, long unwanted) {
    long found = unwanted;
    int allowed = Math.min(PATIENCE, 64 + 2 * useful[value]);
    int used = 0;
    int lastUse = 0;
    for (int a = 0; a < frequent.length && used < allowed && found != -1; a++) {
      int b = frequent[a] ^ value;
      if (b >= first.length) {
        continue;
      }
      long[] row = bits[a];
      int[] list = first[b];
      int end = Math.min(smalls[b], allowed - used);
      for (int i = 0; i < end && found != -1; i += CHUNK) {
        // Whether a shift was of use is hard to foretell, so it is asked for some of them together.
        long now = found;
        int to = Math.min(end, i + CHUNK);
        for (int j = i; j < to; j++) {
          int from = firstRest - list[j];
          int word = from >>> 6;
          now |= row[word & (WORDS - 1)] >>> from;
          now |= row[(word + 1) & (WORDS - 1)] << 1 << ~from;
        }
        used += to - i;
        effort += to - i;
        lastUse = now == found ? lastUse : used;
        found = now;
      }
    }
    useful[value] = lastUse;
    return found & ~unwanted;
  }

  /**
   * Looks for a pair of this value for one rest, further than {@link #shows} does: a part of the
   * pair, or 0 if none is seen.
   */
  int find(int value, int rest, char[] g) {
    for (int round = 0; round < REMEMBERED; round += CHUNK) {
      for (int a : frequent) {
        int b = a ^ value;
        if (b >= first.length) {
          continue;
        }
        int[] list = first[b];
        int end = Math.min(firsts[b], round + CHUNK);
        for (int i = round; i < end && list[i] < rest; i++) {
          effort++;
          if (g[rest - list[i]] == a) {
            return list[i];
          }
        }
      }
    }
    return 0;
  }

  /** How many steps all answers took so far. */
  long effort() {
    return effort;
  }

  private void remember(int heap, int value) {
    if (value >= first.length) {
      int length = 2 * Integer.highestOneBit(value) + 8;
      int had = first.length;
      first = Arrays.copyOf(first, length);
      firsts = Arrays.copyOf(firsts, length);
      smalls = Arrays.copyOf(smalls, length);
      Arrays.fill(first, had, length, new int[0]);
    }
    int count = firsts[value];
    if (count < REMEMBERED) {
      if (count == first[value].length) {
        first[value] = Arrays.copyOf(first[value], Math.max(4, 2 * count));
      }
      first[value][count] = heap;
      firsts[value]++;
      if (heap < firstSmall + POOL) {
        smalls[value]++;
      }
    }
  }

  private void renew(char[] g) {
    renewAt = known + Math.min(RENEW, known / 4);
    ready = true;
    // Words are reused in turn: the oldest one still whole is the one after the newest.
    int from = Math.max(1, ((known - 1) >>> 6 << 6) - PAST + 64);
    int[] count = new int[1 << 16];
    for (int h = from; h < known; h++) {
      count[g[h]]++;
    }
    int most = 0;
    int[] best = new int[FREQUENT];
    for (int v = 0; v < count.length; v++) {
      if (count[v] == 0) {
        continue;
      }
      int at = most < FREQUENT ? most++ : FREQUENT;
      while (at > 0 && count[best[at - 1]] < count[v]) {
        if (at < FREQUENT) {
          best[at] = best[at - 1];
        }
        at--;
      }
      if (at < FREQUENT) {
        best[at] = v;
      }
    }
    frequent = Arrays.copyOf(best, most);
    rank = new byte[Arrays.stream(frequent).max().orElse(0) + 1];
    bits = new long[most][WORDS];
    for (int a = 0; a < most; a++) {
      rank[frequent[a]] = (byte) (a + 1);
    }
    for (int h = from; h < known; h++) {
      if (g[h] < rank.length && rank[g[h]] != 0) {
        bits[rank[g[h]] - 1][(h >>> 6) & (WORDS - 1)] |= 1L << h;
      }
    }
  }
}
