// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.losingways.partizan.MonoidText;
import org.losingways.show.answer.quotient.PartizanSolveAnswer;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/**
 * The text of {@code misere solve LEFT/RIGHT}.
 *
 * @param name how the game calls a heap
 */
public record PartizanSolvePage(Paper output, IntFunction<String> name) {

  /** Prints the answer. */
  public void print(PartizanSolveAnswer answer) {
    boolean isSolved = answer.status().equals("solved");
    output.line(
        output
            .ink()
            .strong(
                "Misère play of %s %s"
                    .formatted(
                        output.named(answer.game()),
                        isSolved ? "is solved" : "to heap " + answer.heapsComputed())));
    String size = answer.infinite() ? "Infinite" : "Size " + answer.order().getAsInt();
    String names =
        answer.generators().stream()
            .map(MonoidText.Generator::name)
            .collect(Collectors.joining(", "));
    String relations = Words.raised(String.join(", ", answer.relations()));
    output.line(
        size + ": ", "⟨%s%s⟩".formatted(names, relations.isEmpty() ? "" : " | " + relations));
    String heaps =
        answer.generators().stream()
            .map(g -> QuotientText.generator(g.name(), name.apply(g.heap())))
            .collect(Collectors.joining(", "));
    output.line("with ", heaps.isEmpty() ? "nothing but 1" : heaps);
    answer
        .outcomes()
        .forEach((outcome, words) -> output.line("  " + outcome + " = ", Words.set(words)));
    boolean withK =
        answer.outcomes().values().stream().flatMap(List::stream).anyMatch(w -> w.contains("k"));
    if (answer.infinite() && withK) {
      output.line("  with k = 0, 1, 2, …");
    }
    new QuotientText(output).phi(answer.phi(), answer.period(), answer.preperiod(), true);
    output.line(universe(answer));
    output.line(isSolved ? period(answer) : stopped(answer));
    answer.gauges().ifPresent(new GaugesPage(output)::beyond);
  }

  private static String universe(PartizanSolveAnswer answer) {
    if (answer.placement()) {
      return "A placement game, so it is dead-ending.";
    }
    String how = "Not dead-ending: in %s a player has no move now but may have one later.";
    return answer.alive().map(how::formatted).orElse("Dead-ending as far as computed.");
  }

  private static String period(PartizanSolveAnswer answer) {
    if (answer.growth().isPresent()) {
      PartizanSolveAnswer.Growth g = answer.growth().get();
      return "Φ(h + %d) %s for all h ≥ %d, proved for heaps of every size."
          .formatted(
              g.period(),
              g.factor()
                  .map(x -> "= " + Words.raised(x) + "·Φ(h)")
                  .orElse("has count %d larger than Φ(h)".formatted(g.saltus())),
              g.preperiod());
    }
    return answer.period().isEmpty()
        ? "Proved for all heaps of the game."
        : "Period %d from heap %d on, proved for heaps of every size."
            .formatted(answer.period().getAsInt(), answer.preperiod().getAsInt());
  }

  private static String stopped(PartizanSolveAnswer answer) {
    return answer.refuted().isEmpty()
        ? "Verified to the last heap above; stopped at a limit."
        : "No monoid was found with heap %d; %d candidates were refuted."
            .formatted(answer.heapsComputed() + 1, answer.refuted().getAsInt());
  }
}
