// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import org.losingways.budget.Budget;
import org.losingways.cli.solving.OrderOption;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.monoid.words.Completion;
import org.losingways.monoid.words.Irredundant;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.MonoidAnswer;
import org.losingways.show.page.quotient.MonoidPage;
import org.losingways.show.view.Counted;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere monoid}: completes a presentation and opens up its monoid. */
@Command(
    name = "monoid",
    header = "What does a presentation of a commutative monoid define?",
    description = {
      "Complete a presentation of a commutative monoid (Knuth-Bendix), say whether it is finite, and"
          + " print its structure if it is.",
      "",
      "Words are written ab2c, a*b^2*c or ab^{2}c; 1 is the identity, and so is e unless it is a"
          + " generator."
    },
    footer = {
      "  misere monoid '<a,b,c|a2=1,c2=1,b3=b2c>'",
      "  misere monoid '{x,z,a,b|x^2=a^2=e,z^4=z^2,b^4=b^2,abz=b,b^3x=b^2,z^3a=z^2}' --word-order shortlex",
      "  misere monoid '<a,b|a2=1>' --json"
    })
public final class MonoidCommand extends AnsweringCommand {

  @Parameters(
      paramLabel = "PRESENTATION",
      description = "Generators and relations, such as <a,b | a2=1,b3=b>.")
  private String presentation;

  @Mixin final TimeLimit timeLimit = new TimeLimit("30s");

  @Option(names = "--tables", description = "Print the multiplication tables of all Rees factors.")
  private boolean tables;

  @Mixin private OrderOption order;

  @Override
  protected boolean answer() {
    Relations given = Relations.of(presentation);
    RewritingSystem system = complete(given);
    if (!system.isConfluent()) {
      throw CommandFailure.limit(
          "The completion was stopped at the time limit, with %s so far; raise --time-limit."
              .formatted(Counted.of(system.rules().size(), "rule")));
    }
    Relations few = Irredundant.of(given, Long.MAX_VALUE, Budget::isSpent);
    MonoidAnswer answer = MonoidAnswer.of(given, system, few);
    output.show(answer, a -> MonoidPage.print(output, a, tables));
    return true;
  }

  private RewritingSystem complete(Relations given) {
    Completion completion = new Completion(given, order.get());
    try {
      completion.run(Long.MAX_VALUE, Budget::isSpent);
      return completion.system();
    } catch (ArithmeticException e) {
      throw new CommandFailure(
          "The exponents of this presentation become too large: more than nine digits.", e);
    }
  }
}
