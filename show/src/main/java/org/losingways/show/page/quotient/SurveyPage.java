// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.Optional;
import org.losingways.show.answer.quotient.SurveyAnswer;
import org.losingways.show.page.text.Paper;

/** A survey as lines of CSV. */
public record SurveyPage(Paper output) {

  public void head() {
    output.asIs("left,right,monoid,order,period,preperiod,heaps,inverses that are not conjugates");
  }

  public void print(SurveyAnswer answer) {
    output.asIs(
        String.join(
            ",",
            answer.left(),
            answer.right(),
            answer.monoid(),
            answer.order().isPresent() ? String.valueOf(answer.order().getAsInt()) : "",
            text(answer.period()),
            text(answer.preperiod()),
            String.valueOf(answer.heaps()),
            String.join(" ", answer.oddInverses())));
  }

  private static String text(Optional<Integer> number) {
    return number.map(String::valueOf).orElse("");
  }
}
