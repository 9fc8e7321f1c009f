// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.Optional;
import org.losingways.game.Game;
import org.losingways.game.Position;
import org.losingways.quotient.Period;

/**
 * Who wins all positions with heaps up to some size where infinitely many values are different,
 * told by gauges and proved by {@link GaugeProof}.
 */
public sealed interface Gauges permits GaugeSolution, PartizanGauges {

  /** The rules of the game. */
  Game game();

  /** What tells the outcomes. */
  GaugeModel model();

  /** Why infinitely many values are different. */
  GaugeEndless endless();

  /** The period of the words, if it is proved: then outcomes of all positions are known. */
  Optional<Period> period();

  /** The largest heap that the model has a word for. */
  default int heaps() {
    return model().words().heaps();
  }

  /** The largest heap in positions that may be asked for. */
  default int largestHeap() {
    return period().isPresent() ? Integer.MAX_VALUE : heaps();
  }

  /** A position with the same word and heaps that the model has words for. */
  default Position folded(Position position) {
    return period()
        .map(p -> Position.of(position.descending().map(p::fold).toArray()))
        .orElse(position);
  }

  /** How many independent directions there are, computed when it is first asked for. */
  default GaugeRank rank() {
    return model().rank();
  }
}
