// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;

/**
 * The values of a frame in the order of their shortest positions.
 *
 * <p>Positions are measured by their length, the number of moves of the longest play, which is
 * additive over heaps and goes down with every move, whoever makes it. So each option of the
 * position that stands for a value has a value met before. With a counting frame the walk ends at a
 * given length; everything met is then as in the whole.
 */
final class Walk {

  private final Frame frame;
  private final int[] lengths;

  /** For each different heap value but the identity, the shortest heap that has it. */
  private final int[] letters;

  /** The values of the options of letters, as far as they were asked for. */
  private final long[][][] options;

  private final LongArrayList values = new LongArrayList();
  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final IntArrayList length = new IntArrayList();
  private final IntArrayList parent = new IntArrayList();
  private final IntArrayList last = new IntArrayList();

  /** The places in the order of length. */
  private final IntArrayList order = new IntArrayList();

  Walk(Frame frame, int[] lengths, int longest, Budget budget) {
    this.frame = frame;
    this.lengths = lengths;
    this.letters = letters(frame, lengths);
    this.options = new long[2][frame.heaps() + 1][];
    place.defaultReturnValue(-1);
    IntOpenHashSet done = new IntOpenHashSet();
    List<IntArrayList> buckets = new ArrayList<>();
    meet(0, 0, -1, -1, buckets);
    for (int at = 0; at < buckets.size(); at++) {
      IntArrayList bucket = buckets.get(at);
      if (bucket == null) {
        continue;
      }
      for (int j = 0; j < bucket.size(); j++) {
        int x = bucket.getInt(j);
        if (length.getInt(x) != at || !done.add(x)) {
          continue;
        }
        order.add(x);
        if ((order.size() & 255) == 0) {
          budget.check();
        }
        for (int i = 0; i < letters.length; i++) {
          int longer = at + lengths[letters[i]];
          if (longer <= longest) {
            long y = frame.times(values.getLong(x), frame.value(letters[i]));
            meet(y, longer, x, i, buckets);
          }
        }
      }
      buckets.set(at, null);
    }
  }

  private void meet(long value, int at, int from, int letter, List<IntArrayList> buckets) {
    int x = place.get(value);
    if (x < 0) {
      x = values.size();
      place.put(value, x);
      values.add(value);
      length.add(at);
      parent.add(from);
      last.add(letter);
    } else if (at < length.getInt(x)) {
      length.set(x, at);
      parent.set(x, from);
      last.set(x, letter);
    } else {
      return;
    }
    while (buckets.size() <= at) {
      buckets.add(null);
    }
    if (buckets.get(at) == null) {
      buckets.set(at, new IntArrayList());
    }
    buckets.get(at).add(x);
  }

  private static int[] letters(Frame frame, int[] lengths) {
    Long2IntOpenHashMap shortest = new Long2IntOpenHashMap();
    shortest.defaultReturnValue(-1);
    for (int h = 1; h <= frame.heaps(); h++) {
      long value = frame.value(h);
      if (value != 0) {
        int known = shortest.get(value);
        if (known < 0 || lengths[h] < lengths[known]) {
          shortest.put(value, h);
        }
      }
    }
    int[] found = shortest.values().toIntArray();
    Arrays.sort(found);
    return found;
  }

  Frame frame() {
    return frame;
  }

  /** The different values of the options of a heap; to be read, not written. */
  long[] options(PartizanRuleset rules, int heap, Player player) {
    long[][] known = options[player.index()];
    if (known[heap] == null) {
      known[heap] = frame.options(rules.of(player), heap);
    }
    return known[heap];
  }

  /** The heaps that words are made of. */
  int[] letters() {
    return letters;
  }

  int size() {
    return order.size();
  }

  /** The i-th value in the order of length. */
  long value(int i) {
    return values.getLong(order.getInt(i));
  }

  /** A number for a value that was met, −1 for others. */
  int place(long value) {
    return place.get(value);
  }

  /** The value at a place. */
  long valueAt(int x) {
    return values.getLong(x);
  }

  /** The place of the i-th value. */
  int placeAt(int i) {
    return order.getInt(i);
  }

  /** The length of the shortest position with the value at this place. */
  int length(int x) {
    return length.getInt(x);
  }

  int parent(int x) {
    return parent.getInt(x);
  }

  /** The index of the last letter of the word at a place. */
  int last(int x) {
    return last.getInt(x);
  }

  /** The position that stands for the value at a place: a shortest one. */
  int[] word(int x) {
    IntArrayList heaps = new IntArrayList();
    for (int y = x; parent.getInt(y) >= 0; y = parent.getInt(y)) {
      heaps.add(letters[last.getInt(y)]);
    }
    int[] word = heaps.toIntArray();
    Arrays.sort(word);
    return word;
  }

  static int length(int[] position, int[] lengths) {
    int sum = 0;
    for (int h : position) {
      sum += lengths[h];
    }
    return sum;
  }

  int[] lengths() {
    return lengths;
  }
}
