// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.util.Optional;
import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;

/**
 * What a store holds of one game.
 *
 * @param standing what is proved
 * @param origin when and how it was found
 * @param run the solver's state, as {@code --save} writes it, or of a partizan game
 * @param certificate the proof, as {@code --certificate} writes it, of a solved game; of another
 *     what gauges prove of larger heaps than the run has
 */
public record Entry(
    Standing standing, Origin origin, Optional<String> run, Optional<String> certificate) {

  /** The key of the game. */
  public String key() {
    return standing.game();
  }

  /** The same with another standing, and the run and the certificate that prove it. */
  public Entry with(Standing proved, Optional<String> state, Optional<String> proof) {
    return new Entry(proved, origin, state, proof);
  }
}
