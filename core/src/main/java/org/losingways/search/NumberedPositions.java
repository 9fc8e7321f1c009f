// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.function.LongBinaryOperator;
import java.util.function.LongPredicate;
import org.losingways.budget.Budget;

/**
 * {@link ShortestPositions} where it is not known beforehand which elements there are: elements are
 * numbers, 0 the identity, and get their places as they are met.
 */
public final class NumberedPositions {

  private final int[] letters;
  private final long[] values;
  private final LongBinaryOperator product;
  private final LongArrayList elements = LongArrayList.of(0);
  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final ShortestPositions shortest;

  /**
   * Finds them.
   *
   * @param heaps the last heap
   * @param lengths the length of each heap
   * @param longest longer positions are not looked at
   * @param most how many elements are visited at most
   * @param value the value of each heap
   * @param product the product of elements
   * @param within whether an element is visited at all
   */
  public NumberedPositions(
      int heaps,
      int[] lengths,
      int longest,
      int most,
      IntToLongFunction value,
      LongBinaryOperator product,
      LongPredicate within,
      Budget budget) {
    this.letters = ShortestPositions.letters(heaps, lengths, value);
    this.values = Arrays.stream(letters).mapToLong(value).toArray();
    this.product = product;
    place.defaultReturnValue(-1);
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
                : to(product.applyAsLong(at, values[i]));
      }
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

  public long element(int x) {
    return elements.getLong(x);
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
     * @param rests for each of them what is left when it is taken away once
     */
    void visit(int x, int[] letters, long[] rests);
  }

  /** Goes through the words of all elements, shorter ones first. */
  public void forEachWord(WordVisitor visitor, Budget budget) {
    int[][] letter = new int[size()][];
    long[][] rest = new long[size()][];
    for (int v = 0; v < size(); v++) {
      if ((v & 63) == 0) {
        budget.check();
      }
      int x = inOrder().getInt(v);
      if (x == 0) {
        letter[x] = new int[0];
        rest[x] = new long[0];
      } else {
        int before = shortest.before(x);
        int added = shortest.last(x);
        long[] rests = rest[before];
        boolean known = IntArrayList.wrap(letter[before]).contains(added);
        letter[x] = known ? letter[before] : Arrays.copyOf(letter[before], rests.length + 1);
        rest[x] = new long[letter[x].length];
        for (int j = 0; j < rests.length; j++) {
          rest[x][j] = product.applyAsLong(rests[j], values[added]);
        }
        if (!known) {
          letter[x][rests.length] = added;
          rest[x][rests.length] = element(before);
        }
      }
      visitor.visit(x, letter[x], rest[x]);
    }
  }
}
