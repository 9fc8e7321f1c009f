// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;

/**
 * Misère outcomes of positions by playing them out, each position once.
 *
 * <pre>{@code
 * new PartizanPlay(GameReader.of("0.7/0.07"), 100_000).outcome(Position.of(2))   // P
 * }</pre>
 *
 * <p>A player who cannot move wins. Cost: the number of positions that play can come to, times
 * their moves. Not thread-safe.
 */
public final class PartizanPlay {

  private final PartizanRuleset rules;
  private final int limit;

  private final Map<Position, PartizanOutcome> known = new HashMap<>();

  /**
   * @param limit the most positions to look at in all
   */
  public PartizanPlay(PartizanRuleset rules, int limit) {
    this.rules = rules;
    this.limit = limit;
  }

  /** Who wins; none if too many positions would have to be looked at. */
  public Optional<PartizanOutcome> outcome(Position position) {
    try {
      return Optional.of(find(position));
    } catch (TooMany e) {
      return Optional.empty();
    }
  }

  private PartizanOutcome find(Position position) {
    PartizanOutcome found = known.get(position);
    if (found != null) {
      return found;
    }
    if (known.size() >= limit) {
      throw new TooMany();
    }
    PartizanOutcome outcome =
        PartizanOutcome.of(winsFirst(position, Player.LEFT), winsFirst(position, Player.RIGHT));
    known.put(position, outcome);
    return outcome;
  }

  private boolean winsFirst(Position position, Player player) {
    boolean[] wins = {true};
    boolean[] moves = {false};
    for (int i = 0; i < position.size(); i++) {
      if (i > 0 && position.heap(i) == position.heap(i - 1)) {
        continue;
      }
      int at = i;
      rules
          .of(player)
          .forEachOption(
              position.heap(i),
              (parts, count) -> {
                if (!moves[0]) {
                  moves[0] = true;
                  wins[0] = false;
                }
                wins[0] =
                    wins[0]
                        || find(position.move(at, Position.ofPrefix(parts, count)))
                            .winsSecond(player);
              });
    }
    return wins[0];
  }

  /** Thrown through the recursion when the limit is reached. */
  private static final class TooMany extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooMany() {
      super("too many positions", null, false, false);
    }
  }
}
