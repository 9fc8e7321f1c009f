// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Labels;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Position;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Valuation;
import org.losingways.show.answer.quotient.CompareAnswer;
import org.losingways.show.answer.quotient.FormCompareAnswer;
import org.losingways.show.answer.quotient.PartizanCompareAnswer;
import org.losingways.show.page.position.FormPage;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/** The text of {@code misere compare}. */
public record ComparePage(Paper output) {

  /** So many letters are enough to see how it goes on. */
  private static final int LETTERS_SHOWN = 6;

  /** Prints how two games compare. */
  public void print(CompareAnswer answer) {
    String g = output.named(answer.game());
    String h = output.named(answer.other());
    answer
        .cousins()
        .ifPresent(
            s ->
                output.line(
                    "%s and %s have equivalent rules: heap n of %s has the options of heap %s of %s."
                        .formatted(g, h, g, shifted(s), h)));
    answer
        .parity()
        .ifPresent(
            p ->
                output.line(
                    "In misère play heap n of %s equals heap n of %s, with the nim-heap 1 added if n is %s%s."
                        .formatted(
                            g,
                            h,
                            p.added(),
                            p.verifiedTo().isPresent()
                                ? "; verified to heap " + p.verifiedTo().getAsInt()
                                : "; proved for all n")));
    if (!answer.first().isSolved() || !answer.second().isSolved()) {
      output.line(
          (answer.first().isSolved() ? h : g)
              + " is not solved within the limit, so the quotients cannot be compared.");
    } else if (answer.map().isEmpty()) {
      output.line(
          answer.isomorphic().isPresent()
              ? "Their misère quotients are different: %s has %s, %s %s."
                  .formatted(
                      g,
                      size(answer.first(), answer.second()),
                      h,
                      size(answer.second(), answer.first()))
              : "Their misère quotients are both infinite, and no isomorphism was found; it is not"
                  + " known whether there is one.");
    } else {
      isomorphic(answer);
    }
  }

  private void isomorphic(CompareAnswer answer) {
    boolean isEndless = answer.first() instanceof EndlessQuotient;
    String map =
        answer.map().orElseThrow().entrySet().stream()
                .limit(isEndless ? LETTERS_SHOWN : Integer.MAX_VALUE)
                .map(e -> Words.raised(e.getKey()) + " to " + Words.raised(e.getValue()))
                .collect(Collectors.joining(", "))
            + (isEndless ? " and so on" : "");
    var order = answer.first().finiteOrder();
    output.line(
        "Their misère quotients, %s, are isomorphic%s."
            .formatted(
                order.isPresent() ? "of order " + order.getAsInt() : "both infinite",
                map.isEmpty() ? "" : ": " + map));
    if (answer.shift().isPresent()) {
      int shift = answer.shift().getAsInt();
      output.line(
          "In misère play heap %s of %s equals heap %s of %s."
              .formatted(
                  shifted(Math.max(0, -shift)),
                  output.named(answer.game()),
                  shifted(Math.max(0, shift)),
                  output.named(answer.other())));
    } else if (answer.columns().isPresent()) {
      List<Integer> columns = answer.columns().get();
      int period = answer.first().period().orElseThrow().period();
      output.line("In misère play the games agree after reindexing the heaps, for k = 0, 1, 2, …:");
      for (int c = 1; c <= period; c++) {
        int to = columns.get(c - 1);
        // A heap that would have to be one of no beans or fewer is left out.
        int later = to < 1 ? period : 0;
        output.line(
            "  heap %dk+%d of %s equals heap %dk+%d of %s"
                .formatted(
                    period,
                    c + later,
                    output.named(answer.game()),
                    period,
                    to + later,
                    output.named(answer.other())));
      }
    } else if (!isEndless) {
      output.line("No heap shift or reindexing that relates the games was found.");
    }
  }

  private static String size(Quotient q, Quotient other) {
    return q.byKind(
        finite -> "order " + finite.order() + " with |P| = " + finite.pSize(),
        infinite -> "an infinite, finitely generated one",
        endless ->
            endless instanceof FamilyQuotient family && other instanceof FamilyQuotient
                ? "one that is not finitely generated, with the least weights "
                    + leastWeights(family)
                : endless.name().map(name -> name + ", which").orElse("one that")
                    + " is not finitely generated");
  }

  private static String leastWeights(FamilyQuotient q) {
    return q.family().leastWeights(q.heapsComputed()).entrySet().stream()
        .limit(LETTERS_SHOWN)
        .map(e -> e.getValue() + " for " + e.getKey())
        .collect(Collectors.joining(", ", "", ", …"));
  }

  private static String shifted(int s) {
    return s == 0 ? "n" : s > 0 ? "n+" + s : "n−" + -s;
  }

  /** Prints how two positions of a partizan game compare. */
  public void print(PartizanCompareAnswer answer) {
    Valuation<PartizanOutcome> solution = answer.solution();
    Labels labels = solution.rules().labels();
    String sign = answer.relation().equals("||") ? "∥" : answer.relation();
    String all =
        answer.verifiedTo().isEmpty()
            ? "all positions of " + output.named(answer.game())
            : "positions of %s with %s to %s"
                .formatted(
                    output.named(answer.game()),
                    labels.nouns(),
                    labels.label(answer.verifiedTo().getAsInt()));
    output.line(
        "%s  in the context of %s"
            .formatted(
                output
                    .ink()
                    .strong(
                        labels.text(answer.left())
                            + " "
                            + sign
                            + " "
                            + labels.text(answer.right())),
                all));
    if (answer.equal()) {
      output.line(
          answer.verifiedTo().isEmpty()
              ? "No context distinguishes them."
              : "No such context distinguishes them; larger heaps may.");
    }
    shown(answer, answer.comparison().notAtLeast(), "≱");
    shown(answer, answer.comparison().notAtMost(), "≰");
  }

  private void shown(PartizanCompareAnswer answer, Optional<Position> by, String sign) {
    Valuation<PartizanOutcome> solution = answer.solution();
    Labels labels = solution.rules().labels();
    by.ifPresent(
        x -> {
          Position one = answer.left().plus(x);
          Position two = answer.right().plus(x);
          output.line(
              "%s %s %s, because o(%s) = %s and o(%s) = %s."
                  .formatted(
                      labels.text(answer.left()),
                      sign,
                      labels.text(answer.right()),
                      labels.text(one),
                      solution.outcome(one),
                      labels.text(two),
                      solution.outcome(two)));
        });
  }

  /** Prints how two partizan forms compare modulo a universe. */
  public void print(FormCompareAnswer answer) {
    String sign = answer.relation().equals("||") ? "∥" : answer.relation();
    output.line(
        "%s  in the context of %s"
            .formatted(
                output.ink().strong(answer.first() + " " + sign + " " + answer.second()),
                FormPage.context(answer.universe())));
    if (answer.equal()) {
      output.line("No context distinguishes them.");
    }
    answer.notAtLeast().ifPresent(x -> shown(answer, x, "≱"));
    answer.notAtMost().ifPresent(x -> shown(answer, x, "≰"));
  }

  private void shown(FormCompareAnswer answer, FormCompareAnswer.Refutation x, String sign) {
    output.line(
        "%s %s %s, because with %s added the outcomes are %s and %s."
            .formatted(answer.first(), sign, answer.second(), x.by(), x.first(), x.second()));
  }
}
