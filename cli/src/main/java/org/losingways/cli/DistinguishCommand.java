// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.losingways.form.Distinguisher;
import org.losingways.form.Distinguishers;
import org.losingways.form.Form;
import org.losingways.form.FormLimitException;
import org.losingways.form.Forms;
import org.losingways.form.HeapForms;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.play.ShortestDistinguisher;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Heaps;
import org.losingways.show.page.OutcomePage;
import org.losingways.show.page.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere distinguish}: a position that tells two positions apart, or why there is none. */
@Command(
    name = "distinguish",
    header = "A position that tells two others apart.",
    mixinStandardHelpOptions = true,
    description = {
      "Find a position of the game beside which two positions have different misère outcomes, with as",
      "few heaps as possible, or show that none does: then the two have the same value.",
      "",
      "With --global any game may stand beside them, not only positions of this game; then they are",
      "told apart exactly when their canonical forms differ."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere distinguish 0.123 4+4 6",
      "  misere distinguish 0.123 6 11",
      "  misere distinguish heptagon D E",
      "  misere distinguish 0.123 6 11 --global"
    })
final class DistinguishCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "GAME", description = GameArgument.WHAT)
  private String game;

  @Parameters(index = "1", paramLabel = "POS", description = "A position, such as 4+4.")
  private String first;

  @Parameters(index = "2", paramLabel = "POS", description = "Another position.")
  private String second;

  @Option(names = "--global", description = "Let any game stand beside the two positions.")
  private boolean global;

  @Mixin private Solving solving;

  @Mixin private Output output;

  @Override
  public Integer call() {
    Ruleset rules = GameArgument.rules(game);
    Position g = rules.labels().position(first);
    Position h = rules.labels().position(second);
    OutcomeCommand.requireHeaps(rules, heaps(g.plus(h)));
    return global ? byForms(rules, g, h) : byQuotient(rules, g, h);
  }

  private static List<BigInteger> heaps(Position position) {
    return Arrays.stream(position.toArray()).mapToObj(BigInteger::valueOf).toList();
  }

  private int byQuotient(Ruleset rules, Position g, Position h) {
    int largest = Math.max(g.largest(), h.largest());
    Quotient quotient = solving.quotient(rules, BigInteger.valueOf(largest));
    if (quotient.largestHeap() < largest) {
      throw new CommandFailure(
          rules.code()
              + " is verified to heap "
              + quotient.largestHeap()
              + " only; a larger limit may reach heap "
              + largest
              + ".");
    }
    Optional<Position> by =
        new ShortestDistinguisher(quotient).find(quotient.value(g), quotient.value(h));
    boolean isProved = by.isPresent() || quotient.isSolved();
    if (output.isJson()) {
      ObjectNode node = json(rules, by.isEmpty());
      if (by.isPresent()) {
        ArrayNode array = node.putArray("by");
        List<BigInteger> smallestFirst = heaps(by.get());
        new Heaps(rules).add(array, smallestFirst);
      } else {
        node.putNull("by");
      }
      if (!isProved) {
        node.put("verifiedTo", quotient.largestHeap());
      }
      output.print(node);
    } else {
      by.ifPresentOrElse(t -> told(quotient, g, h, t), () -> equal(quotient, g, h));
    }
    return isProved ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  private static ObjectNode json(Ruleset rules, boolean isEqual) {
    ObjectNode node = Json.object();
    node.put("game", rules.code());
    node.put("equal", isEqual);
    return node;
  }

  private void told(Quotient quotient, Position first, Position second, Position t) {
    Labels labels = quotient.rules().labels();
    String g = labels.text(first);
    String h = labels.text(second);
    if (t.isEmpty()) {
      output.line(
          g
              + " and "
              + h
              + " are different by themselves: "
              + outcomes(quotient, first, second, t)
              + ".");
    } else {
      output.line(
          g
              + " and "
              + h
              + " are told apart by "
              + labels.text(t)
              + ": "
              + outcomes(quotient, first, second, t)
              + ".");
      output.line("No position with fewer " + labels.nouns() + " does.");
    }
  }

  private static String outcomes(Quotient quotient, Position g, Position h, Position t) {
    return outcome(quotient, g.plus(t)) + ", and " + outcome(quotient, h.plus(t));
  }

  private static String outcome(Quotient quotient, Position sum) {
    int value = quotient.value(sum);
    return quotient.rules().labels().text(sum)
        + " is "
        + (quotient.outcome(value).name().equals("P") ? "a P-position" : "an N-position")
        + " of value "
        + Words.raised(quotient.print(value));
  }

  private void equal(Quotient quotient, Position g, Position h) {
    String value = Words.raised(quotient.print(quotient.value(g)));
    output.line(
        "No position of "
            + quotient.rules().code()
            + (quotient.isSolved() ? "" : " with heaps up to " + quotient.largestHeap())
            + " tells "
            + quotient.rules().labels().text(g)
            + " and "
            + quotient.rules().labels().text(h)
            + " apart: both have the value "
            + value
            + ".");
    output.line();
    OutcomePage page = new OutcomePage(output, quotient, quotient);
    page.derivation(heaps(g));
    page.derivation(heaps(h));
  }

  private int byForms(Ruleset rules, Position g, Position h) {
    Optional<Distinguisher> found;
    Forms forms = new Forms();
    HeapForms heapForms = new HeapForms(rules, forms);
    Form first;
    Form second;
    try {
      first = heapForms.of(g);
      second = heapForms.of(h);
      found = new Distinguishers(forms).find(first, second);
    } catch (FormLimitException e) {
      throw new CommandFailure(
          "The canonical forms of these positions are too large to compare: " + e.getMessage(), e);
    }
    if (output.isJson()) {
      ObjectNode node = json(rules, found.isEmpty());
      node.put("by", found.map(d -> d.by().toString()).orElse(null));
      node.put("global", true);
      output.print(node);
    } else if (found.isPresent()) {
      Distinguisher d = found.get();
      String one = rules.labels().text(g);
      String two = rules.labels().text(h);
      output.line(one + " and " + two + " are told apart by the game " + d.by() + ":");
      output.line("beside it " + one + " is " + article(d.first().name()) + "-position, and");
      output.line(two + " is " + article(d.second().name()) + "-position.");
    } else {
      output.line(
          "No game tells "
              + rules.labels().text(g)
              + " and "
              + rules.labels().text(h)
              + " apart: both have the canonical form "
              + first
              + ".");
    }
    return ExitStatus.ANSWER;
  }

  private static String article(String outcome) {
    return outcome.equals("N") ? "an N" : "a P";
  }
}
