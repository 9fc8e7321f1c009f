// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import org.losingways.show.answer.quotient.ReduceAnswer;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;

/** The text of {@code misere reduce}. */
public final class ReducePage {

  private ReducePage() {}

  /** Prints each word with its reduction. */
  public static void print(Paper output, ReduceAnswer answer) {
    Ink ink = output.ink();
    for (ReduceAnswer.Reduced reduced : answer.reductions()) {
      output.line(ink.strong(Words.raised(reduced.word())));
      TextTable table = new TextTable();
      for (ReduceAnswer.Step step : reduced.steps()) {
        String times = step.times() == 1 ? "" : ", " + step.times() + " times";
        table.row(List.of("= " + Words.raised(step.result()), Words.raised(step.rule()) + times));
      }
      if (reduced.steps().isEmpty()) {
        table.row(
            List.of(
                answer.wordsTo().isEmpty()
                    ? "is already reduced"
                    : "is not reduced by any known relation"));
      }
      table.print(output, "  ");
      reduced.outcome().ifPresent(o -> output.line("  " + (o.equals("P") ? ink.p(o) : ink.n(o))));
    }
    answer
        .verifiedTo()
        .ifPresent(
            heap ->
                output.line("The relations hold for positions with heaps to %d.".formatted(heap)));
    answer
        .wordsTo()
        .ifPresent(
            letters ->
                output.line(
                    "The generators are those of 'misere gauges %s'. The relations decide all words of length at most %d; 'misere distinguish' decides whether two positions are equal."
                        .formatted(answer.game().orElseThrow(), letters)));
  }
}
