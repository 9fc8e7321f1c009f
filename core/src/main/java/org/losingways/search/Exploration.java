// SPDX-License-Identifier: Apache-2.0
package org.losingways.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.losingways.monoid.Bits;

/**
 * Positions explored by length, of those with one value only the ones that may fail in most
 * company.
 *
 * <p>For a position u let V(u) be the set of values of company in which u has a winning move of its
 * own. A position is not worth following when another one with the same value has a smaller V:
 * whatever company makes it fail makes the other fail too. So only an antichain of sets is kept for
 * each value, and there are finitely many of them. Where V is large, the company that is left
 * ({@link OpenCompany}) serves as well: there, larger sets cover smaller ones.
 *
 * @param <S> a set of company
 */
public final class Exploration<S> {

  /**
   * A position and what the exploration knows of it.
   *
   * @param before the position without its last heap; none for the empty position
   * @param heap the last heap
   * @param length the number of moves of its longest play
   * @param value its value
   * @param company V(u), or what is left beside it
   */
  public record Explored<S>(Explored<S> before, int heap, int length, int value, S company) {

    /** The empty position. */
    public static <S> Explored<S> empty(int value, S company) {
      return new Explored<>(null, 0, 0, value, company);
    }

    /** The heaps, ascending. */
    public int[] position() {
      List<Integer> heaps = new ArrayList<>();
      for (Explored<S> u = this; u.before != null; u = u.before) {
        heaps.add(u.heap);
      }
      return heaps.stream().mapToInt(Integer::intValue).sorted().toArray();
    }
  }

  /** For each value the explored positions that no other one covers. */
  private final List<List<Explored<S>>> antichains = new ArrayList<>();

  private final PriorityQueue<Explored<S>> queue =
      new PriorityQueue<>((a, b) -> Integer.compare(a.length(), b.length()));

  private final BiPredicate<S, S> covers;

  /**
   * An exploration of positions.
   *
   * @param covers whether a position with the first set fails wherever one with the second does, if
   *     both have the same value
   */
  public Exploration(BiPredicate<S, S> covers) {
    this.covers = covers;
  }

  /** An exploration by V. */
  public static Exploration<long[]> byWinning() {
    return new Exploration<>(Bits::subset);
  }

  private List<Explored<S>> antichain(int value) {
    return value < antichains.size() ? antichains.get(value) : List.of();
  }

  /** Whether a position with this value was explored that fails wherever this one does. */
  public boolean isCovered(int value, S company) {
    for (Explored<S> v : antichain(value)) {
      if (covers.test(v.company(), company)) {
        return true;
      }
    }
    return false;
  }

  /** A position with one heap more is to be explored, unless it is covered. */
  public void meet(Explored<S> before, int heap, int length, int value, S company) {
    if (!isCovered(value, company)) {
      queue.add(new Explored<>(before, heap, before.length() + length, value, company));
    }
  }

  /** The next position that is not covered, a shortest one. */
  public Optional<Explored<S>> next() {
    while (!queue.isEmpty()) {
      Explored<S> u = queue.poll();
      if (!isCovered(u.value(), u.company())) {
        return Optional.of(u);
      }
    }
    return Optional.empty();
  }

  /** Lets a position stand for all that it covers. */
  public void keep(Explored<S> u) {
    List<Explored<S>> kept = new ArrayList<>();
    for (Explored<S> v : antichain(u.value())) {
      if (!covers.test(u.company(), v.company())) {
        kept.add(v);
      }
    }
    kept.add(u);
    while (antichains.size() <= u.value()) {
      antichains.add(List.of());
    }
    antichains.set(u.value(), kept);
  }

  /** All positions that are kept. */
  public void forEach(Consumer<Explored<S>> action) {
    antichains.forEach(antichain -> antichain.forEach(action));
  }
}
