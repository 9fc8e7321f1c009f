// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.List;
import org.losingways.cli.rules.RulesOption;
import org.losingways.cli.solving.QuotientOptions;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.monoid.words.Relations;
import org.losingways.monoid.words.RewritingSystem;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.page.quotient.ReducePage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code misere reduce}: a word's normal form, step by step. */
@Command(
    name = "reduce",
    header = "What is a word of the quotient equal to?",
    description = {
      "Reduce words in the generators of a game's quotient, or of a presentation, to their least"
          + " equal words, and show each step.",
      "",
      "For a game decided by linear forms, words are in the generators of 'misere gauges' where not all"
          + " relations of its quotient are known."
    },
    footer = {
      "  misere reduce 0.123 ab2cd3",
      "  misere reduce 0.123 xz2ab3 --generators x=1,z=3,a=8,b=9 --word-order shortlex",
      "  misere reduce '<a,b|a2=1,b4=b2>' a7b9 b12",
      "  misere reduce 0.76 c9e5 --max-heap 12",
      "  misere reduce 0.123 ab2cd3 --json"
    })
public final class ReduceCommand extends AnsweringCommand {

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

  @Mixin private RulesOption own;

  @Override
  protected boolean answer() {
    try {
      if (isPresentation(game)) {
        show(ReduceAnswer.of(RewritingSystem.complete(Relations.of(game), options.order()), words));
        return true;
      }
      QuotientOptions.Shown shown =
          options.show(output.named(game, own.games(output::blame).game(game)), output);
      show(shown.what().reduced(words));
      return shown.isDone() || shown.beyond().isPresent();
    } catch (ArithmeticException e) {
      throw new CommandFailure("The exponents are too large: use smaller ones.", e);
    }
  }

  /** Forms of Left and Right have a bar too, but no relations. */
  private static boolean isPresentation(String text) {
    return text.contains("|") && (text.contains("=") || !text.startsWith("{"));
  }

  private void show(ReduceAnswer answer) {
    output.show(answer, a -> ReducePage.print(output, a));
  }
}
