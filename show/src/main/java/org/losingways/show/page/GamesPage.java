// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import org.losingways.show.answer.GamesAnswer;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;

/** The games that have names, three lines each. */
public record GamesPage(Paper output) {

  public void print(GamesAnswer answer) {
    answer.games().forEach(this::print);
  }

  private void print(GamesAnswer.Game game) {
    Ink ink = output.ink();
    output.line(
        ink.strong(game.name())
            + (game.game().equals(game.name()) ? "" : "  " + game.game())
            + (game.otherNames().isEmpty()
                ? ""
                : ink.faint("  also " + String.join(", ", game.otherNames()))));
    output.line("    ", game.story());
    output.line("    ", ink.faint(game.known()));
  }
}
