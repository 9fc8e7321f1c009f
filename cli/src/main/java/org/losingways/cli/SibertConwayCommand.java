// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.losingways.game.Ruleset;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.strategy.NormalSolution;
import org.losingways.strategy.SibertConway;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

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
      "and won in misère play, NP the other way round. The exit status is 1 if there is no such list."
    },
    footerHeading = "%nExamples:%n",
    footer = {"  misere sibert-conway kayles", "  misere sibert-conway 0.75 --json"})
final class SibertConwayCommand implements Callable<Integer> {

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    FiniteQuotient quotient = solving.quotient(rules, BigInteger.ZERO);
    NormalSolution normal = Solving.normal(rules, BigInteger.valueOf(quotient.heapsComputed()));
    boolean isSolved =
        quotient.isSolved() && (quotient.period().isEmpty() || normal.period().isPresent());
    Optional<SibertConway> found = isSolved ? SibertConway.of(quotient, normal) : Optional.empty();
    if (output.isJson()) {
      output.print(json(rules, found));
    } else if (found.isPresent()) {
      print(rules, found.get());
    } else {
      output.line(
          isSolved
              ? rules.code()
                  + " is solved, but no short list of such expressions was found; see"
                  + " 'misere pretend "
                  + rules.code()
                  + "'."
              : rules.code()
                  + " is not solved within the limit (verified to heap "
                  + quotient.heapsComputed()
                  + "), so no list is complete.");
    }
    return found.isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  static ObjectNode json(Ruleset rules, Optional<SibertConway> found) {
    ObjectNode node = Output.object();
    node.put("game", rules.code());
    if (found.isPresent()) {
      found.get().pn().forEach(node.putArray("PN")::add);
      found.get().np().forEach(node.putArray("NP")::add);
      if (!found.get().indifferent().isEmpty()) {
        found.get().indifferent().forEach(node.putArray("indifferent")::add);
      }
    } else {
      node.putNull("PN").putNull("NP");
    }
    return node;
  }

  private void print(Ruleset rules, SibertConway lists) {
    output.line(output.ink().strong(rules.code() + ": where misère and normal play differ"));
    output.line();
    list("PN, lost in normal play and won in misère play by the player to move:", lists.pn());
    output.line();
    list("NP, won in normal play and lost in misère play by the player to move:", lists.np());
    if (!lists.indifferent().isEmpty()) {
      output.line();
      output.line(
          "Heaps that may be added anywhere: "
              + lists.indifferent().stream().map(String::valueOf).collect(Collectors.joining(", "))
              + (rules.largestHeap() == Integer.MAX_VALUE ? ", …" : ""));
    }
    output.line();
    output.line(
        "Proved for all positions"
            + (lists.isExhausted()
                ? "; with at most two E or D in each, fewer expressions were not found."
                : "."));
  }

  private void list(String title, List<String> expressions) {
    output.line(title);
    if (expressions.isEmpty()) {
      output.line("  none");
    }
    expressions.forEach(e -> output.line("  " + (e.equals("0") ? "the empty position" : e)));
  }
}
