// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.position;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.show.answer.position.SibertConwayAnswer;
import org.losingways.show.page.text.Grid;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Paper;
import org.losingways.theory.SibertConway;
import org.losingways.theory.WeightFunction;

/** Where misère and normal play differ, as lists of expressions or by weights. */
public record SibertConwayPage(Paper output) {

  private static final String PN =
      "PN, lost in normal play and won in misère play by the player to move:";
  private static final String NP =
      "NP, won in normal play and lost in misère play by the player to move:";

  public void print(SibertConwayAnswer answer) {
    String game = answer.game();
    if (answer.lists().isPresent()) {
      lists(answer, answer.lists().get());
      new Heaps(answer.rules()).legend(output, answer.heapsComputed());
    } else if (answer.weighing().isPresent()) {
      weights(output.named(game), answer.weighing().get());
    } else if (answer.solved()) {
      output.line(
          output.named(game)
              + " is solved, but more than eight kinds of heaps matter, or no expressions with one single"
              + " heap of a kind and up to four E or D give a list; see 'misere pretend %s'."
                  .formatted(game));
    } else {
      String why =
          answer.infiniteAt() > 0
              ? ": its quotient to heap " + answer.infiniteAt() + " is infinite"
              : " is not solved within the limit (verified to heap %d)"
                  .formatted(answer.heapsComputed());
      output.line(
          "%s%s, so no list is complete%s."
              .formatted(
                  output.named(game),
                  why,
                  answer.lastWeighed() == 0
                      ? ""
                      : ", and no weights fit to heap " + answer.lastWeighed()));
    }
  }

  private void lists(SibertConwayAnswer answer, SibertConway lists) {
    output.line(
        output.ink().strong(output.named(answer.game()) + ": where misère and normal play differ"));
    output.line();
    list(PN, lists.pn());
    output.line();
    list(NP, lists.np());
    if (!lists.indifferent().isEmpty()) {
      output.line();
      output.line(
          lists.indifferent().stream()
                  .map(String::valueOf)
                  .collect(Collectors.joining(", ", "Heaps that may be added anywhere: ", ""))
              + (answer.rules().largestHeap() == Integer.MAX_VALUE ? ", …" : ""));
    }
    output.line();
    if (lists.pn().contains("[*0,0]")) {
      output.line(
          "m [*v,n] is a heap m beside heaps of nim-value v in all whose weights add up to n at most; a heap with k in its number stands for all with k = 0, 1, 2, …; 'misere %s' lists the weights."
              .formatted(answer.game()));
    }
    answer
        .period()
        .filter(p -> (lists.pn() + "" + lists.np() + lists.indifferent()).matches(".*(…|\\[\\d).*"))
        .ifPresent(
            period ->
                output.line(
                    "Dots stand for heaps that repeat: from heap %d on each is as good as the one %d after it."
                        .formatted(answer.preperiod().orElseThrow(), period)));
    output.line(
        "Proved for all positions"
            + (lists.isExhausted()
                ? "; with at most %s E or D in each, no list has fewer expressions."
                    .formatted(List.of("two", "three", "four").get(lists.factors() - 2))
                : "."));
  }

  private void list(String title, List<String> expressions) {
    output.line(title);
    if (expressions.isEmpty()) {
      output.line("  none");
    }
    expressions.forEach(e -> output.line("  " + (e.equals("0") ? "the empty position" : e)));
  }

  private void weights(String game, WeightFunction w) {
    output.line(
        output
            .ink()
            .strong(
                "%s: where misère and normal play differ, by weights, to heap %d"
                    .formatted(game, w.lastHeap())));
    output.line();
    output.line("Weights of heaps");
    List<String> cells =
        IntStream.rangeClosed(1, w.lastHeap())
            .mapToObj(h -> (w.isHeavy(h) ? "≥" : "") + w.weight(h))
            .toList();
    int columns = Grid.columnsFor(0, cells, output);
    new Grid(cells, columns, Integer.MAX_VALUE).print(output);
    output.line();
    filled(PN, w.pn());
    output.line();
    filled(NP, w.np());
    output.line();
    output.line(
        "m [*k,n] is a heap m beside heaps of nim-value k in all whose weights add up to n at most.");
    output.line("Verified for all positions with heaps to " + w.lastHeap() + ".");
  }

  private void filled(String title, List<String> texts) {
    output.line(title);
    output.line("  ", texts.stream().map(Paper::whole).collect(Collectors.joining("   ")));
  }
}
