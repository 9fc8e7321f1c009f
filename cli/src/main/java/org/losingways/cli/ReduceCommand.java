// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.losingways.game.Outcome;
import org.losingways.monoid.Word;
import org.losingways.monoid.words.Alphabet;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.GameArgument;
import org.losingways.show.json.Json;
import org.losingways.show.page.Ink;
import org.losingways.show.page.TextTable;
import org.losingways.show.page.Words;
import org.losingways.theory.QuotientStructure;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code misere reduce}: a word's normal form, step by step. */
@Command(
    name = "reduce",
    header = "Reduce a word, step by step.",
    mixinStandardHelpOptions = true,
    description = {
      "Reduce words in the generators of a game's quotient, or of a presentation, to their least"
          + " equal words, and show each step."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  misere reduce 0.123 ab2cd3",
      "  misere reduce 0.123 xz2ab3 --generators x=1,z=3,a=8,b=9 --order shortlex",
      "  misere reduce '<a,b|a2=1,b4=b2>' a7b9 b12",
      "  misere reduce 0.76 c9e5 --max-heap 12",
      "  misere reduce 0.123 ab2cd3 --json"
    })
final class ReduceCommand implements Callable<Integer> {

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description = "A code, a subtraction set or a name; or a presentation <a,b | a2=1,b3=b>.")
  private String game;

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "WORD",
      description = "A word such as ab2c or a*b^2*c.")
  private List<String> words;

  @Mixin private QuotientOptions options;

  @Mixin private Output output;

  @Override
  public Integer call() {
    if (game.contains("|")) {
      Relations given = Relations.of(game);
      try {
        reduce(RewritingSystem.complete(given, options.order()), Optional.empty());
      } catch (ArithmeticException e) {
        throw new CommandFailure("The exponents outgrow the program: more than nine digits.", e);
      }
      return ExitStatus.ANSWER;
    }
    QuotientOptions.Any any = options.find(GameArgument.rules(game), output);
    if (any instanceof QuotientOptions.Found found) {
      QuotientStructure q = found.structure();
      reduce(
          q.named().system(),
          Optional.of(new Game(q.rules().code(), word -> q.outcome(q.named().element(word)))));
    } else if (any instanceof QuotientOptions.FoundInfinite found) {
      InfiniteQuotient q = found.quotient();
      try {
        reduce(
            q.system(),
            Optional.of(
                new Game(
                    q.rules().code(), word -> q.outcome(q.monoid().element(word.exponents())))));
      } catch (ArithmeticException e) {
        throw new CommandFailure("The exponents outgrow the program: take smaller ones.", e);
      }
    }
    return any.isDone() ? ExitStatus.ANSWER : ExitStatus.NO;
  }

  /** A game whose quotient has the words, and the outcomes of words in normal form. */
  private record Game(String code, Function<Word, Outcome> outcome) {}

  private void reduce(RewritingSystem system, Optional<Game> quotient) {
    List<Word> given = words.stream().map(system.alphabet()::word).toList();
    ArrayNode reductions = Json.object().putArray("reductions");
    for (Word word : given) {
      List<RewritingSystem.Step> steps = system.steps(word);
      Word reduced = system.reduce(word);
      Optional<Outcome> outcome = quotient.map(q -> q.outcome().apply(reduced));
      if (output.isJson()) {
        json(reductions.addObject(), system.alphabet(), word, steps, reduced, outcome);
      } else {
        print(new Words(system.alphabet()), word, steps, outcome);
      }
    }
    if (output.isJson()) {
      ObjectNode node = Json.object();
      quotient.ifPresentOrElse(
          q -> node.put("game", q.code()),
          () -> node.put("presentation", system.relations().toString()));
      node.set("reductions", reductions);
      output.print(node);
    }
  }

  private void print(
      Words letters, Word word, List<RewritingSystem.Step> steps, Optional<Outcome> outcome) {
    Ink ink = output.ink();
    output.line(ink.strong(letters.text(word)));
    TextTable table = new TextTable();
    for (RewritingSystem.Step step : steps) {
      String times = step.times() == 1 ? "" : ", " + step.times() + " times";
      table.row(List.of("= " + letters.text(step.after()), letters.text(step.rule()) + times));
    }
    if (steps.isEmpty()) {
      table.row(List.of("is a least word"));
    }
    table.print(output, "  ");
    outcome.ifPresent(o -> output.line("  " + (o == Outcome.P ? ink.p("P") : ink.n("N"))));
  }

  private static void json(
      ObjectNode node,
      Alphabet letters,
      Word word,
      List<RewritingSystem.Step> steps,
      Word reduced,
      Optional<Outcome> outcome) {
    node.put("word", letters.text(word));
    node.put("reduced", letters.text(reduced));
    outcome.ifPresent(o -> node.put("outcome", o.toString()));
    ArrayNode list = node.putArray("steps");
    for (RewritingSystem.Step step : steps) {
      list.addObject()
          .put("rule", letters.text(step.rule()))
          .put("times", step.times())
          .put("result", letters.text(step.after()));
    }
  }
}
