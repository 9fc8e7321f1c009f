// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.io.IOException;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Ruleset;

/** A subcommand about a game in which the players have the same moves, or different ones. */
public abstract class BothKindsCommand extends GameCommand {

  @Override
  protected final boolean answer() throws IOException {
    return game().either(this::impartial, this::partizan);
  }

  /** Answers about a game in which both players have the same moves. */
  protected abstract boolean impartial(Ruleset rules) throws IOException;

  /** Answers about a game of Left and Right. */
  protected abstract boolean partizan(PartizanRuleset rules) throws IOException;
}
