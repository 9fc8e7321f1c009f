// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import org.losingways.game.Labels;
import org.losingways.show.answer.position.InverseAnswer;
import org.losingways.show.page.text.Paper;

/** The text of {@code misere inverse}. */
public final class InversePage {

  private InversePage() {}

  /** Prints the answer. */
  public static void print(Paper output, InverseAnswer answer) {
    Labels labels = answer.solution().rules().labels();
    String shown = labels.text(answer.given());
    if (answer.found().isEmpty()) {
      output.line(
          output.ink().strong(shown + " has no inverse" + among(answer))
              + (answer.decided()
                  ? ": no value of the %d there are makes it as good as nothing."
                      .formatted(answer.solution().finiteOrder().orElseThrow())
                  : " among the positions looked through."));
      return;
    }
    String other = labels.text(answer.found().get());
    output.line(
        "%s: together they are as good as nothing%s."
            .formatted(
                output.ink().strong("The inverse of " + shown + " is " + other),
                answer.verifiedTo().isEmpty()
                    ? ""
                    : " beside all positions" + among(answer) + ", but larger ones may tell"));
    output.line(
        "Outcomes: %s is %s, %s is %s."
            .formatted(shown, answer.outcome(), other, answer.inverseOutcome().orElseThrow()));
    output.line(
        answer
            .differs()
            .map(
                x ->
                    "It is not the conjugate of %s: the outcomes differ %s."
                        .formatted(
                            shown, x.isEmpty() ? "alone" : "in company of " + labels.text(x)))
            .orElse("No small company tells it from the conjugate of " + shown + "."));
  }

  private static String among(InverseAnswer answer) {
    Labels labels = answer.solution().rules().labels();
    return answer.verifiedTo().isEmpty()
        ? ""
        : " with %s to %s".formatted(labels.nouns(), labels.label(answer.verifiedTo().getAsInt()));
  }
}
