// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.concurrent.Callable;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.SibertConwayAnswer;
import org.losingways.show.file.GameArgument;
import org.losingways.show.page.SibertConwayPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code misere sibert-conway}: where misère and normal play differ. */
@Command(
    name = "sibert-conway",
    header = "The positions where misère and normal play differ.",
    mixinStandardHelpOptions = true,
    description = {
      "List the positions whose outcomes differ in misère and normal play. All others can be played as in",
      "normal play.",
      "",
      "E(1,4) is an even number of heaps of sizes 1 and 4 in all, D(1,4) an odd number; a number by itself",
      "is a single heap, and no other heaps are there. PN are lost for the player to move in normal play",
      "and won in misère play, NP the other way round.",
      "",
      "Games whose quotients grow without end may have a list by weights, found and verified to a heap:",
      "8 [*2,1] is a heap 8 beside heaps of nim-value 2 in all and of weight at most 1. The exit status is 1",
      "if no list was found."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere sibert-conway kayles",
      "  misere sibert-conway 0.75 --json",
      "  misere sibert-conway 4.7 --max-heap 24"
    })
final class SibertConwayCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    Quotient whole = solving.quotient(rules, BigInteger.ZERO);
    int heaps = whole.lastFinite().heapsComputed();
    NormalSolution normal = Solving.normal(rules, BigInteger.valueOf(heaps));
    SibertConwayAnswer answer = SibertConwayAnswer.of(whole, normal);
    output.show(answer, new SibertConwayPage(output)::print);
    return answer.PN().isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }
}
