// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import org.losingways.monoid.Bits;

/**
 * Positions explored by length, of those with one value only the ones that win in least company.
 *
 * <p>For a position u let V(u) be the set of values of company in which u has a winning move of its
 * own. A position is not worth following when another one with the same value has a smaller V:
 * whatever company makes it fail makes the other fail too. So only an antichain of sets is kept for
 * each value, and there are finitely many of them.
 */
public final class Exploration {

  /**
   * A position and what the exploration knows of it.
   *
   * @param before the position without its last heap; none for the empty position
   * @param heap the last heap
   * @param length the number of moves of its longest play
   * @param value its value
   * @param own V(u)
   */
  @SuppressWarnings("ArrayRecordComponent")
  public record Explored(Explored before, int heap, int length, int value, long[] own) {

    /** The empty position, which wins in no company. */
    public static Explored empty(int value, int size) {
      return new Explored(null, 0, 0, value, Bits.of(size));
    }

    /** The heaps, ascending. */
    public int[] position() {
      List<Integer> heaps = new ArrayList<>();
      for (Explored u = this; u.before != null; u = u.before) {
        heaps.add(u.heap);
      }
      return heaps.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
  }

  /** For each value the explored positions with ⊆-minimal V. */
  private final List<List<Explored>> antichains = new ArrayList<>();

  private final PriorityQueue<Explored> queue =
      new PriorityQueue<>((a, b) -> Integer.compare(a.length(), b.length()));

  /** An exploration of positions with so many values. */
  public Exploration(int values) {
    for (int x = 0; x < values; x++) {
      antichains.add(List.of());
    }
  }

  /** Whether a position with this value was explored that wins in less company, or in as much. */
  public boolean isCovered(int value, long[] own) {
    for (Explored v : antichains.get(value)) {
      if (Bits.subset(v.own(), own)) {
        return true;
      }
    }
    return false;
  }

  /** A position with one heap more is to be explored, unless it is covered. */
  public void meet(Explored before, int heap, int length, int value, long[] own) {
    if (!isCovered(value, own)) {
      queue.add(new Explored(before, heap, before.length() + length, value, own));
    }
  }

  /** The next position that is not covered, a shortest one. */
  public Optional<Explored> next() {
    while (!queue.isEmpty()) {
      Explored u = queue.poll();
      if (!isCovered(u.value(), u.own())) {
        return Optional.of(u);
      }
    }
    return Optional.empty();
  }

  /** Lets a position stand for all that it covers. */
  public void keep(Explored u) {
    List<Explored> kept = new ArrayList<>();
    for (Explored v : antichains.get(u.value())) {
      if (!Bits.subset(u.own(), v.own())) {
        kept.add(v);
      }
    }
    kept.add(u);
    antichains.set(u.value(), kept);
  }

  /** All positions that are kept. */
  public void forEach(Consumer<Explored> action) {
    antichains.forEach(antichain -> antichain.forEach(action));
  }
}
