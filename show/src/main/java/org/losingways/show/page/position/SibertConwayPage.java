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
      "PN: P in normal play, N in misère play (the player to move wins misère play only)";
  private static final String NP =
      "NP: N in normal play, P in misère play (the player to move wins normal play only)";

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
              + " is solved, but it has no list of this form with at most four E or D in each"
              + " expression and at most eight classes of heaps; see 'misere pretend %s'."
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
                      : ", and no weights were found to heap " + answer.lastWeighed()));
    }
  }

  private void lists(SibertConwayAnswer answer, SibertConway lists) {
    output.line(
        output
            .ink()
            .strong(
                output.named(answer.game())
                    + ": where misère and normal play differ"
                    + (answer.verifiedTo().isPresent()
                        ? ", to heap " + answer.verifiedTo().getAsInt()
                        : "")));
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
              + (answer.rules().largestHeap() == Integer.MAX_VALUE && answer.verifiedTo().isEmpty()
                  ? ", …"
                  : ""));
    }
    output.line();
    legend(answer.game(), lists);
    answer
        .period()
        .filter(p -> (lists.pn() + "" + lists.np() + lists.indifferent()).matches(".*(…|\\[\\d).*"))
        .ifPresent(
            period ->
                output.line(
                    "Dots: heaps repeat from heap %d on, heap n+%d being equal to heap n."
                        .formatted(answer.preperiod().orElseThrow(), period)));
    output.line(
        "Proved for all positions"
            + (answer.verifiedTo().isPresent()
                ? " with heaps to " + answer.verifiedTo().getAsInt()
                : "")
            + (lists.isExhausted()
                ? "; no list with at most %s E or D in each expression is shorter."
                    .formatted(List.of("two", "three", "four").get(lists.factors() - 2))
                : "."));
  }

  /** What the signs in the lists mean. */
  private void legend(String game, SibertConway lists) {
    String all = String.join("  ", lists.pn()) + "  " + String.join("  ", lists.np());
    if (all.contains("[*")) {
      output.line(weighed("v"));
      output.line(
          "A heap such as 7+2k stands for all with k = 0, 1, 2, …; 'misere %s' lists the weights."
              .formatted(game));
    } else if (all.contains("E(") || all.contains("D(")) {
      output.line(
          "E(1,4): an even number of heaps of sizes 1 and 4 in all; D(1,4): an odd number."
              + (all.contains("{") ? " {9,14}: one heap, of size 9 or 14." : "")
              + (all.matches("(.*  )?\\d+ [ED].*") ? " A number alone: one heap of that size." : "")
              + (lists.indifferent().isEmpty() ? " There are no other heaps." : ""));
    }
  }

  private static String weighed(String value) {
    return "m [*%1$s,n]: one heap m, and other heaps with nim-sum %1$s and weights that add up to at most n."
        .formatted(value);
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
    output.line(weighed("k"));
    output.line("Verified for all positions with heaps to " + w.lastHeap() + ".");
  }

  private void filled(String title, List<String> texts) {
    output.line(title);
    output.line("  ", texts.stream().map(Paper::whole).collect(Collectors.joining("   ")));
  }
}
