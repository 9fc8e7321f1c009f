// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import org.losingways.cli.rules.RulesOption;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;
import org.losingways.show.file.GameArgument;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A subcommand whose first word is a game. */
public abstract class GameCommand extends AnsweringCommand {

  @Parameters(index = "0", paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Mixin private RulesOption own;

  /** The game as it was written. */
  protected final String written() {
    return game;
  }

  protected final Game game() {
    return output.named(game, own.games(output::blame).game(game));
  }

  /** The game, in which both players must have the same moves. */
  protected final Ruleset rules() {
    return rules(game);
  }

  /** Another game of the same kind. */
  protected final Ruleset rules(String text) {
    return output.named(text, own.games(output::blame).impartial(text));
  }
}
