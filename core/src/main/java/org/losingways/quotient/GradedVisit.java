// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/**
 * The elements of a {@link GradedProduct} that positions reach, as far as a window of degrees goes,
 * in the order of their shortest positions.
 *
 * <p>A position whose degree is within the window can be put down heap by heap, never leaving it by
 * more than one heap, so the shortest positions of all elements well inside are found.
 *
 * <p>Cost: elements in the window × distinct heap values.
 */
final class GradedVisit {

  private final GradedProduct product;
  private final int[] lengths;
  private final int window;

  /** For each distinct heap value the shortest heap that has it, ascending by heap. */
  private final int[] letters;

  private final Long2IntOpenHashMap place = new Long2IntOpenHashMap();
  private final LongArrayList elements = new LongArrayList();
  private final IntArrayList degree = new IntArrayList();
  private final IntArrayList length = new IntArrayList();

  /** The shortest position: a shorter one and a letter. */
  private final IntArrayList parent = new IntArrayList();

  private final IntArrayList last = new IntArrayList();
  private final IntArrayList visited = new IntArrayList();
  private final BitSet done = new BitSet();

  private GradedVisit(GradedProduct product, int[] lengths, int window) {
    this.product = product;
    this.lengths = lengths;
    this.window = window;
    this.letters = product.letters(lengths);
    place.defaultReturnValue(-1);
  }

  /**
   * Visits the elements of a window.
   *
   * @param window the largest degree, positive or negative, that is looked at
   * @param most how many elements are visited at most
   * @return nothing if there are more
   */
  static Optional<GradedVisit> of(
      GradedProduct product, int[] lengths, int window, int most, Budget budget) {
    GradedVisit visit = new GradedVisit(product, lengths, window);
    return visit.run(most, budget) ? Optional.of(visit) : Optional.empty();
  }

  private boolean run(int most, Budget budget) {
    put(0, 0, 0, -1, -1);
    int step = 1;
    for (int h : letters) {
      step = Math.max(step, lengths[h]);
    }
    IntArrayList[] ring = new IntArrayList[step + 1];
    Arrays.setAll(ring, i -> new IntArrayList());
    ring[0].add(0);
    int waiting = 1;
    int[] steps = new int[letters.length];
    Arrays.setAll(steps, i -> product.degree(letters[i]));
    for (int at = 0; waiting > 0; at++) {
      IntArrayList bucket = ring[at % (step + 1)];
      for (int j = 0; j < bucket.size(); j++) {
        int x = bucket.getInt(j);
        if (done.get(x)) {
          continue;
        }
        done.set(x);
        visited.add(x);
        if ((visited.size() & 255) == 0) {
          budget.check();
        }
        for (int i = 0; i < letters.length; i++) {
          int d = degree.getInt(x) + steps[i];
          if (Math.abs(d) > window) {
            continue;
          }
          long y = product.times(elements.getLong(x), product.value(letters[i]));
          int longer = at + lengths[letters[i]];
          int known = place.get(y);
          if (known < 0) {
            if (elements.size() >= most) {
              return false;
            }
            known = put(y, d, longer, x, i);
          } else if (longer < length.getInt(known)) {
            length.set(known, longer);
            parent.set(known, x);
            last.set(known, i);
          } else {
            continue;
          }
          ring[longer % (step + 1)].add(known);
          waiting++;
        }
      }
      waiting -= bucket.size();
      bucket.clear();
    }
    return true;
  }

  private int put(long element, int d, int moves, int before, int letter) {
    int x = elements.size();
    place.put(element, x);
    elements.add(element);
    degree.add(d);
    length.add(moves);
    parent.add(before);
    last.add(letter);
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
    return visited;
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
    return length.getInt(x);
  }

  /** The shortest position without one of its heaps. */
  int before(int x) {
    return parent.getInt(x);
  }

  /** The letter that is missing there. */
  int last(int x) {
    return last.getInt(x);
  }

  /** The shortest position. */
  int[] word(int element) {
    IntArrayList word = new IntArrayList();
    for (int x = element; x != 0; x = parent.getInt(x)) {
      word.add(letters[last.getInt(x)]);
    }
    int[] heaps = word.toIntArray();
    IntArrays.quickSort(heaps);
    return heaps;
  }
}
