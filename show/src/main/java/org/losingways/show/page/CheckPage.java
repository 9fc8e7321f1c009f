// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import org.losingways.show.answer.CheckAnswer;
import org.losingways.show.answer.KernelAnswer;
import org.losingways.show.page.text.Paper;
import org.losingways.show.view.Counted;

/** What a referee says, in a word and a sentence. */
public record CheckPage(Paper output) {

  public void print(CheckAnswer answer) {
    boolean isAccepted =
        answer.accepted() || answer.kernel().filter(kernel -> !kernel.accepted()).isPresent();
    String word = isAccepted ? "Accepted." : answer.undecided() ? "Undecided." : "Refuted.";
    output.line(output.ink().strong(word) + " " + answer.reason());
    answer
        .refutedByLabels()
        .ifPresent(text -> output.line("The heaps of this position are " + text + "."));
    answer.kernel().ifPresent(this::kernel);
  }

  private void kernel(KernelAnswer answer) {
    output.line(
        output.ink().strong(answer.accepted() ? "Checked by " : "Refused by ")
            + output.ink().strong(answer.program() + ".")
            + " "
            + answer.reason());
    if (answer.theorems() + answer.uncovered() > 1) {
      String others =
          switch (answer.uncovered()) {
            case 0 -> "";
            case 1 -> "; one certificate is of a kind that Coq cannot check here";
            default ->
                "; %d certificates are of kinds that Coq cannot check here"
                    .formatted(answer.uncovered());
          };
      output.line(Counted.of(answer.theorems(), "theorem") + others + ".");
    }
  }
}
