// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.concurrent.Callable;
import org.losingways.reader.NamedGame;
import org.losingways.show.json.Json;
import org.losingways.show.page.Ink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

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
    if (output.isJson()) {
      ArrayNode games = Json.object().putArray("games");
      NamedGame.gallery().forEach(game -> games.add(json(game)));
      output.print(Json.object().set("games", games));
    } else {
      NamedGame.gallery().forEach(this::print);
    }
    return ExitStatus.ANSWER;
  }

  private static ObjectNode json(NamedGame game) {
    ObjectNode node = Json.object();
    node.put("name", game.name());
    node.put("title", game.title());
    node.put("game", game.rules().code());
    game.otherNames().forEach(node.putArray("otherNames")::add);
    node.put("story", game.story());
    node.put("known", game.known());
    return node;
  }

  private void print(NamedGame game) {
    Ink ink = output.ink();
    String code = game.rules().code();
    output.line(
        ink.strong(game.name())
            + (code.equals(game.name()) ? "" : "  " + code)
            + (game.otherNames().isEmpty()
                ? ""
                : ink.faint("  also " + String.join(", ", game.otherNames()))));
    output.line("    " + game.story());
    output.line("    " + ink.faint(game.known()));
  }
}
