// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.Optional;
import org.losingways.search.Budget;
import org.losingways.search.ShortestPositions;

/**
 * The elements of a {@link RayCounted} that positions reach, as far as a window of degrees goes, in
 * the order of their shortest positions.
 *
 * <p>A position whose degree is within the window can be put down heap by heap, never leaving it by
 * more than one heap, so the shortest positions of all elements well inside are found.
 *
 * <p>Cost: elements in the window × distinct heap values.
 */
final class RayVisit {

  private final RayCounted product;

  /** For each distinct heap value the shortest heap that has it, ascending by heap. */
  private final int[] letters;

  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final LongArrayList elements = new LongArrayList();
  private final IntArrayList degree = new IntArrayList();
  private final ShortestPositions shortest;

  private RayVisit(RayCounted product, int[] lengths, int window, int most, Budget budget) {
    this.product = product;
    this.letters = ShortestPositions.letters(product.heaps() - 1, lengths, product::value);
    place.defaultReturnValue(-1);
    put(0, 0);
    this.shortest =
        new ShortestPositions(
            letters, lengths, Integer.MAX_VALUE, 1, new Window(window, most), budget);
  }

  /** Multiplication by the values of letters within the window. */
  private final class Window implements ShortestPositions.Steps {
    private final int window;
    private final int most;
    private final int[] steps;
    private int at;

    Window(int window, int most) {
      this.window = window;
      this.most = most;
      this.steps = Arrays.stream(letters).map(product::degree).toArray();
    }

    @Override
    public void from(int x) {
      at = x;
    }

    @Override
    public int to(int letter) {
      int d = degree.getInt(at) + steps[letter];
      if (Math.abs(d) > window) {
        return ShortestPositions.OUTSIDE;
      }
      long y = product.times(elements.getLong(at), product.value(letters[letter]));
      int known = place.get(y);
      if (known >= 0) {
        return known;
      }
      return elements.size() >= most ? ShortestPositions.TOO_MANY : put(y, d);
    }
  }

  /**
   * Visits the elements of a window.
   *
   * @param window the largest degree, positive or negative, that is looked at
   * @param most how many elements are visited at most
   * @return nothing if there are more
   */
  static Optional<RayVisit> of(
      RayCounted product, int[] lengths, int window, int most, Budget budget) {
    RayVisit visit = new RayVisit(product, lengths, window, most, budget);
    return visit.shortest.isComplete() ? Optional.of(visit) : Optional.empty();
  }

  private int put(long element, int d) {
    int x = elements.size();
    place.put(element, x);
    elements.add(element);
    degree.add(d);
    return x;
  }

  /** The number of elements. */
  int size() {
    return elements.size();
  }

  int[] letters() {
    return letters;
  }

  /** The elements in the order of their shortest positions. */
  IntArrayList inOrder() {
    return shortest.order();
  }

  /** The place of an element among those visited, or −1. */
  int place(long element) {
    return place.get(element);
  }

  long element(int x) {
    return elements.getLong(x);
  }

  int degree(int x) {
    return degree.getInt(x);
  }

  /** The number of moves of the shortest position. */
  int length(int x) {
    return shortest.length(x);
  }

  /** The shortest position without one of its heaps. */
  int before(int x) {
    return shortest.before(x);
  }

  /** The letter that is missing there. */
  int last(int x) {
    return shortest.last(x);
  }

  /** The shortest position. */
  int[] word(int element) {
    return shortest.word(element);
  }
}
