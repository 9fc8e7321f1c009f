// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Ruleset;
import org.losingways.monoid.words.NamedMonoid;

/**
 * What somebody says about the quotient of a game, right or wrong; {@link AssertionCheck} tells.
 *
 * <pre>{@code
 * // 0.3, She Loves Me: Q = ⟨a | a² = 1⟩, P = {a}, and heaps are 1 and a in turn
 * NamedMonoid q = NamedMonoid.of(Relations.of("<a | a2=1>"));
 * new Assertion(TakeAndBreak.of("0.3"), q, BitSet.valueOf(new long[] {2}), IntList.of(0, 1),
 *     OptionalInt.of(2), OptionalInt.of(0), OptionalInt.empty())
 * }</pre>
 *
 * @param rules the game
 * @param named Q, in the generators of whoever says it
 * @param p the elements of P
 * @param phi the values of heap 0, of heap 1, and so on, as far as they are written down
 * @param period the claimed period of Φ
 * @param preperiod the heap from which Φ is claimed to repeat
 * @param order the claimed order of Q
 */
public record Assertion(
    Ruleset rules,
    NamedMonoid named,
    BitSet p,
    IntList phi,
    OptionalInt period,
    OptionalInt preperiod,
    OptionalInt order) {

  public Assertion {
    phi = new IntImmutableList(phi);
    p = (BitSet) p.clone();
  }

  /** Why it cannot be what it says, as far as one sees without playing. */
  Optional<String> flaw() {
    if (order.isPresent() && order.getAsInt() != named.order()) {
      return Optional.of(
          "The monoid has " + named.order() + " elements, not " + order.getAsInt() + ".");
    }
    for (int h = repeatsFrom() + period.orElse(0); h < phi.size() && period.isPresent(); h++) {
      int before = h - period.getAsInt();
      if (phi.getInt(h) != phi.getInt(before)) {
        return Optional.of(
            ("The values written down for heaps %s and %s differ, so they do not repeat with"
                    + " period %s from heap %s on.")
                .formatted(before, h, period.getAsInt(), repeatsFrom()));
      }
    }
    return Optional.empty();
  }

  /** The heap from which Φ is claimed to repeat: if it is not said, the last period written. */
  int repeatsFrom() {
    return preperiod.orElse(Math.max(0, phi.size() - period.orElse(0)));
  }
}
