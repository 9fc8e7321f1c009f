// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Outcome;
import org.losingways.game.Ruleset;

/**
 * What is known about an impartial game, as far as anyone needs it to play.
 *
 * <pre>{@code
 * Solution s = …;                                  // of 0.123
 * s.outcome(s.value(Position.of(9, 8, 5, 3)))      // N
 * }</pre>
 */
public interface Solution extends Valuation<Outcome> {

  @Override
  Ruleset rules();

  /**
   * Single heaps to which a heap can be moved, among which are all that win beside company of this
   * value: for games in which one of these wins if any move does, where they are known without
   * going through all options.
   */
  default Optional<List<BigInteger>> likely(BigInteger heap, int company) {
    return Optional.empty();
  }
}
