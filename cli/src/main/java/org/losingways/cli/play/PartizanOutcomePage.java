// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.losingways.cli.solving.PartizanRun;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.show.json.HeapsJson;
import org.losingways.show.json.Json;
import org.losingways.show.page.Words;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere outcome LEFT/RIGHT}: who wins when Left begins, who when Right does, and how. */
final class PartizanOutcomePage {

  /** In larger heaps winning moves are not listed. */
  private static final int LARGEST_LISTED = 3000;

  /** As many winning moves are shown in text. */
  private static final int SHOWN = 24;

  private final Output output;
  private final Solving solving;

  PartizanOutcomePage(Output output, Solving solving) {
    this.output = output;
    this.solving = solving;
  }

  int run(PartizanRuleset rules, List<String> heaps, boolean left, boolean right) {
    Position position = rules.position(heaps);
    PartizanAnalyst analyst = PartizanRun.analyst(rules, position, solving, output);
    Optional<PartizanOutcome> outcome = analyst.outcome(position);
    List<Player> players = new ArrayList<>();
    if (left || !right) {
      players.add(Player.LEFT);
    }
    if (right || !left) {
      players.add(Player.RIGHT);
    }
    if (output.isJson()) {
      output.print(json(analyst, position, outcome, players));
    } else {
      print(analyst, position, outcome, players);
    }
    return outcome.isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private static boolean isListed(Position position) {
    return position.largest() <= LARGEST_LISTED;
  }

  private void print(
      PartizanAnalyst analyst,
      Position position,
      Optional<PartizanOutcome> outcome,
      List<Player> players) {
    PartizanRuleset rules = analyst.solution().rules();
    String shown = rules.labels().text(position);
    if (outcome.isEmpty()) {
      output.line(shown + " in " + rules.code() + " is too large to be settled.");
      return;
    }
    output.line(
        output.ink().strong(shown + " in " + rules.code() + ": " + outcome.get())
            + ", "
            + sentence(outcome.get()));
    if (analyst.isCovered(position)) {
      output.line(
          "Value " + Words.raised(analyst.solution().print(position)) + " in the misère monoid.");
    } else {
      output.line(
          "Played out, as the monoid is known to heap "
              + analyst.solution().heapsComputed()
              + " only.");
    }
    for (Player player : players) {
      output.line(line(analyst, position, outcome.get(), player));
    }
  }

  private static String sentence(PartizanOutcome outcome) {
    return switch (outcome) {
      case L -> "Left wins, whoever begins.";
      case R -> "Right wins, whoever begins.";
      case N -> "whoever begins wins.";
      case P -> "whoever begins loses.";
    };
  }

  private static String line(
      PartizanAnalyst analyst, Position position, PartizanOutcome outcome, Player player) {
    PartizanRuleset rules = analyst.solution().rules();
    String begins = player.display() + " begins: ";
    if (!outcome.winsFirst(player)) {
      return begins + player.opponent().display() + " wins.";
    }
    if (!isListed(position)) {
      return begins + player.display() + " wins.";
    }
    if (PartizanMove.legal(rules, position, player).isEmpty()) {
      return begins + player.display() + " cannot move and has won.";
    }
    List<PartizanMove> winning = analyst.winning(position, player);
    return begins
        + player.display()
        + " wins by "
        + PartizanMove.text(rules, winning.subList(0, Math.min(SHOWN, winning.size())))
        + (winning.size() > SHOWN ? "  … (" + winning.size() + " moves)" : "");
  }

  private static ObjectNode json(
      PartizanAnalyst analyst,
      Position position,
      Optional<PartizanOutcome> outcome,
      List<Player> players) {
    PartizanRuleset rules = analyst.solution().rules();
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    new HeapsJson(rules).add(node.putArray("position"), position);
    node.put("outcome", outcome.map(PartizanOutcome::name).orElse(null));
    node.put("value", analyst.isCovered(position) ? analyst.solution().print(position) : null);
    for (Player player : players) {
      ObjectNode side = node.putObject(player.name().toLowerCase(Locale.ROOT));
      side.put("wins", outcome.map(o -> o.winsFirst(player)).orElse(null));
      if (outcome.isPresent() && isListed(position)) {
        ArrayNode winning = side.putArray("winning");
        for (PartizanMove move : analyst.winning(position, player)) {
          ObjectNode entry = winning.addObject();
          new HeapsJson(rules).put(entry, "heap", BigInteger.valueOf(move.heap()));
          new HeapsJson(rules).add(entry.putArray("to"), move.to());
        }
      } else {
        side.putNull("winning");
      }
    }
    return node;
  }
}
