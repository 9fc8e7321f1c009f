// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.QuotientSummary.Generator;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.Words;

/**
 * What changes from one partial quotient to the next.
 *
 * <pre>
 * Size 18: new generator d = Φ(9)
 *   relations added    bc²=b, c³=c, bd=bc, cd=b², d³=d
 *   relations dropped  c²=1
 *   P adds             ac², d, ad²
 * </pre>
 *
 * @param before the partial quotient at its last heap
 */
record QuotientChange(Paper output, QuotientSummary before, QuotientSummary now) {

  /**
   * Whether letters mean what they meant before, and words of P are still written so. Otherwise a
   * list of changes would say nothing.
   */
  boolean isReadable() {
    List<Generator> old = before.generators();
    return now.generators().size() >= old.size()
        && now.generators().subList(0, old.size()).equals(old)
        && now.pPortion().containsAll(before.pPortion());
  }

  /** All but Φ. */
  void print() {
    List<Generator> added =
        now.generators().subList(before.generators().size(), now.generators().size());
    QuotientText text = new QuotientText(output);
    String size = "Size %d: ".formatted(now.order().getAsInt());
    String name = now.name().map(n -> (now.tame() ? "TAME, " : "") + n + ", ").orElse("");
    if (added.isEmpty()) {
      output.line(size + name + "the same generators");
    } else {
      text.legend(size + name + "new generator" + (added.size() > 1 ? "s " : " "), added);
    }
    row("relations added", added(before.relations(), now.relations()));
    row("relations dropped", added(now.relations(), before.relations()));
    row("P adds", added(before.pPortion(), now.pPortion()));
  }

  /** The values of the heaps that are new, and those that changed. */
  void phi(boolean areSizes) {
    List<String> old = before.phi();
    List<String> phi = now.phi();
    row(
        "Φ changes",
        IntStream.range(0, old.size())
            .filter(heap -> !old.get(heap).equals(phi.get(heap)))
            .mapToObj(heap -> Paper.whole("Φ(%s) = %s".formatted(label(heap), word(heap))))
            .collect(Collectors.joining(", ")));
    if (areSizes) {
      row(
          "Φ from heap " + old.size(),
          new QuotientText(output).values(phi.subList(old.size(), phi.size()), phi.size() - 1));
    } else {
      row(
          "Φ adds",
          IntStream.range(old.size(), phi.size())
              .mapToObj(heap -> Paper.whole("Φ(%s) = %s".formatted(label(heap), word(heap))))
              .collect(Collectors.joining(", ")));
    }
  }

  private String label(int heap) {
    return now.labels().isEmpty() ? String.valueOf(heap) : now.labels().get(heap);
  }

  private String word(int heap) {
    return Words.raised(now.phi().get(heap));
  }

  private static String added(List<String> less, List<String> more) {
    return more.stream()
        .filter(word -> !less.contains(word))
        .map(Words::raised)
        .collect(Collectors.joining(", "));
  }

  private void row(String head, String text) {
    if (!text.isEmpty()) {
      output.line("  %-17s  ".formatted(head), text);
    }
  }
}
