// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.losingways.app.Inquiry;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.solving.UniverseOption;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.CompareAnswer;
import org.losingways.show.answer.quotient.FormCompareAnswer;
import org.losingways.show.answer.quotient.PartizanCompareAnswer;
import org.losingways.show.page.quotient.ComparePage;
import org.losingways.theory.ParityRelation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code misere compare}: whether two games are the same in misère play, and how. */
@Command(
    name = "compare",
    header = "Are two games, or two partizan positions, equivalent?",
    description = {
      "Decide whether two games are equivalent: by their rules; by a heap shift or by",
      "reindexing the heaps; or only in that their misère quotients are isomorphic.",
      "",
      "For a partizan game LEFT/RIGHT, compare two positions: whether Left does at least as well with",
      "one as with the other in the context of all positions of the game, with a position that",
      "shows the contrary if not.",
      "",
      "The exit status is 0 if they have a quotient in common, 1 if not or if it is not known."
    },
    footer = {
      "  misere compare 0.123 0.1331",
      "  misere compare 0.07 0.137 --max-heap 30",
      "  misere compare 0.17 0.07                  equal, with 1 added to odd heaps",
      "  misere compare 0.7/0.07 2 1+1",
      "  misere compare '{0|*}' '*' --universe dead-ending",
      "  misere compare 0.7/0.07:2 0.07/0.7:1 --universe 0.7/0.07"
    })
public final class CompareCommand extends GameCommand {

  @Parameters(
      index = "1",
      paramLabel = "GAME",
      description = "Another; or a position, if the game is partizan.")
  private String second;

  @Parameters(
      index = "2",
      arity = "0..1",
      paramLabel = "POS",
      description = "Another position, if the game is partizan.")
  private String third;

  @Mixin private UniverseOption universe;

  @Mixin private Solving solving;

  /** Only solved games are compared, so the whole time may be used. */
  private static final BigInteger ALL_HEAPS = BigInteger.valueOf(Integer.MAX_VALUE);

  /** Games that have such a relation are solved together for so long. */
  private static final Duration TIME_FOR_PARITY = Duration.ofSeconds(8);

  @Override
  protected boolean answer() {
    if (!universe.isGiven()) {
      return game()
          .<Boolean, RuntimeException>either(
              this::impartial, rules -> partizan(rules, second, third));
    }
    CommandFailure.when(
        third != null,
        "Two forms are compared: write 'misere compare {0|*} * --universe dead-ending'.");
    if (universe.named().isEmpty()) {
      return partizan(universe.closure(), written(), second);
    }
    FormCompareAnswer answer = FormCompareAnswer.of(written(), second, universe.named().get());
    output.show(answer, new ComparePage(output)::print);
    return answer.atLeast() || answer.atMost();
  }

  private boolean impartial(Ruleset g) {
    CommandFailure.when(
        third != null,
        "Two games are compared, or two positions of a partizan game: write 'misere compare"
            + " 0.123 0.1331' or 'misere compare 0.7/0.07 2 1+1'.");
    Ruleset h = rules(second);
    Optional<ParityRelation> parity = CompareAnswer.parity(g, h, TIME_FOR_PARITY);
    Inquiry inquiry = solving.inquiry();
    Quotient p = inquiry.know(g, ALL_HEAPS).quotient();
    Quotient q = h.key().equals(g.key()) ? p : inquiry.know(h, ALL_HEAPS).quotient();
    CompareAnswer answer = CompareAnswer.of(p, q).with(parity);
    output.show(answer, new ComparePage(output)::print);
    return answer.cousins().isPresent() || answer.map().isPresent() || parity.isPresent();
  }

  private boolean partizan(PartizanRuleset rules, String one, String other) {
    CommandFailure.when(
        other == null,
        "Two positions of a partizan game are compared: write 'misere compare 0.7/0.07 2 1+1'.");
    Position g = rules.position(List.of(one));
    Position h = rules.position(List.of(other));
    PartizanCompareAnswer answer =
        PartizanCompareAnswer.of(solving.inquiry().comparing(rules, g.plus(h)), g, h);
    output.show(answer, new ComparePage(output)::print);
    return answer.atLeast() || answer.atMost();
  }
}
