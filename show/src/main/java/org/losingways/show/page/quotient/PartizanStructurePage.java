// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.losingways.game.PartizanOutcome;
import org.losingways.monoid.words.NamedMonoid;
import org.losingways.show.answer.quotient.PartizanStructureAnswer;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;
import org.losingways.show.view.QuotientView;

/** The text of {@code misere structure LEFT/RIGHT}. */
record PartizanStructurePage(Paper output, PartizanStructureAnswer answer) {

  void print(String proved, boolean tables) {
    Ink ink = output.ink();
    QuotientText text = new QuotientText(output);
    String size =
        answer.order().isPresent()
            ? "order " + answer.order().getAsInt()
            : "infinite, the group " + answer.group().orElseThrow();
    output.line("%s  %s, %s".formatted(ink.strong(output.named(answer.game())), size, proved));
    output.line();
    boolean isLarge = answer.order().isPresent() && text.isLarge(answer.order().getAsInt());
    if (isLarge) {
      text.withheld("The monoid is", answer.generators().size(), answer.relations().size());
    } else {
      output.line("  M = ", Words.presentation(answer.view().system().relations()));
    }
    text.legend("  with ", answer.generators());
    if (answer.named().isEmpty()) {
      rays();
      return;
    }
    NamedMonoid named = answer.named().get();
    MonoidPage page = new MonoidPage(output, named);
    if (isLarge) {
      page.outline();
    } else {
      page.elements(
          List.of(new MonoidPage.Column("outcome", x -> answer.elements().get(x).outcome())));
      page.inside(tables);
    }
  }

  private void rays() {
    QuotientView q = answer.view();
    output.line();
    output.line(output.ink().strong("Elements, and for which n = 0, 1, 2, … each outcome is met"));
    TextTable table = new TextTable();
    row(table, "element", output.ink()::faint, Enum::name);
    for (int x : q.words().points()) {
      row(table, q.text(x), s -> s, outcome -> q.outcome(x) == outcome ? "yes" : "no");
    }
    for (int ray : q.words().rays()) {
      row(table, q.words().ray(ray), s -> s, outcome -> q.which(ray, outcome));
    }
    table.print(output, "  ");
    output.line();
    output.line(
        "Every element has an inverse, so 1 is the only idempotent, and there are no ideals but the"
            + " whole.");
  }

  private static void row(
      TextTable table,
      String first,
      UnaryOperator<String> style,
      Function<PartizanOutcome, String> cell) {
    table.row(
        Stream.concat(Stream.of(first), Stream.of(PartizanOutcome.values()).map(cell)).toList(),
        style);
  }
}
