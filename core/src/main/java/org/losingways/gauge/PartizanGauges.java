// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.List;
import java.util.Optional;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.quotient.Period;

/**
 * Gauges of a game in which Left and Right have different moves.
 *
 * <pre>{@code
 * PartizanRuleset rules = PartizanRuleset.of(TakeAndBreak.of("0.5"), TakeAndBreak.of("0.03"));
 * PartizanGauges g = PartizanGaugeSearch.find(rules, 4).orElseThrow();
 * g.outcome(Position.of(4, 4, 2, 1, 1))                // P
 * }</pre>
 *
 * <p>Immutable as seen from outside; safe for use by several threads.
 *
 * @param game the rules of the game
 * @param model what tells the outcomes
 * @param endless why the misère monoid is infinite
 * @param period the period of the words, if it is proved
 */
public record PartizanGauges(
    PartizanRuleset game, GaugeModel model, GaugeEndless endless, Optional<Period> period)
    implements Gauges {

  /** Who wins a position. */
  public PartizanOutcome outcome(Position position) {
    int[] word = model.words().word(folded(position));
    return PartizanOutcome.of(
        model.winsFirst(word, Player.LEFT.index()), model.winsFirst(word, Player.RIGHT.index()));
  }

  /** The options of a player from which this player, who has moved, wins. */
  public List<Position> winningMoves(Position position, Player player) {
    return game.of(player).moves(position).stream()
        .filter(p -> outcome(p).winsSecond(player))
        .distinct()
        .toList();
  }
}
