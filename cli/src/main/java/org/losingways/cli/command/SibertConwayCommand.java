// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.math.BigInteger;
import org.losingways.cli.solving.Solving;
import org.losingways.cli.terminal.GameCommand;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.page.position.SibertConwayPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code misere sibert-conway}: where misère and normal play differ. */
@Command(
    name = "sibert-conway",
    header = "Where do misère and normal play differ?",
    description = {
      "List the positions whose outcomes differ in misère and normal play. All others can be played as in",
      "normal play.",
      "",
      "E(1,4) is an even number of heaps of sizes 1 and 4 in all, D(1,4) an odd number; a number by itself",
      "is a single heap, and there are no other heaps. PN positions are P in normal play and N in misère",
      "play; NP positions are the reverse.",
      "",
      "Games without a finite quotient may have a list by weights, verified to some heap:",
      "8 [*2,1] is one heap 8, and other heaps with nim-sum 2 and total weight at most 1. Otherwise the lists",
      "are those of positions with heaps to the last one that was verified. The exit status is 1 if no list was",
      "found."
    },
    footer = {
      "  misere sibert-conway kayles",
      "  misere sibert-conway 0.75 --json",
      "  misere sibert-conway 4.7 --max-heap 24",
      "  misere sibert-conway 0.375 --max-heap 12      a game that is not solved"
    })
public final class SibertConwayCommand extends GameCommand {

  @Mixin private Solving solving;

  @Override
  protected boolean answer() {
    Ruleset rules = rules();
    Quotient whole = solving.inquiry().know(rules, BigInteger.ZERO).quotient();
    int heaps = whole.lastFinite().heapsComputed();
    NormalSolution normal = NormalSolution.reaching(rules, BigInteger.valueOf(heaps));
    SibertConwayAnswer answer = SibertConwayAnswer.of(whole, normal);
    output.show(answer, new SibertConwayPage(output)::print);
    return answer.PN().isPresent();
  }
}
