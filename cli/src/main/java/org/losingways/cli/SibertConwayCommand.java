// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.WeightPage;
import org.losingways.theory.SibertConway;
import org.losingways.theory.WeightFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
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

  /** Weights are looked for to this heap at most. */
  private static final int LAST_WEIGHED = 40;

  @Parameters(paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    Quotient whole = solving.quotient(rules, BigInteger.ZERO);
    // Lists and weights are of finitely many values.
    FiniteQuotient quotient = whole.lastFinite();
    NormalSolution normal = Solving.normal(rules, BigInteger.valueOf(quotient.heapsComputed()));
    boolean isSolved =
        quotient.isSolved() && (quotient.period().isEmpty() || normal.period().isPresent());
    if (isSolved) {
      Optional<SibertConway> found = SibertConway.of(quotient, normal);
      return lists(quotient, found);
    }
    int verified = Math.min(LAST_WEIGHED, quotient.heapsComputed());
    Optional<WeightFunction> weights =
        verified == 0 ? Optional.empty() : WeightFunction.fit(quotient, normal, verified);
    if (output.isJson()) {
      output.print(weightsJson(rules, weights));
    } else if (weights.isPresent()) {
      new WeightPage(output).print(rules, weights.get());
    } else {
      String why =
          whole.finiteOrder().isEmpty()
              ? ": its quotient to heap " + whole.heapsComputed() + " is infinite"
              : " is not solved within the limit (verified to heap "
                  + quotient.heapsComputed()
                  + ")";
      output.line(
          rules.code()
              + why
              + ", so no list is complete, and no weights fit to heap "
              + verified
              + ".");
    }
    return weights.isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private int lists(FiniteQuotient quotient, Optional<SibertConway> found) {
    Ruleset rules = quotient.rules();
    if (output.isJson()) {
      ObjectNode node = json(rules, found);
      new Heaps(rules).putLabels(node, quotient.heapsComputed());
      output.print(node);
    } else if (found.isPresent()) {
      print(rules, found.get());
      new Heaps(rules).legend(output, quotient.heapsComputed());
    } else {
      output.line(
          rules.code()
              + " is solved, but more than eight kinds of heaps matter, or no expressions with one single"
              + " heap of a kind and up to four E or D give a list; see 'misere pretend "
              + rules.code()
              + "'.");
    }
    return found.isPresent() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  static ObjectNode json(Ruleset rules, Optional<SibertConway> found) {
    ObjectNode node = Json.object();
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

  private static ObjectNode weightsJson(Ruleset rules, Optional<WeightFunction> weights) {
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    if (weights.isEmpty()) {
      node.putNull("PN").putNull("NP");
      return node;
    }
    WeightFunction w = weights.get();
    w.pn().forEach(node.putArray("PN")::add);
    w.np().forEach(node.putArray("NP")::add);
    node.put("verifiedTo", w.lastHeap());
    ArrayNode list = node.putArray("weights");
    ArrayNode bounds = node.putArray("bounds");
    for (int heap = 0; heap <= w.lastHeap(); heap++) {
      // Null for what cannot be told: the weight of the last heaps, and where there is no bound.
      list.add(w.isHeavy(heap) ? null : w.weight(heap));
      bounds.add(w.bound(heap) < 0 ? null : w.bound(heap));
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
                ? "; with at most "
                    + (lists.factors() == 2 ? "two" : lists.factors() == 3 ? "three" : "four")
                    + " E or D in each, no list has fewer expressions."
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
