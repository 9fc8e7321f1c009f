// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import org.losingways.budget.Budget;

/**
 * All commutative monoids of a small order, one multiplication table for each isomorphism class.
 *
 * <pre>{@code
 * new SmallMonoids().ofOrder(3).size()     // 5
 * new SmallMonoids().ofOrder(6).size()     // 421
 * }</pre>
 *
 * <p>A finite commutative monoid that is not a group has a mutual-divisibility class J that is
 * maximal among those of non-units. A product of two elements outside J is outside J: a factor of
 * an element of J is a unit or in J. So what remains without J is a monoid, and every monoid is
 * made from an abelian group by adjoining one such class after the other ({@link Adjoining}).
 * Isomorphic ones are dropped by their {@link CanonicalTable}.
 *
 * <p>Cost: 1, 2, 5, 19, 78, 421, 2637, 20486 monoids of orders 1 to 8, the last in a few seconds; a
 * factor of ten in number and somewhat more in time from one order to the next.
 */
public final class SmallMonoids {

  /** The largest order that is worth asking for. */
  public static final int MAX_ORDER = 10;

  private final BooleanSupplier stop;
  private final Map<Integer, List<int[][]>> complete = new HashMap<>();

  /** Monoids for somebody with patience. */
  public SmallMonoids() {
    this(() -> false);
  }

  /** Monoids as long as nobody says stop. */
  public SmallMonoids(BooleanSupplier stop) {
    this.stop = stop;
  }

  /**
   * The tables of all commutative monoids of an order; the identity is element 0. To be read, not
   * written.
   *
   * @throws IllegalStateException if it was stopped before it had them all
   */
  public List<int[][]> ofOrder(int order) {
    if (!forEach(order, table -> true)) {
      throw new IllegalStateException(
          "stopped before all monoids of order " + order + " were made");
    }
    return complete.get(order);
  }

  /**
   * Passes the tables of all commutative monoids of an order to a visitor as they are found, until
   * the visitor has had enough.
   *
   * @return whether these were all
   */
  public boolean forEach(int order, Predicate<int[][]> visitor) {
    if (order < 1 || order > MAX_ORDER) {
      throw new IllegalArgumentException(
          "Monoids are listed by order from 1 to " + MAX_ORDER + ", not " + order + ".");
    }
    List<int[][]> known = complete.get(order);
    if (known != null) {
      return known.stream().allMatch(visitor);
    }
    List<int[][]> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Predicate<int[][]> sink =
        table -> {
          int[][] canonical = CanonicalTable.of(table);
          if (seen.add(key(canonical))) {
            found.add(canonical);
            return visitor.test(canonical) && !(stop.getAsBoolean() || Budget.isSpent());
          }
          return !(stop.getAsBoolean() || Budget.isSpent());
        };
    if (!AbelianGroups.ofOrder(order).stream().allMatch(sink)) {
      return false;
    }
    for (int size = 1; size < order; size++) {
      if (!forEach(order - size, table -> true)) {
        return false;
      }
      for (int[][] rest : complete.get(order - size)) {
        if (!Adjoining.classOf(size, rest, sink)) {
          return false;
        }
      }
    }
    complete.put(order, found);
    return true;
  }

  private static String key(int[][] table) {
    StringBuilder key = new StringBuilder();
    for (int x = 1; x < table.length; x++) {
      for (int y = x; y < table.length; y++) {
        key.append((char) ('0' + table[x][y]));
      }
    }
    return key.toString();
  }
}
