// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.assertion;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Ruleset;
import org.losingways.monoid.NamedMonoid;

/**
 * What somebody says about a game.
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
    return Optional.empty();
  }
}
