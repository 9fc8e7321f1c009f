// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.FiniteMonoid;
import org.losingways.monoid.words.WordStyle;
import org.losingways.show.CommandFailure;
import org.losingways.show.view.QuotientView;

/**
 * One table of a quotient as comma-separated values (RFC 4180), with a line of headings.
 *
 * <p>In the table of elements a line is a point or a ray such as {@code c^(n+3)}; of a ray {@code
 * outcome} has the outcomes for the first n, and {@code repeating} those that come again for ever
 * after these.
 */
public final class CsvExport {

  /** The tables there are. */
  public enum Table {
    /** One line an element or a ray: word, outcome, a position, products with the generators. */
    ELEMENTS,
    /** One line a heap: its value and outcome. */
    PHI,
    /** The whole multiplication table. */
    PRODUCTS
  }

  private CsvExport() {}

  /** A table as text. */
  public static String write(Export export, Table table) {
    List<List<String>> rows =
        export
            .whole()
            .filter(EndlessExport::tells)
            .map(q -> EndlessExport.table(q, table))
            .orElseGet(
                () ->
                    switch (table) {
                      case ELEMENTS -> elements(export);
                      case PHI -> phi(export);
                      case PRODUCTS -> products(export);
                    });
    return rows.stream()
        .map(row -> row.stream().map(CsvExport::field).collect(Collectors.joining(",")) + "\r\n")
        .collect(Collectors.joining());
  }

  private static List<List<String>> elements(Export export) {
    QuotientView q = export.q();
    boolean isFinite = q.order().isPresent();
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of("element", "outcome"));
    if (!isFinite || q.hasGenera()) {
      head.add(isFinite ? "genus" : "repeating");
    }
    head.addAll(List.of("idempotent", "position"));
    q.names().forEach(name -> head.add("times " + name));
    rows.add(head);
    for (int c : q.words().cells()) {
      boolean isRay = q.words().isRay(c);
      List<String> row = new ArrayList<>();
      row.add(isRay ? q.words().ray(c, 0, WordStyle.PLAIN) : export.word(c));
      row.add(Export.text(q.first(c)));
      if (!isFinite || q.hasGenera()) {
        row.add(isFinite ? export.genus(c) : Export.text(q.repeating(c)));
      }
      row.add(!isRay && q.monoid().times(c, c) == c ? "yes" : "no");
      row.add(export.position(c));
      IntStream.range(0, q.names().size())
          .forEach(g -> row.add(export.product(c, g, WordStyle.PLAIN)));
      rows.add(row);
    }
    return rows;
  }

  private static List<List<String>> phi(Export export) {
    QuotientView q = export.q();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(q.labels().noun(), "value", "outcome"));
    for (int heap = 0; heap <= q.heaps(); heap++) {
      int value = q.value(heap);
      rows.add(List.of(q.labels().label(heap), export.word(value), q.outcome(value).toString()));
    }
    return rows;
  }

  private static List<List<String>> products(Export export) {
    FiniteMonoid monoid =
        export
            .q()
            .finite()
            .orElseThrow(
                () ->
                    new CommandFailure(
                        "The quotient is infinite, so its multiplication table cannot be written;"
                            + " --table elements has the products with the generators."));
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    IntStream.range(0, monoid.order()).forEach(x -> head.add(export.word(x)));
    rows.add(head);
    for (int x = 0; x < monoid.order(); x++) {
      List<String> row = new ArrayList<>(List.of(export.word(x)));
      for (int product : monoid.row(x)) {
        row.add(export.word(product));
      }
      rows.add(row);
    }
    return rows;
  }

  private static String field(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
