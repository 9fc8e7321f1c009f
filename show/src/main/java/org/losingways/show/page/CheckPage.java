// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.page.text.Paper;

/** What a referee says, in a word and a sentence. */
public record CheckPage(Paper output) {

  public void print(CheckAnswer answer) {
    String word = answer.accepted() ? "Accepted." : answer.undecided() ? "Undecided." : "Refuted.";
    output.line(output.ink().strong(word) + " " + answer.reason());
    answer
        .refutedByLabels()
        .ifPresent(text -> output.line("The heaps of this position are " + text + "."));
  }
}
