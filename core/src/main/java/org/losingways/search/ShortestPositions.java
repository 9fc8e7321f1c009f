// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Arrays;
import java.util.function.IntToLongFunction;
import org.losingways.budget.Budget;

/**
 * The elements that positions reach, in the order of their shortest positions.
 *
 * <p>Positions are measured by their length, the number of moves of the longest play, which is
 * additive over heaps and goes down with every move, whoever makes it. So each option of the
 * position that stands for an element has a value met before. Elements are known by places, small
 * numbers; whoever searches says where a heap leads, and may number elements as they are met.
 *
 * <p>Cost: places × letters; Dijkstra's algorithm with Dial's queue, since no edge is longer than
 * the longest letter.
 */
public final class ShortestPositions {

  /** Where the letters lead. */
  public interface Steps {

    /**
     * Finds the place where each letter leads, {@link #OUTSIDE} if it is not to be followed, or
     * {@link #TOO_MANY} if there are too many places altogether.
     *
     * @param longest letters longer than this are not followed, wherever they lead
     * @param to takes them, all at once: that is the innermost loop of the search
     */
    void from(int place, int longest, int[] to);
  }

  public static final int OUTSIDE = -1;
  public static final int TOO_MANY = -2;

  private final int[] letters;
  private final int[] weights;
  private final int longest;
  private final Steps steps;
  private int[] length;

  /** The shortest position: a shorter one and a letter. */
  private int[] parent;

  private int[] last;
  private final IntArrayList order = new IntArrayList();
  private boolean isComplete = true;

  /** The places that positions of the next lengths lead to, {@code at} being the next one. */
  private final IntArrayList[] ring;

  private int at;

  /** How many of the places of the next length are settled, if the budget stopped among them. */
  private int settled;

  private int waiting = 1;

  /** Where the letters lead from the place at hand. */
  private final int[] to;

  /**
   * A search for them, which has found none yet.
   *
   * @param letters the heaps that words are made of
   * @param lengths the length of each heap
   * @param longest longer positions are not looked at
   * @param places about how many places there will be; place 0 is that of the empty position
   */
  public ShortestPositions(int[] letters, int[] lengths, int longest, int places, Steps steps) {
    this.letters = letters;
    this.longest = longest;
    this.steps = steps;
    this.length = new int[Math.max(1, places)];
    this.parent = new int[length.length];
    this.last = new int[length.length];
    Arrays.fill(length, Integer.MAX_VALUE);
    this.weights = new int[letters.length];
    this.to = new int[letters.length];
    int step = 0;
    for (int i = 0; i < weights.length; i++) {
      weights[i] = lengths[letters[i]];
      step = Math.max(step, weights[i]);
    }
    this.ring = new IntArrayList[step + 1];
    for (int i = 0; i <= step; i++) {
      ring[i] = new IntArrayList();
    }
    length[0] = 0;
    parent[0] = -1;
    ring[0].add(0);
  }

  /**
   * Finds those whose shortest positions are no longer than this, beside those found before. If the
   * budget stops it, a later call goes on.
   */
  public void find(int far, Budget budget) {
    while (waiting > 0 && at <= far && isComplete) {
      isComplete = settle(budget);
      at++;
    }
  }

  /** Finds all. */
  public void findAll(Budget budget) {
    find(Integer.MAX_VALUE, budget);
  }

  /** Settles the places of positions of the next length; false if there are too many. */
  private boolean settle(Budget budget) {
    IntArrayList bucket = ring[at % ring.length];
    for (; settled < bucket.size(); settled++) {
      int x = bucket.getInt(settled);
      // A place waits once for each length that was found, and was settled with the least.
      if (length[x] < at) {
        continue;
      }
      if ((order.size() & 255) == 255) {
        budget.check();
      }
      order.add(x);
      steps.from(x, longest - at, to);
      for (int i = 0; i < weights.length; i++) {
        int longer = at + weights[i];
        int y = longer > longest ? OUTSIDE : to[i];
        if (y < 0) {
          if (y == TOO_MANY) {
            return false;
          }
          continue;
        }
        if (y >= length.length) {
          grow(y);
        }
        if (longer < length[y]) {
          length[y] = longer;
          parent[y] = x;
          last[y] = i;
          ring[longer % ring.length].add(y);
          waiting++;
        }
      }
    }
    settled = 0;
    waiting -= bucket.size();
    bucket.clear();
    return true;
  }

  private void grow(int place) {
    int before = length.length;
    int size = Math.max(place + 1, before + before / 2);
    length = Arrays.copyOf(length, size);
    Arrays.fill(length, before, size, Integer.MAX_VALUE);
    parent = Arrays.copyOf(parent, size);
    last = Arrays.copyOf(last, size);
  }

  /** For each distinct heap value but the identity the shortest heap that has it, ascending. */
  public static int[] letters(int heaps, int[] lengths, IntToLongFunction value) {
    Long2IntOpenHashMap shortest = new Long2IntOpenHashMap();
    shortest.defaultReturnValue(-1);
    for (int h = 1; h <= heaps; h++) {
      long x = value.applyAsLong(h);
      if (x != 0) {
        int known = shortest.get(x);
        if (known < 0 || lengths[h] < lengths[known]) {
          shortest.put(x, h);
        }
      }
    }
    int[] found = shortest.values().toIntArray();
    Arrays.sort(found);
    return found;
  }

  /** Whether there were not too many places. */
  public boolean isComplete() {
    return isComplete;
  }

  /** The places found so far, in the order of length. */
  public IntArrayList order() {
    return order;
  }

  /** The length of the shortest position of the element at a place. */
  public int length(int place) {
    return length[place];
  }

  /** The shortest position without one of its heaps; −1 for the empty position. */
  public int before(int place) {
    return parent[place];
  }

  /** The index of the letter that is missing there. */
  public int last(int place) {
    return last[place];
  }

  /** The position that stands for the element at a place: a shortest one. */
  public int[] word(int place) {
    IntArrayList word = new IntArrayList();
    for (int x = place; x != 0; x = parent[x]) {
      word.add(letters[last[x]]);
    }
    int[] heaps = word.toIntArray();
    Arrays.sort(heaps);
    return heaps;
  }
}
