// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * A principal series of a finite commutative monoid: a chain of ideals S₁ ⊃ S₂ ⊃ … ⊃ S_m ⊃ ∅ from
 * the whole monoid to nothing, with no ideal strictly between neighbours, and its factors S_i /
 * S_(i+1) (Rees; <i>Taming the wild</i>, §7).
 *
 * <pre>{@code
 * PrincipalSeries series = PrincipalSeries.of(monoid);
 * series.idealOrders()              // for 0.123: 20, 16, 12, 8, 4
 * series.factors().get(1).kind()    // NULL: all products fall out of the factor
 * }</pre>
 *
 * <p>Each factor is a class of mutual divisibility with a zero put to it. In a commutative monoid
 * it is either a group with zero or null; the last one, the kernel, is a group without zero. Other
 * principal series have the same factors in another order.
 *
 * @param factors from the invertible elements to the kernel
 */
public record PrincipalSeries(List<Factor> factors) {

  /** What the multiplication in a factor is like. */
  public enum Kind {
    /** All products of two elements are zero. */
    NULL,
    /** The elements other than zero are a group. */
    GROUP_WITH_ZERO,
    /** The kernel: a group, and there is no zero. */
    GROUP
  }

  /** The entry of a {@link Factor}'s table that means zero. */
  public static final int ZERO = -1;

  /**
   * A Rees factor.
   *
   * @param elements the elements other than zero, ascending
   * @param kind what it is like
   */
  public record Factor(IntList elements, Kind kind) {

    /**
     * The multiplication table of its elements: entry (i, j) is the product of the i-th and the
     * j-th element, or {@link #ZERO}.
     */
    public int[][] table(FiniteMonoid monoid) {
      int size = elements.size();
      int[][] table = new int[size][size];
      for (int i = 0; i < size; i++) {
        Budget.tick();
        for (int j = 0; j < size; j++) {
          int product = monoid.times(elements.getInt(i), elements.getInt(j));
          table[i][j] = kind == Kind.NULL ? ZERO : product;
        }
      }
      return table;
    }
  }

  public PrincipalSeries {
    factors = List.copyOf(factors);
  }

  public static PrincipalSeries of(FiniteMonoid monoid) {
    Divisibility divisibility = Divisibility.of(monoid);
    List<Factor> factors = new ArrayList<>();
    int last = divisibility.classes().size() - 1;
    for (int c = 0; c <= last; c++) {
      IntList elements = divisibility.classes().get(c);
      boolean group = elements.intStream().anyMatch(e -> monoid.times(e, e) == e);
      Kind kind = c == last ? Kind.GROUP : group ? Kind.GROUP_WITH_ZERO : Kind.NULL;
      factors.add(new Factor(elements, kind));
    }
    return new PrincipalSeries(factors);
  }

  /** The number of elements of each ideal, from the whole monoid to the kernel. */
  public IntList idealOrders() {
    int[] orders = new int[factors.size()];
    int order = 0;
    for (int i = orders.length - 1; i >= 0; i--) {
      order += factors.get(i).elements().size();
      orders[i] = order;
    }
    return IntList.of(orders);
  }

  /** The i-th ideal, counted from 0, its elements ascending. */
  public IntList ideal(int i) {
    IntArrayList elements = new IntArrayList();
    factors.subList(i, factors.size()).forEach(f -> elements.addAll(f.elements()));
    elements.sort(null);
    return elements;
  }
}
