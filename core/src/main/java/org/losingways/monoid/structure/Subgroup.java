// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import org.losingways.budget.Budget;
import org.losingways.monoid.FiniteMonoid;

/**
 * A maximal subgroup of a finite commutative monoid. There is one for each idempotent: all elements
 * that divide it and are divided by it (<i>Taming the wild</i>, §8.2).
 *
 * <pre>{@code
 * // ⟨a,b | a² = 1, b³ = b⟩
 * Subgroup.maximal(t2)   // {1, a} of type Z2 and {b, ab, b², ab²} of type Z2 x Z2
 * }</pre>
 *
 * @param identity the idempotent
 * @param elements all elements, ascending
 * @param type the isomorphism type
 */
public record Subgroup(int identity, IntList elements, AbelianType type) {

  /** The maximal subgroups, in the order in which {@link Divisibility#classes()} lists them. */
  public static List<Subgroup> maximal(FiniteMonoid monoid) {
    return maximal(monoid, Divisibility.of(monoid));
  }

  static List<Subgroup> maximal(FiniteMonoid monoid, Divisibility divisibility) {
    return divisibility.classes().stream()
        .flatMap(
            elements ->
                elements
                    .intStream()
                    .filter(e -> monoid.times(e, e) == e)
                    .mapToObj(e -> new Subgroup(e, elements, type(monoid, e, elements))))
        .toList();
  }

  private static AbelianType type(FiniteMonoid monoid, int identity, IntList elements) {
    return AbelianType.ofOrders(
        elements.intStream().map(x -> orderOf(monoid, identity, x)).toArray());
  }

  private static int orderOf(FiniteMonoid monoid, int identity, int x) {
    Budget.tick();
    int order = 1;
    for (int power = x; power != identity; power = monoid.times(power, x)) {
      order++;
    }
    return order;
  }

  /** The kernel: the least ideal, which is the maximal subgroup of the least idempotent. */
  public static Subgroup kernel(FiniteMonoid monoid) {
    List<Subgroup> all = maximal(monoid);
    return all.get(all.size() - 1);
  }

  /** The invertible elements of the monoid. */
  public static Subgroup units(FiniteMonoid monoid) {
    return maximal(monoid).get(0);
  }
}
