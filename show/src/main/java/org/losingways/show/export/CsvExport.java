// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.monoid.words.WordStyle;

/** One table of a quotient as comma-separated values (RFC 4180), with a line of headings. */
public final class CsvExport {

  /** The tables there are. */
  public enum Table {
    /** One line an element: word, outcome, genus, a position, products with the generators. */
    ELEMENTS,
    /** One line a heap: its value and outcome. */
    PHI,
    /** The whole multiplication table. */
    PRODUCTS
  }

  private CsvExport() {}

  /** A table as text. */
  public static String write(QuotientFacts facts, Table table) {
    List<List<String>> rows =
        switch (table) {
          case ELEMENTS -> elements(facts);
          case PHI -> phi(facts);
          case PRODUCTS -> products(facts);
        };
    return text(rows);
  }

  /** Rows as text. */
  static String text(List<List<String>> rows) {
    return rows.stream()
        .map(row -> row.stream().map(CsvExport::field).collect(Collectors.joining(",")) + "\r\n")
        .collect(Collectors.joining());
  }

  private static String word(QuotientFacts facts, int x) {
    return facts.text(x, WordStyle.PLAIN);
  }

  private static List<List<String>> elements(QuotientFacts facts) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head =
        new ArrayList<>(List.of("element", "outcome", "genus", "idempotent", "position"));
    facts.names().forEach(name -> head.add("times " + name));
    rows.add(head);
    for (int x = 0; x < facts.order(); x++) {
      List<String> row = new ArrayList<>();
      row.add(word(facts, x));
      row.add(facts.q().outcome(x).toString());
      row.add(facts.genus(x));
      row.add(facts.q().monoid().times(x, x) == x ? "yes" : "no");
      row.add(facts.q().rules().labels().text(facts.q().position(x)));
      for (int g = 0; g < facts.names().size(); g++) {
        row.add(word(facts, facts.times(x, g)));
      }
      rows.add(row);
    }
    return rows;
  }

  private static List<List<String>> phi(QuotientFacts facts) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(facts.q().rules().labels().noun(), "value", "outcome"));
    for (int heap = 0; heap <= facts.q().heaps(); heap++) {
      int value = facts.q().value(heap);
      rows.add(List.of(facts.label(heap), word(facts, value), facts.q().outcome(value).toString()));
    }
    return rows;
  }

  private static List<List<String>> products(QuotientFacts facts) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head = new ArrayList<>(List.of(""));
    IntStream.range(0, facts.order()).forEach(x -> head.add(word(facts, x)));
    rows.add(head);
    for (int x = 0; x < facts.order(); x++) {
      List<String> row = new ArrayList<>(List.of(word(facts, x)));
      for (int product : facts.q().monoid().row(x)) {
        row.add(word(facts, product));
      }
      rows.add(row);
    }
    return rows;
  }

  private static String field(String text) {
    return text.matches("(?s).*[\",\r\n].*") ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
