// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.words.Alphabet;
import org.losingways.show.answer.quotient.QuotientsAnswer;
import org.losingways.show.answer.quotient.QuotientsAnswer.Small;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;

/** The quotients of a small order, three lines each. */
public record QuotientsPage(Paper output) {

  public void print(QuotientsAnswer answer) {
    int number = 0;
    for (Small q : answer.quotients()) {
      output.line(
          output.ink().strong(++number + ".") + " ",
          "%s⟨%s | %s⟩"
              .formatted(
                  q.name().map(n -> n + " = ").orElse(""),
                  String.join(", ", Alphabet.letters(q.generators()).names()),
                  raised(q.relations())));
      output.line("   P = ", output.ink().p(Words.set(q.pPortion())));
      output.line("   of ", output.ink().faint(q.form().orElseGet(() -> heaps(q))));
    }
    output.line(summary(answer));
  }

  private static String raised(List<String> words) {
    return words.stream().map(Words::raised).collect(Collectors.joining(", "));
  }

  private static String summary(QuotientsAnswer answer) {
    int count = answer.count();
    int order = answer.order();
    String many = Counted.of(count, "quotient");
    if (!answer.complete()) {
      return many
          + " of order %d found; there may be others: the search was stopped after %d of the"
              .formatted(order, answer.monoidsSearched())
          + " commutative monoids of order %d. More time: --time-limit.".formatted(order / 2);
    }
    if (order % 2 == 1 && order > 1) {
      return "No quotient has order " + order + ": the order of a nontrivial quotient is even.";
    }
    return count == 0
        ? "No quotient has order " + order + "; this is proved."
        : many + " of order " + order + "; it is proved that there are no others.";
  }

  /** The game heap by heap. */
  private static String heaps(Small q) {
    return IntStream.range(0, q.heaps().size())
        .mapToObj(i -> (i + 1) + " → " + String.join(", ", q.heaps().get(i)))
        .collect(Collectors.joining("; ", "heaps ", ""));
  }
}
