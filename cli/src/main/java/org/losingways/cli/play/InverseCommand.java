// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.losingways.cli.solving.PartizanRun;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Output;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.partizan.Conjugation;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.HeapsJson;
import org.losingways.show.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere inverse}: a position that cancels another one in every company. */
@Command(
    name = "inverse",
    header = "A position that cancels another one, if there is one.",
    mixinStandardHelpOptions = true,
    description = {
      "Find a position that together with the given one is as good as nothing, in the company of all",
      "positions of the game. In a partizan game it is also said whether the inverse behaves like the",
      "conjugate, the position with the players' moves exchanged, which need not be a position of the",
      "game.",
      "",
      "The exit status is 1 if no inverse was found."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere inverse 0.7/0.07 1",
      "  misere inverse 0.123 8",
      "  misere inverse 0.3/0.5 2+1"
    })
public final class InverseCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A partizan game such as 0.7/0.07, or a code, a subtraction set or a name.")
  private String game;

  @Parameters(index = "1", paramLabel = "POS", description = "A position such as 4+1.")
  private String position;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() {
    PartizanRuleset rules = GameArgument.read(game).partizan();
    Position g = rules.position(List.of(position));
    PartizanAnalyst analyst = PartizanRun.analyst(rules, g, solving, output);
    PartizanCompare.requireCovered(analyst, g);
    PartizanSolution solution = analyst.solution();
    Optional<Position> inverse = solution.inverse(g);
    Optional<Position> differs = inverse.flatMap(h -> Conjugation.differs(rules, g, h));
    if (output.isJson()) {
      output.print(json(solution, g, inverse, differs));
    } else {
      print(solution, g, inverse, differs);
    }
    return inverse.isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private void print(
      PartizanSolution solution,
      Position g,
      Optional<Position> inverse,
      Optional<Position> differs) {
    PartizanRuleset rules = solution.rules();
    String shown = rules.labels().text(g);
    if (inverse.isEmpty()) {
      output.line(shown + " has no inverse among the positions looked through.");
      return;
    }
    Position h = inverse.get();
    String other = rules.labels().text(h);
    output.line(
        output.ink().strong("The inverse of " + shown + " is " + other)
            + ": together they are as good as nothing"
            + (solution.isSolved() ? "." : ", with heaps to " + solution.heapsComputed() + "."));
    output.line(
        "Outcomes: "
            + shown
            + " is "
            + solution.outcome(g)
            + ", "
            + other
            + " is "
            + solution.outcome(h)
            + ".");
    output.line(
        differs
            .map(
                x ->
                    "It is not the conjugate of "
                        + shown
                        + ": the outcomes differ "
                        + (x.isEmpty()
                            ? "alone."
                            : "in company of " + rules.labels().text(x) + "."))
            .orElse("No small company tells it from the conjugate of " + shown + "."));
  }

  private static ObjectNode json(
      PartizanSolution solution,
      Position g,
      Optional<Position> inverse,
      Optional<Position> differs) {
    PartizanRuleset rules = solution.rules();
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    new HeapsJson(rules).add(node.putArray("position"), g);
    node.put("outcome", solution.outcome(g).name());
    if (inverse.isPresent()) {
      new HeapsJson(rules).add(node.putArray("inverse"), inverse.get());
      node.put("inverseOutcome", solution.outcome(inverse.get()).name());
      node.put("conjugate", differs.isEmpty());
    } else {
      node.putNull("inverse");
      node.putNull("inverseOutcome");
      node.putNull("conjugate");
    }
    return node;
  }
}
