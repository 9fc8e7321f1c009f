// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.form.Distinguisher;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeCompany;
import org.losingways.gauge.GaugeSolution;
import org.losingways.play.ShortestDistinguisher;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.DistinguishAnswer;
import org.losingways.show.answer.position.GlobalDistinguishAnswer;
import org.losingways.show.page.position.DistinguishPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code misere distinguish}: a position that tells two positions apart, or why there is none. */
@Command(
    name = "distinguish",
    header = "A position that tells two others apart.",
    description = {
      "Find a position of the game beside which two positions have different misère outcomes, with as",
      "few heaps as possible, or show that none does: then the two have the same value.",
      "",
      "With --global any game may stand beside them, not only positions of this game; then they are",
      "told apart exactly when their canonical forms differ."
    },
    footer = {
      "  misere distinguish 0.123 4+4 6",
      "  misere distinguish 0.123 6 11",
      "  misere distinguish heptagon D E",
      "  misere distinguish 0.123 6 11 --global"
    })
public final class DistinguishCommand extends GameCommand {

  @Parameters(index = "1", paramLabel = "POS", description = "A position, such as 4+4.")
  private String first;

  @Parameters(index = "2", paramLabel = "POS", description = "Another position.")
  private String second;

  @Option(names = "--global", description = "Let any game stand beside the two positions.")
  private boolean global;

  @Mixin private Solving solving;

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    Position g = rules.labels().position(first);
    Position h = rules.labels().position(second);
    OutcomeCommand.requireHeaps(rules, HeapName.numbers(g.plus(h)));
    return global ? byForms(rules, g, h) : byQuotient(rules, g, h);
  }

  private boolean byQuotient(Ruleset rules, Position g, Position h) {
    int largest = Math.max(g.largest(), h.largest());
    Quotient quotient = solving.quotient(rules, BigInteger.valueOf(largest));
    if (solving.telling(quotient, BigInteger.valueOf(largest)) instanceof GaugeSolution gauges) {
      return byGauges(rules, gauges, g, h);
    }
    if (quotient.largestHeap() < largest) {
      throw CommandFailure.limit(
          "%s is verified to heap %d only; a larger limit may reach heap %d."
              .formatted(rules.code(), quotient.largestHeap(), largest));
    }
    Optional<Position> by =
        new ShortestDistinguisher(quotient).find(quotient.value(g), quotient.value(h));
    DistinguishAnswer answer = DistinguishAnswer.of(quotient, g, h, by);
    output.show(answer, a -> page(rules, g, h).print(a, quotient));
    return answer.verifiedTo().isEmpty();
  }

  private boolean byGauges(Ruleset rules, GaugeSolution gauges, Position g, Position h) {
    try {
      Optional<Position> by = GaugeCompany.telling(gauges.model(), g, h);
      DistinguishAnswer answer = DistinguishAnswer.of(gauges, g, h, by);
      output.show(answer, a -> page(rules, g, h).print(a, gauges));
      return answer.verifiedTo().isEmpty();
    } catch (IllegalArgumentException e) {
      throw CommandFailure.limit("By gauges " + e.getMessage() + ".");
    }
  }

  private DistinguishPage page(Ruleset rules, Position g, Position h) {
    return new DistinguishPage(output, rules.labels(), g, h);
  }

  private boolean byForms(Ruleset rules, Position g, Position h) {
    Forms forms = new Forms();
    HeapForms heapForms = new HeapForms(rules, forms);
    Form first;
    Optional<Distinguisher> found;
    try {
      first = heapForms.of(g);
      found = new Distinguishers(forms).find(first, heapForms.of(h));
    } catch (FormLimitException e) {
      Budget.current().begin();
      throw CommandFailure.limit(
          "The canonical forms of these positions are too large to compare: %s"
              .formatted(e.getMessage()));
    }
    output.show(
        new GlobalDistinguishAnswer(
            rules.code(), found.isEmpty(), found.map(d -> d.by().toString()), true),
        answer -> page(rules, g, h).print(found, first.toString()));
    return true;
  }
}
