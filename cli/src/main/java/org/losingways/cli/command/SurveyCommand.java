// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.List;
import org.losingways.census.CodeFamily;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Progress;
import org.losingways.partizan.PartizanSurvey;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.SurveyAnswer;
import org.losingways.show.page.quotient.SurveyPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code misere survey}: all pairs of short codes as partizan games. */
@Command(
    name = "survey",
    header = "All partizan games with short codes, each looked at for a moment.",
    description = {
      "Look at all partizan games LEFT/RIGHT whose codes have few digits, each for a short time, and",
      "print a line of CSV for each: whether its misère monoid is finite, solved-infinite, infinite",
      "(proved, but the game is not solved) or open; its order; and the heaps with an inverse that is not",
      "the conjugate. Of RIGHT/LEFT and LEFT/RIGHT, which are conjugate, only one is looked at. What is in",
      "docs/results was made by this command."
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
      description = "Look at each game for at most this time (default: ${DEFAULT-VALUE}).")
  private Amount.Time timeLimit;

  @Option(
      names = "--part",
      paramLabel = "I/N",
      defaultValue = "1/1",
      description = "Only every N-th game, beginning with the I-th: to share the work.")
  private String part;

  @Override
  protected boolean answer() {
    CommandFailure.when(
        digits < 1 || digits > MOST_DIGITS || largest < 0 || largest > 7,
        "A survey has codes of 1 to 3 digits from 0 to 7: write '--digits 2 --largest 7'.");
    if (!part.matches("[1-9][0-9]{0,3}/[1-9][0-9]{0,3}")) {
      throw new CommandFailure("--part takes a part such as 1/4, not '%s'.".formatted(part));
    }
    int index = Integer.parseInt(part.substring(0, part.indexOf('/'))) - 1;
    int parts = Integer.parseInt(part.substring(part.indexOf('/') + 1));
    List<CodeFamily.Kin> games = CodeFamily.PARTIZAN.games(digits, largest);
    SurveyPage page = new SurveyPage(output);
    if (!output.isJson()) {
      page.head();
    }
    try (Progress progress = Progress.on(output.terminal())) {
      for (int number = index; number < games.size(); number += parts) {
        if (Interrupt.isPressed()) {
          return false;
        }
        String[] sides = games.get(number).code().split("/", -1);
        SurveyAnswer answer =
            SurveyAnswer.of(PartizanSurvey.of(sides[0], sides[1], timeLimit.duration()));
        output.show(answer, page::print);
        output.out().flush();
        String place = "game " + (number + 1) + ": " + games.get(number).code();
        progress.at(() -> place);
      }
    }
    return true;
  }
}
