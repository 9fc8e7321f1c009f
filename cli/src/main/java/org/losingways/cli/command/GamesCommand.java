// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.GamesAnswer;
import org.losingways.show.page.GamesPage;
import picocli.CommandLine.Command;

/** {@code misere games}: the games that have names. */
@Command(
    name = "games",
    header = "Which games have names?",
    description =
        "List the games that have names: code, other names, where they come from, what is known.",
    footer = {"  misere games", "  misere games --json"})
public final class GamesCommand extends AnsweringCommand {

  @Override
  protected boolean answer() {
    GamesAnswer answer = GamesAnswer.of(NamedGame.gallery());
    output.show(answer, new GamesPage(output)::print);
    return true;
  }
}
