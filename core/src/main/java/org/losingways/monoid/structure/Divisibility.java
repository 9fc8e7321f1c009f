// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntIntPair;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.losingways.budget.Budget;
import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * Divisibility in a finite commutative monoid: x divides y when xw = y for some w. Elements that
 * divide each other make a class; mutual divisibility is a congruence (<i>Taming the wild</i>,
 * §8.2).
 *
 * <pre>{@code
 * // ⟨b | b⁴ = b²⟩ has the classes {1}, {b}, {b², b³}
 * Divisibility.of(monoid).classes()
 * }</pre>
 *
 * <p>Cost: the multiplication table, and order/64 words for each element.
 */
public final class Divisibility {

  private final long[][] multiples;
  private final int[] classOf;
  private final List<IntList> classes;

  private Divisibility(FiniteMonoid monoid) {
    int order = monoid.order();
    multiples = new long[order][];
    Map<Bits.Key, IntArrayList> byIdeal = new HashMap<>();
    for (int x = 0; x < order; x++) {
      Budget.tick();
      multiples[x] = Bits.of(order);
      for (int y : monoid.row(x)) {
        Bits.set(multiples[x], y);
      }
      byIdeal.computeIfAbsent(new Bits.Key(multiples[x]), k -> new IntArrayList()).add(x);
    }
    classes =
        byIdeal.values().stream()
            .<IntList>map(IntImmutableList::new)
            .sorted(
                Comparator.comparingInt((IntList c) -> -Bits.count(multiples[c.getInt(0)]))
                    .thenComparingInt(c -> c.getInt(0)))
            .toList();
    classOf = new int[order];
    for (int c = 0; c < classes.size(); c++) {
      Budget.tick();
      for (int x : classes.get(c)) {
        classOf[x] = c;
      }
    }
  }

  public static Divisibility of(FiniteMonoid monoid) {
    return new Divisibility(monoid);
  }

  /** Whether x·w = y for some w. */
  public boolean divides(int x, int y) {
    return Bits.get(multiples[x], y);
  }

  /**
   * The classes of mutual divisibility, elements ascending. A class comes before all classes that
   * it divides: the invertible elements are first, the kernel is last.
   */
  public List<IntList> classes() {
    return classes;
  }

  /** Where in {@link #classes()} an element is. */
  public int classOf(int x) {
    return classOf[x];
  }

  /** The pairs (c, d) of numbers of classes such that c divides d and no class lies between. */
  public List<IntIntPair> covers() {
    List<IntIntPair> covers = new ArrayList<>();
    for (int c = 0; c < classes.size(); c++) {
      for (int d = c + 1; d < classes.size(); d++) {
        Budget.tick();
        if (isAbove(c, d) && !isBetween(c, d)) {
          covers.add(IntIntPair.of(c, d));
        }
      }
    }
    return covers;
  }

  private boolean isAbove(int c, int d) {
    return divides(classes.get(c).getInt(0), classes.get(d).getInt(0));
  }

  private boolean isBetween(int c, int d) {
    for (int m = c + 1; m < d; m++) {
      if (isAbove(c, m) && isAbove(m, d)) {
        return true;
      }
    }
    return false;
  }
}
