// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.List;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.solving.UniverseOption;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.FormInverseAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.page.position.InversePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code misere inverse}: a position that cancels another one in every company. */
@Command(
    name = "inverse",
    header = "Which position cancels a given one, if any?",
    description = {
      "Find a position whose sum with the given one equals 0 in the context of all",
      "positions of the game. In a partizan game, also say whether the inverse equals the",
      "conjugate, the position with the players' moves exchanged, which need not be a position of the",
      "game.",
      "",
      "The exit status is 1 if no inverse was found."
    },
    footer = {
      "  misere inverse 0.7/0.07 1",
      "  misere inverse 0.123 8",
      "  misere inverse 0.3/0.5 2+1",
      "  misere inverse '{0|-1}' --universe dead-ending",
      "  misere inverse 0.7/0.07:1 --universe 0.7/0.07"
    })
public final class InverseCommand extends GameCommand {

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POS",
      description =
          "A position such as 4+1; none if GAME is a form or a position and --universe is given.")
  private String position;

  @Mixin private UniverseOption universe;

  @Mixin private Solving solving;

  @Override
  protected boolean answer() {
    CommandFailure.when(
        universe.isGiven() == (position != null),
        "Write a game and a position, like 'misere inverse 0.7/0.07 1', or a form and a universe,"
            + " like 'misere inverse {0|-1} --universe dead-ending'.");
    if (!universe.isGiven()) {
      return inverse(game().partizan(), position);
    }
    if (universe.named().isEmpty()) {
      return inverse(universe.closure(), written());
    }
    FormInverseAnswer answer = FormInverseAnswer.of(written(), universe.named().get());
    output.show(answer, a -> InversePage.print(output, a));
    return answer.inverse().isPresent();
  }

  private boolean inverse(PartizanRuleset rules, String text) {
    Position g = rules.position(List.of(text));
    InverseAnswer answer = InverseAnswer.of(solving.inquiry().comparing(rules, g), g);
    output.show(answer, a -> InversePage.print(output, a));
    return answer.found().isPresent();
  }
}
