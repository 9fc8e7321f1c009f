// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.ExitStatus;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Progress;
import org.losingways.quotient.small.SmallQuotients;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.QuotientsAnswer;
import org.losingways.show.page.QuotientsPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code misere quotients}: the misère quotients of small order, and a game for each. */
@Command(
    name = "quotients",
    header = "All misère quotients of a small order.",
    mixinStandardHelpOptions = true,
    description = {
      "List the misère quotients of an order, up to isomorphism, each with a game that has it.",
      "The search is exhaustive: when it ends within its time, there are no others, and that is"
          + " proved (docs/classification.md). When it does not, it says how far it came.",
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere quotients --order 8          just one, R8",
      "  misere quotients --order 12         six",
      "  misere quotients --order 14 --time-limit 5m",
      "  misere quotients --order 10 --json"
    })
public final class QuotientsCommand implements Callable<Integer> {

  @Option(
      names = "--order",
      paramLabel = "N",
      required = true,
      description =
          "The number of elements of the quotients, from 1 to " + SmallQuotients.MAX_ORDER + ".")
  private int order;

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      converter = Amount.Time.class,
      defaultValue = "60s",
      description = "Stop after this time, such as 30s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Duration timeLimit;

  @Mixin private Output output;

  @Override
  public Integer call() {
    QuotientsAnswer answer = QuotientsAnswer.of(order, search());
    output.show(answer, new QuotientsPage(output)::print);
    return answer.complete() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private SmallQuotients search() {
    if (order < 1 || order > SmallQuotients.MAX_ORDER) {
      throw new CommandFailure(
          "Quotients are listed by order from 1 to %d, not %d."
              .formatted(SmallQuotients.MAX_ORDER, order));
    }
    BooleanSupplier interrupted = Interrupt.onCtrlC();
    long end = System.nanoTime() + timeLimit.toNanos();
    try (Progress progress = Progress.on(output.terminal(), "monoid")) {
      // The search asks whether to stop, and is asked in turn how far it is.
      SmallQuotients[] running = new SmallQuotients[1];
      BooleanSupplier stop =
          () -> {
            if (running[0] != null) {
              progress.at(running[0].monoidsSearched(), running[0].found().size() + " found");
            }
            return interrupted.getAsBoolean() || System.nanoTime() - end >= 0;
          };
      running[0] = new SmallQuotients(order, stop);
      running[0].run();
      return running[0];
    }
  }
}
