// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.time.Duration;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.NimRun;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.normal.NimSequence;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.position.NimAnswer;
import org.losingways.show.page.position.NimPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code misere nim}: nim-values in normal play, and their period. */
@Command(
    name = "nim",
    header = "What are the nim-values in normal play, and their period?",
    description = {
      "Compute the nim-values of a game's heaps in normal play, in which the last player to move"
          + " wins, and prove their period.",
      "",
      "Without --max-heap, values are computed until a period is proved or the time limit is reached."
    },
    footer = {
      "  misere nim kayles",
      "  misere nim 0.16",
      "  misere nim 0.77 --max-heap 100 --json",
      "  misere nim 'sub(1,4,7)' --max-heap 50 --csv"
    })
public final class NimCommand extends GameCommand {

  private static final Duration USUAL_LIMIT = Duration.ofSeconds(10);

  /** More values than anybody prints, and few enough to be written in a minute. */
  private static final int MOST_PRINTED = 100_000_000;

  /** So many values are computed for a period even if fewer are asked for: a moment's work. */
  private static final int GLIMPSE = 10_000;

  /** The same where moves leave three heaps, and values cost more. */
  private static final int SHORT_GLIMPSE = 500;

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      description = "Print the values of the heaps 0 to N.")
  private String heaps;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      description = "Stop after this time, such as 30s or 5m. Without --max-heap: 10s.")
  private Amount.Time timeLimit;

  @Option(names = "--csv", description = "Print lines of heap and value, for a spreadsheet.")
  private boolean csv;

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    CommandFailure.when(csv && output.isJson(), "Choose one of --json and --csv.");
    NimSequence sequence = NimSequence.of(rules);
    int asked = heaps == null ? -1 : askedHeap(rules, sequence);
    int few = NimPage.usualHeaps(rules);
    int most = sequence.canProvePeriods() ? NimRun.most(rules) : few;
    Budget budget =
        asked < 0 && timeLimit == null ? Interrupt.budget(USUAL_LIMIT) : Budget.current();
    boolean stopped =
        !budget.during(
            () -> NimRun.run(sequence, 1 + (asked < 0 ? most : asked), output.terminal()));
    lookFurther(sequence, asked);
    boolean settled =
        asked < 0
            ? sequence.period().isPresent() || !sequence.canProvePeriods()
            : sequence.knows(asked);
    int last = settled && asked >= 0 ? asked : partial(sequence, asked, stopped);
    NimAnswer answer = NimAnswer.of(sequence, examined(sequence, asked), last);
    NimPage page = new NimPage(output);
    output.show(answer, csv ? page::csv : page::print);
    return settled;
  }

  /** The last heap that statements about unproved sequences speak of. */
  private static int examined(NimSequence sequence, int asked) {
    return asked < 0 ? sequence.size() - 1 : Math.min(asked, sequence.size() - 1);
  }

  /** The last heap to print when there are fewer than asked for, or nobody said how many. */
  private int partial(NimSequence sequence, int asked, boolean stopped) {
    int usual = NimPage.usualHeaps(sequence);
    boolean forPeople = !csv && !output.isJson();
    return asked < 0 || (stopped && forPeople) ? usual : sequence.size() - 1;
  }

  /** A period that a few more values prove is worth them. */
  private static void lookFurther(NimSequence sequence, int asked) {
    if (asked >= 0 && sequence.knows(asked) && sequence.canProvePeriods()) {
      sequence.extendTo(Math.max(sequence.size(), glimpse(sequence)));
    }
  }

  private static int glimpse(NimSequence sequence) {
    boolean cheap = sequence.rules().reach().filter(r -> r.maxParts() <= 2).isPresent();
    return cheap ? GLIMPSE : SHORT_GLIMPSE;
  }

  private int askedHeap(Ruleset rules, NimSequence sequence) {
    int asked = GameText.heap(heaps);
    CommandFailure.when(
        asked > rules.largestHeap(),
        "The largest heap of %s is %s.",
        rules.code(),
        rules.largestHeap());
    CommandFailure.when(
        asked > MOST_PRINTED,
        "At most %s values are printed: give a smaller --max-heap.",
        MOST_PRINTED);
    int most = NimRun.most(rules);
    if (asked > most) {
      sequence.extendTo(Math.min(glimpse(sequence), most));
      CommandFailure.when(
          sequence.period().isEmpty(),
          "There is memory for about %d nim-values of %s: give a smaller --max-heap, or more memory with MISERE_JAVA_OPTS=-Xmx8g.",
          most,
          output.named(rules.code()));
    }
    return asked;
  }
}
