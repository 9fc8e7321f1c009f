// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import org.losingways.game.Labels;
import org.losingways.show.answer.position.FormInverseAnswer;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.page.text.Paper;

/** The text of {@code misere inverse}. */
public final class InversePage {

  private InversePage() {}

  /** Prints the answer. */
  public static void print(Paper output, InverseAnswer answer) {
    Labels labels = answer.labels();
    String shown = labels.text(answer.given());
    if (answer.found().isEmpty()) {
      output.line(
          output.ink().strong(shown + " has no inverse" + among(answer))
              + (answer.decided()
                  ? ": none of the %d values is its inverse."
                      .formatted(answer.order().orElseThrow())
                  : " among the positions examined."));
      return;
    }
    String other = labels.text(answer.found().get());
    output.line(
        "%s: their sum equals 0%s."
            .formatted(
                output.ink().strong("The inverse of " + shown + " is " + other),
                answer.verifiedTo().isEmpty()
                    ? ""
                    : " in the context of positions"
                        + among(answer)
                        + "; larger ones may distinguish them"));
    output.line(
        "Outcomes: %s is %s, %s is %s."
            .formatted(shown, answer.outcome(), other, answer.inverseOutcome().orElseThrow()));
    output.line(
        answer
            .differs()
            .map(
                x ->
                    "It does not equal the conjugate of %s: the outcomes differ %s."
                        .formatted(
                            shown,
                            x.isEmpty()
                                ? "without context"
                                : "in the context of " + labels.text(x)))
            .orElse("No small context distinguishes it from the conjugate of " + shown + "."));
  }

  private static String among(InverseAnswer answer) {
    Labels labels = answer.labels();
    return answer.verifiedTo().isEmpty()
        ? ""
        : " with %s to %s".formatted(labels.nouns(), labels.label(answer.verifiedTo().getAsInt()));
  }

  /** Prints the inverse of a form. */
  public static void print(Paper output, FormInverseAnswer answer) {
    String context = " modulo " + FormPage.context(answer.universe());
    output.line(
        answer
            .inverse()
            .map(
                h ->
                    output.ink().strong("The inverse of " + answer.form() + " is " + h)
                        + context
                        + ", which equals its conjugate.")
            .orElseGet(
                () -> output.ink().strong(answer.form() + " has no inverse") + context + "."));
    output.line("Outcome: " + answer.outcome());
  }
}
