// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.losingways.monoid.words.Relations;
import org.losingways.quotient.GrowthStep;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.page.text.Grid;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.Counted;

/**
 * What the pages about quotients have in common: a presentation, P, where the generators come from,
 * and Φ in rows of its period. Of a large quotient there is a summary, unless everything is wanted.
 *
 * <pre>
 * Size 20: ⟨a, b, c, d | a²=1, b⁴=b², b²c=b³, c²=1, b²d=d, cd=bd, d³=ad²⟩
 * P = {a, b², ac, bd, d²}
 * with a = Φ(1), b = Φ(3), c = Φ(8), d = Φ(9)
 * </pre>
 */
record QuotientText(Paper output) {

  /** Nobody reads more elements, rays or relations than these. */
  static final int LARGE = 100;

  /** Longer sequences are cut. */
  private static final int MOST_PHI = 300;

  /** Longer periods are not set in rows. */
  private static final int LONGEST_PERIOD = 2000;

  /** Whether so many things are too many to print. */
  boolean isLarge(int things) {
    return things > LARGE && !output.full();
  }

  /**
   * Presentation and P, or how large they are.
   *
   * @param size what stands before, such as {@code Size 20}
   */
  void print(String size, QuotientSummary q) {
    if (isLarge(q.order().orElse(0))) {
      output.line(
          "%s: %s, %s, %s in P; --full prints them."
              .formatted(
                  size,
                  Counted.of(q.generators().size(), "generator"),
                  Counted.of(q.relations().size(), "relation"),
                  Counted.of(q.pPortion().size(), "element")));
      return;
    }
    String name = q.name().map(n -> (q.tame() ? "TAME, " : "") + n + " = ").orElse("");
    output.line(size + ": " + name, presentation(q));
    output.line("P = ", output.ink().p(Words.set(q.pPortion())));
  }

  private static String presentation(QuotientSummary q) {
    String names =
        q.generators().stream().map(g -> Words.raised(g.name())).collect(Collectors.joining(", "));
    return "⟨%s | %s⟩".formatted(names, Words.raised(String.join(", ", q.relations())));
  }

  /** Says how much there is of what is too large to be printed unless it is asked for. */
  void withheld(String what, int generators, int relations) {
    output.line(
        "  %s printed with --full: %s, %s."
            .formatted(
                what, Counted.of(generators, "generator"), Counted.of(relations, "relation")));
  }

  /** The presentation of a quotient, whose order is said elsewhere. */
  void presentation(String head, QuotientSummary q) {
    output.line(head, presentation(q));
  }

  /** A presentation, and one of fewer relations from which the others follow. */
  void presentation(Relations all, Relations few) {
    output.line("  Q = ", Words.presentation(all));
    if (few.list().size() < all.list().size()) {
      output.line(
          "    = ",
          Words.presentation(few) + output.ink().faint("  (without redundant relations)"));
    }
  }

  /** Which heaps the generators are the values of. */
  void legend(String head, List<QuotientSummary.Generator> generators) {
    if (!generators.isEmpty()) {
      output.line(
          head,
          generators.stream()
              .map(g -> generator(g.name(), g.label().orElseGet(() -> String.valueOf(g.heap()))))
              .collect(Collectors.joining(", ")));
    }
  }

  /** Such as {@code b = Φ(3)}. */
  static String generator(String name, String heap) {
    return Paper.whole("%s = Φ(%s)".formatted(Words.raised(name), heap));
  }

  /** How the order grew. */
  void growth(String head, List<GrowthStep> steps, Function<Integer, String> label) {
    output.line(
        head,
        steps.stream()
            .map(s -> Paper.whole("%d from %s on".formatted(s.order(), label.apply(s.heap()))))
            .collect(Collectors.joining(", ", "order ", "")));
  }

  /**
   * Φ in rows of its period, or as long as it is known.
   *
   * @param phi the values from heap 0 on
   * @param repeats whether values repeat with this period for ever
   */
  void phi(List<String> phi, OptionalInt period, OptionalInt start, boolean repeats) {
    int from = Math.max(1, start.orElse(1));
    long twice = from + 2L * period.orElse(0);
    if (period.isEmpty() || twice > (output.full() ? Integer.MAX_VALUE : LONGEST_PERIOD)) {
      sequence(phi);
      return;
    }
    List<String> all = phi.stream().skip(1).map(Words::raised).toList();
    int columns = Grid.columnsFor(period.getAsInt(), all, output);
    long fullRows = (twice + columns - 1) / columns * columns;
    List<String> cells = all.stream().limit(fullRows).toList();
    output.line("Φ:");
    new Grid(cells, columns, repeats ? from : Integer.MAX_VALUE).print(output);
  }

  /** Φ as a list, from heap 0 on. */
  void sequence(List<String> phi) {
    output.line("Φ = ", values(phi, phi.size() - 1));
  }

  /**
   * Values of heaps, cut if there are too many.
   *
   * @param last the last heap whose value is known
   */
  String values(List<String> phi, int last) {
    int shown = output.full() ? phi.size() : Math.min(phi.size(), MOST_PHI);
    String more = shown == phi.size() ? "" : " … (to heap %d with --full)".formatted(last);
    return phi.stream().limit(shown).map(Words::raised).collect(Collectors.joining(" ")) + more;
  }
}
