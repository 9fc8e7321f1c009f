// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

/**
 * The sets { z : x·z ∈ S } for a fixed set S and any element x, each made when it is first asked
 * for, without the multiplication table. With S = P this is the company in which x loses.
 *
 * <pre>{@code
 * long[] p = Bits.of(3);
 * Bits.set(p, 2);                                    // S = {b²} in ⟨b | b³ = b⟩
 * new Quotients(monoid, p).of(1)                     // {b}, since b·b = b²
 * }</pre>
 *
 * <p>Cost: the order for each set, as many words as the order has 64s. Not thread-safe.
 */
public final class Quotients {

  private final FiniteMonoid monoid;
  private final long[][] sets;

  public Quotients(FiniteMonoid monoid, long[] set) {
    this.monoid = monoid;
    this.sets = new long[monoid.order()][];
    this.sets[0] = set.clone();
  }

  /** { z : x·z ∈ S }: to be read, not written. */
  public long[] of(int x) {
    long[] known = sets[x];
    if (known == null) {
      known = Bits.preimage(monoid.action(monoid.letter(x)), of(monoid.parent(x)));
      sets[x] = known;
    }
    return known;
  }
}
