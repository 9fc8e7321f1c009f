// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.Optional;
import org.losingways.form.Distinguisher;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.gauge.Gauges;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Valuation;
import org.losingways.show.answer.position.DistinguishAnswer;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/** The text of {@code misere distinguish}. */
public final class DistinguishPage {

  private final Paper output;
  private final Labels labels;
  private final String first;
  private final String second;

  public DistinguishPage(Paper output, Labels labels, Position first, Position second) {
    this.output = output;
    this.labels = labels;
    this.first = labels.text(first);
    this.second = labels.text(second);
  }

  /** What was found among the positions of the game. */
  public void print(DistinguishAnswer answer, Valuation<?> known) {
    if (answer.equal()) {
      String where =
          answer.verifiedTo().isEmpty()
              ? ""
              : " with heaps up to " + answer.verifiedTo().getAsInt();
      output.line(
          "No position of %s%s distinguishes %s and %s: %s."
              .formatted(
                  output.named(answer.game()),
                  where,
                  first,
                  second,
                  known instanceof Quotient
                      ? "both have the value " + Words.raised(answer.sums().get(0).value())
                      : "by %s they are equal"
                          .formatted(
                              known instanceof Gauges ? "the linear forms" : "the misère monoid")));
      if (known instanceof Quotient quotient) {
        output.line();
        answer.reductions().forEach(new OutcomePage(output, quotient)::reduction);
      }
      return;
    }
    String outcomes = text(answer.sums().get(0)) + ", and " + text(answer.sums().get(1));
    if (answer.by().orElseThrow().isEmpty()) {
      output.line("%s and %s have different outcomes: %s.".formatted(first, second, outcomes));
    } else {
      output.line(
          "%s and %s are distinguished by %s: %s."
              .formatted(first, second, answer.company(), outcomes));
      boolean isShortest =
          known instanceof EndlessQuotient
              ? answer.by().get().size() <= 2
              : known instanceof Quotient;
      if (isShortest) {
        output.line("No position with fewer " + labels.nouns() + " does.");
      }
    }
  }

  private static String text(DistinguishAnswer.Sum sum) {
    return "%s is %s-position of value %s"
        .formatted(sum.position(), article(sum.outcome()), Words.raised(sum.value()));
  }

  /**
   * What was found among all games.
   *
   * @param form the canonical form of the first position
   */
  public void print(Optional<Distinguisher> found, String form) {
    found.ifPresentOrElse(
        d -> {
          output.line(
              "%s and %s are distinguished by the game %s:".formatted(first, second, d.by()));
          output.line(
              "with it added, %s is %s-position, and".formatted(first, article(d.first().name())));
          output.line("%s is %s-position.".formatted(second, article(d.second().name())));
        },
        () ->
            output.line(
                "No game distinguishes %s and %s: both have the canonical form %s."
                    .formatted(first, second, form)));
  }

  private static String article(String outcome) {
    return (outcome.equals("P") ? "a " : "an ") + outcome;
  }
}
