// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.OptionalInt;
import org.losingways.app.FriskyQuestion;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.FriskyAnswer;
import org.losingways.show.page.position.FriskyPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere frisky}: which positions have different outcomes in misère and normal play. */
@Command(
    name = "frisky",
    header = "Which small positions have another outcome in normal play?",
    description = {
      "Print the frisky positions with one to four heaps: those whose misère outcome differs"
          + " from their normal outcome.",
      "Each row fixes the smaller heaps and lists the sizes of the largest heap, through one"
          + " period if there is one.",
      "",
      "JSON also has each row as the papers print it: one bit for each size, 1 for frisky, packed"
          + " into numbers of G bits."
    },
    footer = {
      "  misere frisky 0.3102 --count 1                 single heaps",
      "  misere frisky 0.3102 --count 2                 two heaps, by the smaller one",
      "  misere frisky 0.3102 --count 3 --smallest 7    three heaps, the smallest of size 7",
      "  misere frisky 0.3102 --count 4 --smallest 5    four heaps",
      "  misere frisky 0.123 --count 2 --max-heap 30 --json"
    })
public final class FriskyCommand extends GameCommand {

  @Option(
      names = "--count",
      paramLabel = "K",
      description = "The number of heaps, from 1 to 4 (default: 1).")
  private String heaps;

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      description = "The largest heap; larger ones show and prove longer periods.")
  private String max;

  @Option(
      names = "--group",
      paramLabel = "G",
      description =
          "With --json: how many bits make a number (default: the period of normal play if it is at"
              + " most 60, else 5).")
  private String group;

  @Option(
      names = "--smallest",
      paramLabel = "T",
      description = "With three or four heaps: only the tables for this smallest heap.")
  private String smallest;

  @Mixin final TimeLimit timeLimit = new TimeLimit("30s");

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    int count = heaps == null ? 1 : GameText.heap(heaps);
    CommandFailure.when(
        count < 1 || count > FriskyQuestion.MOST_HEAPS, "--count is from 1 to 4, not %s.", count);
    CommandFailure.when(smallest != null && count < 3, "--smallest goes with --count 3 or 4.");
    FriskyAnswer answer =
        new FriskyQuestion(
                rules,
                count,
                number(max, FriskyQuestion.most(count), "heaps"),
                groupSize(),
                number(smallest, FriskyQuestion.most(count), "beans here"))
            .answer();
    output.show(answer, new FriskyPage(output)::print);
    return answer.complete();
  }

  private static OptionalInt number(String text, int most, String what) {
    return text == null
        ? OptionalInt.empty()
        : OptionalInt.of(GenusCommand.atMost(text, 0, most, what));
  }

  private OptionalInt groupSize() {
    if (group == null) {
      return OptionalInt.empty();
    }
    int bits = GameText.heap(group);
    CommandFailure.when(
        bits < 1 || bits > FriskyQuestion.MAX_GROUP,
        "--group is from 1 to %s, not %s.",
        FriskyQuestion.MAX_GROUP,
        bits);
    return OptionalInt.of(bits);
  }
}
