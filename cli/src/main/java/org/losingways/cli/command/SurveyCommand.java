// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.losingways.census.Census;
import org.losingways.census.CensusRunner;
import org.losingways.census.CodeFamily;
import org.losingways.census.ThreadRunner;
import org.losingways.cli.solving.StoreOption;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Progress;
import org.losingways.game.PartizanRuleset;
import org.losingways.partizan.PartizanSolver;
import org.losingways.partizan.PartizanSurvey;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.reader.GameReader;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.SurveyAnswer;
import org.losingways.show.page.quotient.SurveyPage;
import org.losingways.store.KeptGames;
import org.losingways.store.Store;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code misere survey}: a census of partizan games as an earlier version printed it, a line of CSV
 * for each, with the heaps whose inverses are not their conjugates.
 */
@Command(
    name = "survey",
    hidden = true,
    header = "Which partizan games are solved, and what has an inverse?",
    description = {
      "Do what 'misere census partizan' does, in one round, and print a line of CSV for each game LEFT/RIGHT:",
      "whether its misère monoid is finite, solved-infinite, infinite (proved, but the game is not solved) or",
      "open; its order; and the heaps with an inverse that is not the conjugate. What is in docs/results was",
      "made by this command. It can be stopped at any time, and continues from the saved results."
    },
    footer = {
      "  misere survey --digits 1 --largest 3",
      "  misere survey --digits 1 --largest 3 --part 1/2 --json"
    })
public final class SurveyCommand extends AnsweringCommand {

  private static final int MOST_DIGITS = 3;

  @Option(
      names = "--digits",
      paramLabel = "N",
      defaultValue = "2",
      description = "The most digits after the point (default: ${DEFAULT-VALUE}).")
  private int digits;

  @Option(
      names = "--largest",
      paramLabel = "D",
      defaultValue = "7",
      description = "The largest digit, to 7 (default: ${DEFAULT-VALUE}).")
  private int largest;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      defaultValue = "500ms",
      description = "The time limit for each game (default: ${DEFAULT-VALUE}).")
  private Amount.Time timeLimit;

  @Option(
      names = "--part",
      paramLabel = "I/N",
      defaultValue = "1/1",
      description = "Only every N-th game, beginning with the I-th: to share the work.")
  private String part;

  @Mixin private StoreOption store;

  @Override
  protected boolean answer() throws IOException {
    CommandFailure.when(
        digits < 1 || digits > MOST_DIGITS || largest < 0 || largest > 7,
        "A survey has codes of 1 to 3 digits from 0 to 7: write '--digits 2 --largest 7'.");
    List<CodeFamily.Kin> games = part(CodeFamily.PARTIZAN.games(digits, largest));
    Store kept = store.orTemporary(output);
    Census.Plan plan =
        new Census.Plan(
            "partizan survey",
            games,
            List.of(timeLimit.duration()),
            OptionalInt.empty(),
            OptionalInt.empty(),
            Runtime.getRuntime().maxMemory() / 2);
    boolean isDone;
    try (CensusRunner runner = new ThreadRunner(1);
        Progress progress = Progress.on(output.terminal())) {
      isDone =
          new Census(plan, kept, runner)
              .run(now -> progress.at(() -> now.text(1)), Interrupt::isPressed);
    }
    print(games, new KeptGames(kept));
    return isDone;
  }

  private List<CodeFamily.Kin> part(List<CodeFamily.Kin> games) {
    if (!part.matches("[1-9][0-9]{0,3}/[1-9][0-9]{0,3}")) {
      throw new CommandFailure("--part takes a part such as 1/4, not '%s'.".formatted(part));
    }
    int index = Integer.parseInt(part.substring(0, part.indexOf('/'))) - 1;
    int parts = Integer.parseInt(part.substring(part.indexOf('/') + 1));
    List<CodeFamily.Kin> chosen = new ArrayList<>();
    for (int number = index; number < games.size(); number += parts) {
      chosen.add(games.get(number));
    }
    return chosen;
  }

  private void print(List<CodeFamily.Kin> games, KeptGames kept) {
    SurveyPage page = new SurveyPage(output);
    if (!output.isJson()) {
      page.head();
    }
    for (CodeFamily.Kin each : games) {
      PartizanRuleset rules = GameReader.of(each.code()).partizan();
      PartizanSolver solver = kept.solver(rules, SolverLimits.none());
      if (solver.heaps() > 0) {
        String[] sides = each.code().split("/", -1);
        output.show(SurveyAnswer.of(PartizanSurvey.of(sides[0], sides[1], solver)), page::print);
      }
    }
  }
}
