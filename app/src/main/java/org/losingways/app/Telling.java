// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import org.losingways.game.Position;
import org.losingways.quotient.Valuation;

/** Chooses what tells the value of a position, where more than one thing is known of its game. */
public final class Telling {

  private Telling() {}

  /**
   * What tells positions with heaps up to this one: the quotient or monoid, or gauges that are
   * kept, where these go so far and it does not.
   *
   * @param known the quotient or monoid, as far as it is known
   * @param kept reads the gauges, which is not done where nobody needs them
   */
  public static <V extends Valuation<?>> V of(
      V known, BigInteger heap, Supplier<? extends Optional<? extends V>> kept) {
    if (known.knows(heap)) {
      return known;
    }
    Optional<? extends V> gauges = kept.get();
    return gauges.isPresent() && gauges.get().knows(heap) ? gauges.get() : known;
  }

  /** The same for the heaps of a position. */
  public static <V extends Valuation<?>> V of(
      V known, Position position, Supplier<? extends Optional<? extends V>> kept) {
    return of(known, BigInteger.valueOf(position.largest()), kept);
  }
}
