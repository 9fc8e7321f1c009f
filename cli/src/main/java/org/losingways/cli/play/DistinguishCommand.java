// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.BothKindsCommand;
import org.losingways.form.Distinguisher;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Game;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Valuation;
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
    header = "Which position distinguishes two positions, if any?",
    description = {
      "Find a position of the game that, added to two positions, gives different misère outcomes, with as",
      "few heaps as possible, or show that there is none: then the two have the same value. In a partizan",
      "game outcomes are L, R, N and P, and there may be a context with fewer heaps.",
      "",
      "With --global any game may be added, not only positions of this game; then they are",
      "distinguished exactly when their canonical forms differ."
    },
    footer = {
      "  misere distinguish 0.123 4+4 6",
      "  misere distinguish 0.123 6 11",
      "  misere distinguish heptagon D E",
      "  misere distinguish 0.7/0.07 2 1+1             when Left begins, and when Right does",
      "  misere distinguish 0.123 6 11 --global"
    })
public final class DistinguishCommand extends BothKindsCommand {

  @Parameters(index = "1", paramLabel = "POS", description = "A position, such as 4+4.")
  private String first;

  @Parameters(index = "2", paramLabel = "POS", description = "Another position.")
  private String second;

  @Option(names = "--global", description = "Add any game to the two positions.")
  private boolean global;

  @Mixin private Solving solving;

  @Override
  protected boolean partizan(PartizanRuleset rules) {
    CommandFailure.when(global, "--global is for games in which both players have the same moves.");
    Position g = rules.position(List.of(first));
    Position h = rules.position(List.of(second));
    return show(solving.inquiry().know(rules, g.plus(h)).covering(g.plus(h)), g, h);
  }

  @Override
  protected boolean impartial(Ruleset rules) {
    Position g = rules.labels().position(first);
    Position h = rules.labels().position(second);
    OutcomeCommand.requireHeaps(rules, HeapName.numbers(g.plus(h)));
    return global ? byForms(rules, g, h) : byQuotient(rules, g, h);
  }

  private boolean byQuotient(Ruleset rules, Position g, Position h) {
    Position both = g.plus(h);
    BigInteger largest = BigInteger.valueOf(both.largest());
    return show(solving.inquiry().know(rules, largest).covering(both), g, h);
  }

  private boolean show(Valuation<?> known, Position g, Position h) {
    DistinguishAnswer answer = DistinguishAnswer.of(known, g, h);
    output.show(answer, a -> page(known.rules(), g, h).print(a, known));
    return answer.verifiedTo().isEmpty();
  }

  private DistinguishPage page(Game game, Position g, Position h) {
    return new DistinguishPage(output, game.labels(), g, h);
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
