// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.search.Budget;
import org.losingways.search.ShortestPositions;

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

  /** For each different heap value but the identity, the shortest heap that has it. */
  private final int[] letters;

  /** The values of the options of letters, as far as they were asked for. */
  private final long[][][] options;

  private final LongArrayList values = new LongArrayList();
  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final ShortestPositions shortest;

  Walk(Frame frame, int[] lengths, int longest, Budget budget) {
    this.frame = frame;
    this.letters = ShortestPositions.letters(frame.heaps(), lengths, frame::value);
    this.options = new long[2][frame.heaps() + 1][];
    place.defaultReturnValue(-1);
    place.put(0, 0);
    values.add(0);
    this.shortest = new ShortestPositions(letters, lengths, longest, 1, new Products(), budget);
  }

  /** Multiplication by the values of letters. */
  private final class Products implements ShortestPositions.Steps {
    private long at;

    @Override
    public void from(int x) {
      at = values.getLong(x);
    }

    @Override
    public int to(int letter) {
      long y = frame.times(at, frame.value(letters[letter]));
      int known = place.get(y);
      if (known < 0) {
        known = values.size();
        place.put(y, known);
        values.add(y);
      }
      return known;
    }
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
    return shortest.order().size();
  }

  /** The i-th value in the order of length. */
  long value(int i) {
    return values.getLong(placeAt(i));
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
    return shortest.order().getInt(i);
  }

  /** The length of the shortest position with the value at this place. */
  int length(int x) {
    return shortest.length(x);
  }

  int parent(int x) {
    return shortest.before(x);
  }

  /** The index of the last letter of the word at a place. */
  int last(int x) {
    return shortest.last(x);
  }

  /** The position that stands for the value at a place: a shortest one. */
  int[] word(int x) {
    return shortest.word(x);
  }

  static int length(int[] position, int[] lengths) {
    int sum = 0;
    for (int h : position) {
      sum += lengths[h];
    }
    return sum;
  }
}
