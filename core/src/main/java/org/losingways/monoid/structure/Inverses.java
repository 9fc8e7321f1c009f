// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.structure;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.OptionalInt;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.Powers;

/**
 * Inverses in a finite commutative monoid, in three senses: x·y = 1 (x is invertible, and y
 * unique); x·y·x = x and y·x·y = y (y is the inverse of x in a subgroup; there is at most one); and
 * x·y·x = x alone (y is a weak inverse; there may be many).
 *
 * <pre>{@code
 * // in ⟨b | b³ = b⟩: b·b·b = b, so b is its own inverse, although it is not invertible
 * }</pre>
 *
 * <p>Cost: one look-up in the multiplication table for each pair of elements.
 */
public final class Inverses {

  private final FiniteMonoid monoid;
  private final Powers powers;

  private Inverses(FiniteMonoid monoid) {
    this.monoid = monoid;
    this.powers = Powers.of(monoid);
  }

  public static Inverses of(FiniteMonoid monoid) {
    return new Inverses(monoid);
  }

  /** Whether x has a weak inverse; in a commutative monoid: whether it lies in a subgroup. */
  public boolean isRegular(int x) {
    return powers.index(x) <= 1;
  }

  /** The y with x·y·x = x and y·x·y = y; none if x is in no subgroup. */
  public OptionalInt inverse(int x) {
    if (!isRegular(x)) {
      return OptionalInt.empty();
    }
    // x^p is the identity of the subgroup, so x^(2p−1) is the inverse; 2p−1 ≥ 1 keeps it inside.
    return OptionalInt.of(monoid.power(x, 2 * powers.period(x) - 1));
  }

  /** All y with x·y·x = x, ascending. */
  public IntList weakInverses(int x) {
    IntArrayList found = new IntArrayList();
    int[] square = monoid.row(monoid.times(x, x));
    for (int y = 0; y < square.length; y++) {
      if (square[y] == x) {
        found.add(y);
      }
    }
    return found;
  }
}
