// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.page.quotient.QuotientsPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere quotients}: the misère quotients of small order, and a game for each. */
@Command(
    name = "quotients",
    header = "Which misère quotients of a small order are there?",
    description = {
      "List the misère quotients of an order, up to isomorphism, each with a game that has it.",
      "The search is exhaustive: when it ends within its time, there are no others, and that is"
          + " proved (docs/classification.md). Otherwise it says how far it came.",
    },
    footer = {
      "  misere quotients --order 8          just one, R8",
      "  misere quotients --order 12         six",
      "  misere quotients --order 14 --time-limit 5m",
      "  misere quotients --order 10 --json"
    })
public final class QuotientsCommand extends AnsweringCommand {

  @Option(
      names = "--order",
      paramLabel = "N",
      required = true,
      description =
          "The number of elements of the quotients, from 1 to " + SmallQuotients.MAX_ORDER + ".")
  private int order;

  @Mixin final TimeLimit timeLimit = new TimeLimit("60s");

  @Override
  protected boolean answer() {
    QuotientsAnswer answer = QuotientsAnswer.of(order, search());
    output.show(answer, new QuotientsPage(output)::print);
    return answer.complete();
  }

  private SmallQuotients search() {
    CommandFailure.when(
        order < 1 || order > SmallQuotients.MAX_ORDER,
        "Quotients are listed by order from 1 to %d, not %d.",
        SmallQuotients.MAX_ORDER,
        order);
    try (Progress progress = Progress.on(output.terminal())) {
      // The search asks whether to stop, and is asked in turn how far it is.
      SmallQuotients[] running = new SmallQuotients[1];
      BooleanSupplier stop =
          () -> {
            SmallQuotients search = running[0];
            progress.at(
                () -> search.monoidsSearched() + " monoids, " + search.found().size() + " found");
            return Budget.isSpent();
          };
      running[0] = new SmallQuotients(order, stop);
      running[0].run();
      return running[0];
    }
  }
}
