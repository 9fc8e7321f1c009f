// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import org.losingways.game.Game;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.census.Standing;

/**
 * What index pages say of a game.
 *
 * @param titles what people call it
 * @param line all in one line
 * @param milliseconds the work that went into it
 */
record Card(
    Standing standing, List<String> titles, Behaviour behaviour, String line, long milliseconds) {

  static Card of(Atlas.Listed listed, Game game) {
    Standing standing = listed.standing();
    return new Card(
        standing,
        NamedGame.withRules(game).stream().map(NamedGame::title).toList(),
        Behaviour.of(standing),
        Status.line(standing, game),
        listed.milliseconds());
  }

  String code() {
    return standing.code();
  }

  /** What stands in a cell of a map: the order, ∞, or a question mark while that is open. */
  String mark() {
    return switch (behaviour) {
      case RAYS, ENDLESS -> "∞";
      case OPEN_INFINITE -> "∞?";
      case OPEN -> "?";
      default -> standing.order().isPresent() ? Integer.toString(standing.order().getAsInt()) : "∞";
    };
  }
}
