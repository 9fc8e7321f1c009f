// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Solution;

/**
 * A Sibert–Conway decomposition by weights, for games whose quotients grow without end: misère and
 * normal play differ in positions of weight 0, and in positions with a heap m such that the weight
 * of the rest is at most a bound b(m) (<i>Pretending</i>, §5.3, of 4.7).
 *
 * <pre>{@code
 * WeightFunction w = WeightFunction.fit(misere, normal, 30).get();   // of 4.7
 * w.weight(7)     // 4
 * w.bound(8)      // 1: 8 [*2,1] is PN, 8 with heaps of nim-value 2 and weight at most 1
 * }</pre>
 *
 * <p>Weights are read off how much company a heap allows. Let u be the heap of which most can be
 * added before outcomes no longer differ, whatever else is added; u weighs 1. The bound of m is how
 * many u it can have beside it, and a heap weighs as many u as it takes the place of beside the
 * heap with the largest bound. The last few heaps outweigh all bounds, so that it does not matter
 * how much they weigh ({@link #isHeavy}). Then the whole decomposition is verified for all
 * positions to the last heap: in the monoid of misère values and nim-values together with weights,
 * up to where more weight makes no difference.
 */
public final class WeightFunction {

  private static final int WITHOUT_END = 1 << 20;

  private static final int MOST_STATES = 3_000_000;

  private final PlayClasses classes;
  private final Solution normal;
  private final int lastHeap;
  private final int[] elements;
  private final int[] weights;
  private final int[] bounds;
  private final TreeSet<Integer> lightNimValues = new TreeSet<>();
  private final TreeSet<Integer> nimValues = new TreeSet<>();

  /** The least weight that outweighs all bounds. */
  private int heavy;

  /** For each element whether it differs in some company. */
  private final boolean[] alive;

  private WeightFunction(Solution misere, Solution normal, int lastHeap) {
    this.normal = normal;
    this.lastHeap = lastHeap;
    this.classes = new PlayClasses(misere, normal, lastHeap, Integer.MAX_VALUE);
    this.elements = new int[lastHeap + 1];
    for (int heap = 1; heap <= lastHeap; heap++) {
      elements[heap] = classes.element(misere.value(heap), normal.value(heap));
    }
    this.weights = new int[lastHeap + 1];
    this.bounds = new int[lastHeap + 1];
    Arrays.fill(bounds, -1);
    this.alive = new boolean[classes.order()];
    for (int x = 0; x < alive.length; x++) {
      Budget.tick();
      for (int y = 0; y < alive.length && !alive[x]; y++) {
        alive[x] = classes.differs(classes.times(x, y));
      }
    }
  }

  /**
   * Finds weights and bounds to a heap, and verifies them; empty if there are none that fit.
   *
   * @param misere misère play, verified to this heap at least
   * @param normal normal play
   */
  public static Optional<WeightFunction> fit(FiniteQuotient misere, Solution normal, int lastHeap) {
    WeightFunction w = new WeightFunction(misere, normal, lastHeap);
    return w.weigh() && w.verify() ? Optional.of(w) : Optional.empty();
  }

  private boolean weigh() {
    int unit = 0;
    int most = -1;
    for (int heap = 1; heap <= lastHeap; heap++) {
      int copies = copies(0, elements[heap]);
      if (copies < WITHOUT_END && copies > most) {
        unit = heap;
        most = copies;
      }
    }
    if (unit == 0) {
      return false;
    }
    int u = elements[unit];
    boolean[] light = new boolean[lastHeap + 1];
    for (int heap = 1; heap <= lastHeap; heap++) {
      light[heap] = copies(0, elements[heap]) >= WITHOUT_END;
    }
    boolean[] withLight = closure(light);
    int widest = 0;
    for (int heap = 1; heap <= lastHeap; heap++) {
      if (!light[heap]) {
        bounds[heap] = bound(elements[heap], u, withLight);
        widest = widest == 0 || bounds[heap] >= bounds[widest] ? heap : widest;
      }
    }
    for (int heap = 1; heap <= lastHeap; heap++) {
      int beside = copies(classes.times(elements[widest], elements[heap]), u);
      weights[heap] = light[heap] ? 0 : bounds[widest] - beside;
    }
    heavy = bounds[widest] + 1;
    return bounds[widest] >= 0 && Arrays.stream(weights).allMatch(w -> w >= 0);
  }

  /** How many of a heap can be added so that outcomes still differ in some company. */
  private int copies(int start, int heap) {
    int x = start;
    for (int count = -1; count < 2 * classes.order(); count++) {
      if (!alive[x]) {
        return count;
      }
      x = classes.times(x, heap);
    }
    return WITHOUT_END;
  }

  private boolean[] closure(boolean[] light) {
    boolean[] found = new boolean[classes.order()];
    IntArrayList queue = IntArrayList.of(0);
    found[0] = true;
    for (int q = 0; q < queue.size(); q++) {
      Budget.tick();
      for (int heap = 1; heap <= lastHeap; heap++) {
        int y = classes.times(queue.getInt(q), elements[heap]);
        if (light[heap] && !found[y]) {
          found[y] = true;
          queue.add(y);
        }
      }
    }
    return found;
  }

  /** The most units beside a heap, and weightless heaps, so that outcomes differ. */
  private int bound(int heap, int unit, boolean[] withLight) {
    int bound = -1;
    int x = heap;
    for (int units = 0; units < 2 * classes.order(); units++) {
      Budget.tick();
      for (int y = 0; y < withLight.length; y++) {
        if (withLight[y] && classes.differs(classes.times(x, y))) {
          bound = units;
          break;
        }
      }
      x = classes.times(x, unit);
    }
    return bound;
  }

  /**
   * Goes through all positions at once: by element, by weight up to the largest that matters, and
   * by the most weight that one of the heaps allows. In those that qualify by weight, outcomes must
   * differ exactly for some nim-values.
   */
  private boolean verify() {
    int cap = 1;
    for (int heap = 1; heap <= lastHeap; heap++) {
      cap = Math.max(cap, weights[heap] + bounds[heap] + 1);
    }
    LongOpenHashSet seen = new LongOpenHashSet();
    LongArrayList queue = new LongArrayList();
    queue.add(0);
    seen.add(0);
    List<long[]> qualified = new ArrayList<>();
    for (int q = 0; q < queue.size(); q++) {
      Budget.tick();
      long state = queue.getLong(q);
      int element = (int) (state & 0xFFFFF);
      int weight = (int) (state >> 20 & 0xFFFFF);
      int allowed = (int) (state >> 40) - 1;
      boolean qualifies = weight == 0 || weight <= allowed;
      if (!qualifies && classes.differs(element)) {
        return false;
      }
      if (qualifies) {
        qualified.add(new long[] {element, allowed < 0 ? 1 : 0});
      }
      for (int heap = 1; heap <= lastHeap; heap++) {
        long next =
            (long) classes.times(element, elements[heap])
                | (long) Math.min(cap, weight + weights[heap]) << 20
                | (long) (Math.max(allowed, allowed(heap)) + 1) << 40;
        if (seen.add(next)) {
          queue.add(next);
        }
      }
      if (queue.size() > MOST_STATES) {
        return false;
      }
    }
    return nimValuesDecide(qualified);
  }

  /** The total weight that a position with this heap may have; −1 if it allows none. */
  private int allowed(int heap) {
    return bounds[heap] < 0 ? -1 : weights[heap] + bounds[heap];
  }

  private boolean nimValuesDecide(List<long[]> qualified) {
    for (long[] one : qualified) {
      if (classes.differs((int) one[0])) {
        (one[1] == 1 ? lightNimValues : nimValues).add(classes.nimValue((int) one[0]));
      }
    }
    for (long[] one : qualified) {
      TreeSet<Integer> wanted = one[1] == 1 ? lightNimValues : nimValues;
      if (classes.differs((int) one[0]) != wanted.contains(classes.nimValue((int) one[0]))) {
        return false;
      }
    }
    return true;
  }

  /** The last heap for which all this is verified. */
  public int lastHeap() {
    return lastHeap;
  }

  /** What a heap weighs. */
  public int weight(int heap) {
    return weights[heap];
  }

  /** Whether a heap outweighs all bounds, so that its weight is only known to be at least this. */
  public boolean isHeavy(int heap) {
    return weights[heap] >= heavy;
  }

  /** How much weight may be beside a heap; −1 if it allows no position to differ. */
  public int bound(int heap) {
    return bounds[heap];
  }

  /** The nim-values of positions of weight 0 that differ: PN if it is 0, else NP. */
  public List<Integer> lightNimValues() {
    return List.copyOf(lightNimValues);
  }

  /** The nim-values of other positions that differ. */
  public List<Integer> nimValues() {
    return List.copyOf(nimValues);
  }

  /** The PN-positions, {@code 8 [*2,1]} for a heap 8 with heaps of nim-value 2 and weight ≤ 1. */
  public List<String> pn() {
    return list(true);
  }

  /** The NP-positions, in the same way. */
  public List<String> np() {
    return list(false);
  }

  private List<String> list(boolean isPn) {
    List<String> texts = new ArrayList<>();
    for (int k : lightNimValues) {
      if ((k == 0) == isPn) {
        texts.add("[*" + k + ",0]");
      }
    }
    for (int heap = 1; heap <= lastHeap; heap++) {
      for (int k : nimValues) {
        int rest = k ^ normal.value(heap);
        if (bounds[heap] >= 0 && (k == 0) == isPn) {
          int h = heap;
          mostWeight(rest, bounds[heap])
              .ifPresent(weight -> texts.add(h + " [*" + rest + "," + weight + "]"));
        }
      }
    }
    return Collections.unmodifiableList(texts);
  }

  /** The greatest weight up to a bound that a position of this nim-value has; empty if none. */
  public OptionalInt mostWeight(int nimValue, int bound) {
    int heapBits = IntStream.rangeClosed(1, lastHeap).map(normal::value).reduce(0, (a, b) -> a | b);
    int nimValues = 2 * Integer.highestOneBit(Math.max(1, heapBits | nimValue));
    BitSet reached = new BitSet();
    IntArrayList queue = IntArrayList.of(0);
    reached.set(0);
    for (int q = 0; q < queue.size(); q++) {
      Budget.tick();
      int weight = queue.getInt(q) / nimValues;
      int value = queue.getInt(q) % nimValues;
      for (int heap = 1; heap <= lastHeap; heap++) {
        int next = (weight + weights[heap]) * nimValues + (value ^ normal.value(heap));
        if (weight + weights[heap] <= bound && !reached.get(next)) {
          reached.set(next);
          queue.add(next);
        }
      }
    }
    return IntStream.rangeClosed(0, bound)
        .filter(weight -> reached.get(weight * nimValues + nimValue))
        .max();
  }
}
