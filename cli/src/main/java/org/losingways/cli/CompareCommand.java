// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.losingways.game.Kinship;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Words;
import org.losingways.theory.QuotientIsomorphism;
import org.losingways.theory.Translation;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere compare}: whether two games are the same in misère play, and how. */
@Command(
    name = "compare",
    header = "Whether two games play alike.",
    mixinStandardHelpOptions = true,
    description = {
      "Say whether two games play alike: as cousins, whose rules come to the same; by a shift or a",
      "rearrangement of heaps; or only in that their misère quotients are isomorphic.",
      "",
      "Of a partizan game LEFT/RIGHT two positions are compared: whether Left does at least as well with",
      "the one as with the other in the company of all positions of the game, with a position that",
      "shows it if not.",
      "",
      "The exit status is 0 if they have a quotient in common, 1 if not or if it is not known."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere compare 0.123 0.1331",
      "  misere compare 0.07 0.137",
      "  misere compare 0.7/0.07 2 1+1"
    })
final class CompareCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "GAME", description = GameArgument.WHAT)
  private String first;

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

  @Mixin private Solving solving;

  @Mixin private Output output;

  /** Only solved games are compared, so the whole time may be used. */
  private static final BigInteger ALL_HEAPS = BigInteger.valueOf(Integer.MAX_VALUE);

  /** What was found. */
  private record Findings(
      OptionalInt cousins,
      boolean solved,
      QuotientIsomorphism isomorphism,
      OptionalInt shift,
      Optional<int[]> columns) {}

  @Override
  public Integer call() {
    return GameArgument.read(first)
        .either(
            this::impartial,
            rules ->
                new PartizanCompare(output, solving)
                    .run(rules, second, Optional.ofNullable(third)));
  }

  private int impartial(Ruleset g) {
    if (third != null) {
      throw new CommandFailure(
          "Two games are compared, or two positions of a partizan game: write 'misere compare 0.123"
              + " 0.1331' or 'misere compare 0.7/0.07 2 1+1'.");
    }
    Ruleset h = GameArgument.rules(second);
    OptionalInt cousins =
        g instanceof TakeAndBreak a && h instanceof TakeAndBreak b
            ? Kinship.shift(a, b)
            : OptionalInt.empty();
    Quotient p = solving.quotient(g, ALL_HEAPS);
    Quotient q = h.code().equals(g.code()) ? p : solving.quotient(h, ALL_HEAPS);
    if (p instanceof EndlessQuotient && q instanceof EndlessQuotient) {
      throw new CommandFailure(
          "The quotients of %s and %s have infinitely many generators, and such ones are compared in docs/results/families.md only."
              .formatted(g.code(), h.code()));
    }
    boolean solved = p.isSolved() && q.isSolved();
    QuotientIsomorphism isomorphism =
        solved ? QuotientIsomorphism.find(p, q) : new QuotientIsomorphism(Optional.empty(), false);
    OptionalInt shift = OptionalInt.empty();
    Optional<int[]> columns = Optional.empty();
    if (isomorphism.images().isPresent() && p.period().isPresent() && q.period().isPresent()) {
      Translation translation = new Translation(p, q);
      shift = translation.shift();
      columns = shift.isPresent() ? Optional.empty() : translation.columns();
    }
    Findings found = new Findings(cousins, solved, isomorphism, shift, columns);
    if (output.isJson()) {
      output.print(json(p, q, found));
    } else {
      print(p, q, found);
    }
    return cousins.isPresent() || isomorphism.images().isPresent()
        ? ExitStatus.ANSWER
        : ExitStatus.NO;
  }

  private static Integer orNull(OptionalInt number) {
    return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
  }

  private static ObjectNode json(Quotient p, Quotient q, Findings found) {
    ObjectNode node = Json.object();
    node.put("game", p.rules().code());
    node.put("other", q.rules().code());
    node.put("cousins", orNull(found.cousins()));
    Optional<List<Integer>> images = found.isomorphism().images();
    node.put(
        "isomorphic", found.isomorphism().isDecided() ? Boolean.valueOf(images.isPresent()) : null);
    if (images.isPresent()) {
      ObjectNode map = node.putObject("map");
      for (int i = 0; i < p.generators().size(); i++) {
        map.put(p.generators().get(i).name(), q.print(images.get().get(i)));
      }
    } else {
      node.putNull("map");
    }
    node.put("shift", orNull(found.shift()));
    if (found.columns().isPresent()) {
      ArrayNode columns = node.putArray("columns");
      Arrays.stream(found.columns().get()).forEach(columns::add);
    } else {
      node.putNull("columns");
    }
    return node;
  }

  private void print(Quotient p, Quotient q, Findings found) {
    String g = p.rules().code();
    String h = q.rules().code();
    found
        .cousins()
        .ifPresent(
            s ->
                output.line(
                    g
                        + " and "
                        + h
                        + " are cousins: heap n of "
                        + g
                        + " has the options of heap "
                        + shifted(s)
                        + " of "
                        + h
                        + "."));
    if (!found.solved()) {
      output.line(
          (p.isSolved() ? h : g)
              + " is not solved within the limit, so the quotients cannot be compared.");
      return;
    }
    Optional<List<Integer>> images = found.isomorphism().images();
    if (images.isEmpty()) {
      output.line(
          found.isomorphism().isDecided()
              ? "Their misère quotients are different: "
                  + g
                  + " has "
                  + size(p)
                  + ", "
                  + h
                  + " "
                  + size(q)
                  + "."
              : "Their misère quotients are both infinite, and no isomorphism was found; it is not"
                  + " known whether there is one.");
      return;
    }
    List<String> map = new ArrayList<>();
    for (int i = 0; i < p.generators().size(); i++) {
      String image = Words.raised(q.print(images.get().get(i)));
      map.add(p.generators().get(i).name() + " to " + image);
    }
    output.line(
        "Their misère quotients, "
            + (p.finiteOrder().isPresent()
                ? "of order " + p.finiteOrder().getAsInt()
                : "both infinite")
            + ", are isomorphic"
            + (map.isEmpty() ? "." : ": " + String.join(", ", map) + "."));
    if (found.shift().isPresent()) {
      output.line(
          "In misère play heap n of "
              + g
              + " is as good as heap "
              + shifted(found.shift().getAsInt())
              + " of "
              + h
              + ".");
    } else if (found.columns().isPresent()) {
      int period = p.period().map(Period::period).orElse(0);
      output.line("In misère play the heaps are rearranged, for all k from 0 on:");
      for (int c = 1; c <= period; c++) {
        output.line(
            "  heap "
                + period
                + "k+"
                + c
                + " of "
                + g
                + " is as good as heap "
                + period
                + "k+"
                + found.columns().get()[c - 1]
                + " of "
                + h);
      }
    } else {
      output.line("No shift and no rearrangement of columns takes one to the other.");
    }
  }

  private static String size(Quotient q) {
    return q instanceof FiniteQuotient finite
        ? "order " + finite.order() + " with |P| = " + finite.pSize()
        : "an infinite one";
  }

  private static String shifted(int s) {
    return s == 0 ? "n" : s > 0 ? "n+" + s : "n−" + -s;
  }
}
