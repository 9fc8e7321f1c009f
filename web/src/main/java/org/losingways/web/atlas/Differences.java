// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.position.SibertConwayAnswer;

/** Where misère and normal play of a solved game differ: Sibert–Conway lists, or weights. */
final class Differences {

  private Differences() {}

  /** The lists, of games that have some; those that are only verified so far are left out. */
  static Html of(Quotient quotient) {
    boolean isEndless = quotient instanceof EndlessQuotient;
    boolean hasLists = quotient.finiteOrder().isPresent() || isEndless;
    if (!quotient.isSolved() || !hasLists || !quotient.rules().labels().areSizes()) {
      return Html.NOTHING;
    }
    NormalSolution normal =
        NormalSolution.reaching(quotient.rules(), BigInteger.valueOf(quotient.heapsComputed()));
    SibertConwayAnswer found =
        isEndless
            ? SibertConwayAnswer.of(quotient, normal)
            : SibertConwayAnswer.lists(quotient.lastFinite(), normal);
    if (found.PN().isEmpty()) {
      return Html.NOTHING;
    }
    boolean byWeights = found.PN().get().stream().anyMatch(e -> e.contains("["));
    return GamePage.section(
        "Where misère and normal play differ",
        Html.of(
            "p",
            "All other positions have the same outcome in both. ",
            byWeights
                ? "m [*v,n] is a heap m beside heaps of nim-value v in all whose weights add up to n"
                    + " at most; a heap with k in its number stands for all with k = 0, 1, 2, …."
                : "E(…) is an even, D(…) an odd number of heaps of the sizes listed; a number by"
                    + " itself is a single heap, and no other heaps are there."),
        Html.tag("div", "class", "columns")
            .with(
                list("Lost in normal play, won in misère play", found.PN().get()),
                list("Won in normal play, lost in misère play", found.NP().orElse(List.of()))),
        indifferent(quotient, found.indifferent()));
  }

  private static Html list(String title, List<String> expressions) {
    return Html.of(
        "div",
        Html.of("h3", title),
        expressions.isEmpty()
            ? Html.of("p", "none")
            : Html.tag("ul", "class", "expressions")
                .with(
                    expressions.stream()
                        .map(e -> Html.of("li", e.equals("0") ? "the empty position" : e))
                        .toList()));
  }

  private static Html indifferent(Quotient quotient, List<Integer> heaps) {
    if (heaps.isEmpty()) {
      return Html.NOTHING;
    }
    boolean goesOn =
        quotient.period().filter(p -> heaps.stream().anyMatch(h -> h >= p.preperiod())).isPresent();
    String listed = heaps.stream().map(String::valueOf).collect(Collectors.joining(", "));
    return Html.of(
        "p",
        "Heaps of %s%s may be added to any position: they change nothing."
            .formatted(listed, goesOn ? ", …" : ""));
  }
}
