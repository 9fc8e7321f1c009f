// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import org.losingways.monoid.Bits;
import org.losingways.monoid.FiniteMonoid;

/**
 * A commutative monoid with a set P of elements: (Q, P). Positions valued in P are lost for the
 * player to move.
 */
public final class BipartiteMonoid {

  private final FiniteMonoid monoid;
  private final long[] p;

  /**
   * @param p the elements in P, as a bit set; copied
   */
  public BipartiteMonoid(FiniteMonoid monoid, long[] p) {
    this.monoid = monoid;
    this.p = p.clone();
  }

  /** Q. */
  public FiniteMonoid monoid() {
    return monoid;
  }

  /** The number of elements of Q. */
  public int order() {
    return monoid.order();
  }

  /** Whether an element is in P. */
  public boolean inP(int element) {
    return Bits.get(p, element);
  }

  /** The number of elements of P. */
  public int pSize() {
    return Bits.count(p);
  }

  /** The elements of P, ascending. */
  public int[] pElements() {
    return Bits.toArray(p);
  }

  /** P as a bit set. */
  public long[] pBits() {
    return p.clone();
  }
}
