// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.List;
import org.losingways.reader.NamedGame;

/** The answer of {@code misere games}: the games that have names. */
public record GamesAnswer(List<Game> games) {

  /**
   * A game with a name.
   *
   * @param game its code
   * @param story the moves and where they come from
   * @param known what was known about it before this program
   */
  public record Game(
      String name,
      String title,
      String game,
      List<String> otherNames,
      String story,
      String known) {}

  public static GamesAnswer of(List<NamedGame> gallery) {
    return new GamesAnswer(
        gallery.stream()
            .map(
                g ->
                    new Game(
                        g.name(),
                        g.title(),
                        g.rules().code(),
                        g.otherNames(),
                        g.story(),
                        g.known()))
            .toList());
  }
}
