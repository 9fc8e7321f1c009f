// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.concurrent.Callable;
import org.losingways.reader.NamedGame;
import org.losingways.show.answer.GamesAnswer;
import org.losingways.show.page.GamesPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code misere games}: the games that have names. */
@Command(
    name = "games",
    header = "The games that have names.",
    mixinStandardHelpOptions = true,
    description =
        "List the games that have names: code, other names, where they come from, what is known.",
    footerHeading = "%nExamples:%n",
    footer = {"  misere games", "  misere games --json"})
final class GamesCommand implements Callable<Integer> {

  @Mixin private Output output;

  @Override
  public Integer call() {
    GamesAnswer answer = GamesAnswer.of(NamedGame.gallery());
    output.show(answer, new GamesPage(output)::print);
    return ExitStatus.ANSWER;
  }
}
