// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.List;
import java.util.function.Function;
import org.losingways.genus.Genus;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.KnownQuotients;
import org.losingways.show.answer.quotient.EndlessStructureAnswer;
import org.losingways.show.answer.quotient.PartizanStructureAnswer;
import org.losingways.show.answer.quotient.QuotientSummary;
import org.losingways.show.answer.quotient.RayStructureAnswer;
import org.losingways.show.answer.quotient.StructureAnswer;
import org.losingways.show.answer.quotient.StructureAnswer.Element;
import org.losingways.show.answer.quotient.Structured;
import org.losingways.show.page.text.Heaps;
import org.losingways.show.page.text.Ink;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;
import org.losingways.theory.TameExtension;

/** The text of {@code misere structure}. */
public record StructurePage(Paper output, StructureAnswer answer) {

  /**
   * Prints all of a quotient of any kind.
   *
   * @param proved how far the quotient is proved, as a clause
   * @param tables whether to print the multiplication tables of all Rees factors, if it is finite
   */
  public static void print(Paper output, Structured answer, String proved, boolean tables) {
    if (answer instanceof StructureAnswer finite) {
      new StructurePage(output, finite).print(proved, tables);
    } else if (answer instanceof RayStructureAnswer infinite) {
      new RayPage(output, infinite).print(proved);
    } else if (answer instanceof EndlessStructureAnswer endless) {
      new EndlessPage(output).print(endless);
    } else if (answer instanceof PartizanStructureAnswer partizan) {
      new PartizanStructurePage(output, partizan).print(proved, tables);
    }
  }

  private void print(String proved, boolean tables) {
    QuotientSummary q = answer.quotient();
    Ink ink = output.ink();
    output.line(
        "%s  %sorder %d, |P| = %d, %s"
            .formatted(
                ink.strong(output.named(q.game())),
                q.name().map(n -> n + ", ").orElse(""),
                q.order().getAsInt(),
                q.pSize().getAsInt(),
                proved));
    output.line();
    QuotientText text = new QuotientText(output);
    boolean isLarge = text.isLarge(q.order().getAsInt());
    if (isLarge) {
      text.withheld("Q and P are", q.generators().size(), q.relations().size());
    } else {
      text.presentation(answer.structure().named().system().relations(), answer.few());
      output.line("  P = ", ink.p(Words.set(q.pPortion())));
    }
    text.legend("  with ", q.generators());
    if (isLarge) {
      FiniteQuotient quotient = answer.structure().quotient();
      text.growth("  Growth: ", quotient.steps(), new Heaps(quotient.rules())::named);
      page().outline();
      normalPlay();
      answer.extension().ifPresent(this::tameExtension);
      answer.mex().ifPresent(this::mex);
      return;
    }
    page()
        .elements(
            List.of(
                column("genus", x -> x.genus().map(g -> Genus.parse(g).toUnicode()).orElse("?")),
                column("outcome", Element::outcome)));
    page().inside(tables);
    normalPlay();
    answer.extension().ifPresent(this::tameExtension);
    answer.mex().ifPresent(this::mex);
  }

  /** Which option values give which value. */
  private void mex(List<StructureAnswer.Mex> rows) {
    page()
        .heading(
            "The mex function: a heap has this value if its options have at least one of the sets"
                + " and at most the last");
    TextTable table = new TextTable();
    table.row(List.of("value", "at least", "at most"), output.ink()::faint);
    for (StructureAnswer.Mex row : rows) {
      List<String> least =
          row.least().isEmpty()
              ? List.of("never")
              : row.least().stream().map(StructurePage::set).toList();
      table.row(List.of(row.value(), least.get(0), set(row.most())));
      for (String other : least.subList(1, least.size())) {
        table.row(List.of("", "or " + other, ""));
      }
      if (!row.allLeast()) {
        table.row(List.of("", "or others", ""));
      }
    }
    table.print(output, "  ");
    output.line("  No options give 1. Any other set of option values changes the quotient.");
  }

  private static String set(List<String> words) {
    return "{" + String.join(", ", words) + "}";
  }

  private MonoidPage.Column column(String head, Function<Element, String> cell) {
    return new MonoidPage.Column(head, x -> cell.apply(answer.elements().get(x)));
  }

  private void normalPlay() {
    MonoidPage.normalPlay(output, answer.normalOrder(), answer.copy(), page()::text);
  }

  private void tameExtension(TameExtension e) {
    page()
        .heading(
            "A tame extension, %s, of a quotient of order %d%s"
                .formatted(
                    e.times() == 1 ? "once" : e.times() + " times",
                    e.base().order(),
                    KnownQuotients.name(e.base()).map(n -> ", " + n).orElse("")));
  }

  private MonoidPage page() {
    return new MonoidPage(output, answer.structure().named());
  }
}
