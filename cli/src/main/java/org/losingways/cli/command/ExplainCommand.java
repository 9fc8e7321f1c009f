// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.command;

import java.util.List;
import org.losingways.cli.terminal.AnsweringCommand;
import org.losingways.game.GameFormatException;
import org.losingways.reader.Spelling;
import org.losingways.show.CommandFailure;
import org.losingways.show.answer.ExplainAnswer;
import org.losingways.show.answer.Glossary;
import org.losingways.show.page.ExplainPage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code misere explain TERM}: the glossary. */
@Command(
    name = "explain",
    header = "What does a term mean?",
    description = "Print the definition of a term, or of all terms.",
    footer = {
      "  misere explain P-position",
      "  misere explain misère quotient",
      "  misere explain"
    })
public final class ExplainCommand extends AnsweringCommand {

  @Parameters(
      paramLabel = "TERM",
      arity = "0..*",
      description = "A term such as genus or P-position; several words are one term.")
  private List<String> words = List.of();

  @Override
  protected boolean answer() {
    Glossary glossary = Glossary.read();
    List<Glossary.Entry> entries =
        words.isEmpty() ? glossary.entries() : List.of(entry(glossary, String.join(" ", words)));
    output.show(new ExplainAnswer(entries), new ExplainPage(output)::print);
    return true;
  }

  private static Glossary.Entry entry(Glossary glossary, String term) {
    return glossary
        .find(term)
        .orElseThrow(
            () -> {
              List<String> near = Spelling.near(term, glossary.terms());
              return new CommandFailure(
                  "The glossary has no entry '%s'%s"
                      .formatted(
                          GameFormatException.shown(term),
                          near.isEmpty()
                              ? "; 'misere explain' prints all terms."
                              : Spelling.question(near)));
            });
  }
}
