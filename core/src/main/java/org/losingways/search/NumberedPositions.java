// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import org.losingways.budget.Budget;

/**
 * {@link ShortestPositions} where it is not known beforehand which elements there are: elements are
 * numbers, 0 the identity, and get their places as they are met.
 */
public final class NumberedPositions {

  private final int[] letters;

  /** Multiplication by each of them. */
  private final LongUnaryOperator[] times;

  private final LongArrayList elements = LongArrayList.of(0);
  private final Places place = new Places();
  private final ShortestPositions shortest;

  /** Where the letters lead from each place, as far as they are followed: one row for each. */
  private int[] next = {};

  /** The elements outside that are left of words when a letter is taken away. */
  private final LongArrayList outside = new LongArrayList();

  /**
   * Finds them.
   *
   * @param heaps the last heap
   * @param lengths the length of each heap
   * @param longest longer positions are not looked at
   * @param most how many elements are visited at most
   * @param value the value of each heap
   * @param times multiplication by an element
   * @param within whether an element is visited at all
   */
  public NumberedPositions(
      int heaps,
      int[] lengths,
      int longest,
      int most,
      IntToLongFunction value,
      LongFunction<LongUnaryOperator> times,
      LongPredicate within,
      Budget budget) {
    this.letters = ShortestPositions.letters(heaps, lengths, value);
    this.times =
        Arrays.stream(letters).mapToLong(value).mapToObj(times).toArray(LongUnaryOperator[]::new);
    place.put(0, 0);
    this.shortest =
        new ShortestPositions(letters, lengths, longest, 1, new Products(lengths, most, within));
    shortest.findAll(budget);
  }

  private final class Products implements ShortestPositions.Steps {
    private final int[] lengths;
    private final int most;
    private final LongPredicate within;

    Products(int[] lengths, int most, LongPredicate within) {
      this.lengths = lengths;
      this.most = most;
      this.within = within;
    }

    @Override
    public void from(int x, int longest, int[] to) {
      long at = elements.getLong(x);
      for (int i = 0; i < to.length; i++) {
        to[i] =
            lengths[letters[i]] > longest
                ? ShortestPositions.OUTSIDE
                : to(times[i].applyAsLong(at));
      }
      int row = x * to.length;
      if (next.length < row + to.length) {
        next = Arrays.copyOf(next, Math.max(row + to.length, next.length + next.length / 2));
      }
      System.arraycopy(to, 0, next, row, to.length);
    }

    private int to(long y) {
      int known = place.get(y);
      if (known >= 0) {
        return known;
      }
      if (!within.test(y)) {
        return ShortestPositions.OUTSIDE;
      }
      if (elements.size() >= most) {
        return ShortestPositions.TOO_MANY;
      }
      place.put(y, elements.size());
      elements.add(y);
      return elements.size() - 1;
    }
  }

  /** Whether there were not too many elements. */
  public boolean isComplete() {
    return shortest.isComplete();
  }

  /** The number of elements. */
  public int size() {
    return elements.size();
  }

  /** For each different heap value but the identity, the shortest heap that has it. */
  public int[] letters() {
    return letters;
  }

  /** The places in the order of the lengths of shortest positions. */
  public IntList inOrder() {
    return shortest.order();
  }

  /** The element at a place, or one that {@link WordVisitor} was given a negative number for. */
  public long element(int x) {
    return x < 0 ? outside.getLong(~x) : elements.getLong(x);
  }

  /** The place that a letter, by its index, leads to; negative if it is not followed there. */
  public int next(int x, int letter) {
    return next[x * letters.length + letter];
  }

  /** The place of an element among those visited, or −1. */
  public int place(long element) {
    return place.get(element);
  }

  /** The length of the shortest position with the element at a place. */
  public int length(int x) {
    return shortest.length(x);
  }

  /** The position that stands for the element at a place: a shortest one. */
  public int[] word(int x) {
    return shortest.word(x);
  }

  /** Is told of a word. */
  public interface WordVisitor {
    /**
     * One word.
     *
     * @param x the place of its element
     * @param letters the different letters in it
     * @param rests for each of them the place of what is left when it is taken away once, or a
     *     negative number if that is outside
     */
    void visit(int x, int[] letters, int[] rests);
  }

  /** Goes through the words of all elements, shorter ones first. */
  public void forEachWord(WordVisitor visitor, Budget budget) {
    int[][] letter = new int[size()][];
    int[][] rest = new int[size()][];
    for (int v = 0; v < size(); v++) {
      if ((v & 63) == 0) {
        budget.check();
      }
      int x = inOrder().getInt(v);
      if (x == 0) {
        letter[x] = new int[0];
        rest[x] = new int[0];
      } else {
        int before = shortest.before(x);
        int added = shortest.last(x);
        int[] rests = rest[before];
        boolean known = IntArrayList.wrap(letter[before]).contains(added);
        letter[x] = known ? letter[before] : Arrays.copyOf(letter[before], rests.length + 1);
        rest[x] = new int[letter[x].length];
        for (int j = 0; j < rests.length; j++) {
          rest[x][j] = after(rests[j], added);
        }
        if (!known) {
          letter[x][rests.length] = added;
          rest[x][rests.length] = before;
        }
      }
      visitor.visit(x, letter[x], rest[x]);
    }
  }

  /** What a letter makes of a rest. */
  private int after(int rest, int letter) {
    if (rest >= 0 && next(rest, letter) >= 0) {
      return next(rest, letter);
    }
    long product = times[letter].applyAsLong(element(rest));
    int known = place.get(product);
    if (known >= 0) {
      return known;
    }
    outside.add(product);
    return ~(outside.size() - 1);
  }
}
