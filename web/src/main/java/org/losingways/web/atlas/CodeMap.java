// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Codes in a square that one looks at: the first digits lead to a row and a column, the last ones
 * to a cell in the block there.
 *
 * @param title what the codes are
 * @param before what stands before the point
 * @param base how many digits there are
 * @param places how many places after the point are shown
 */
record CodeMap(String title, String before, int base, int places) {

  /** The maps there are; a code is in the first that has room for it. */
  static final List<CodeMap> ALL =
      List.of(
          new CodeMap("Octal codes of three digits", "0", 8, 3),
          new CodeMap("Octal codes with 4 before the point", "4", 8, 3),
          new CodeMap("Quaternary codes of four digits", "0", 4, 4),
          new CodeMap("Hexadecimal codes of two digits", "0", 16, 2),
          new CodeMap("Octal codes of four digits", "0", 8, 4),
          new CodeMap("Octal codes of four digits with 4 before the point", "4", 8, 4));

  /** Blocks with more cells than this have no room for numbers in them. */
  private static final int MOST_READ = 16;

  /** The code of a cell, by its digits; none for that of all zeros. */
  private String code(int row, int column, int cell) {
    String digits = digit(row) + digit(column) + cellDigits(cell);
    String short_ = digits.replaceAll("0+$", "");
    return before + "." + (short_.isEmpty() ? "0" : short_);
  }

  private String cellDigits(int cell) {
    return switch (places) {
      case 2 -> "";
      case 3 -> digit(cell);
      default -> digit(cell / base) + digit(cell % base);
    };
  }

  private static String digit(int d) {
    return Integer.toString(d, 16).toUpperCase(java.util.Locale.ROOT);
  }

  private int cells() {
    return places == 2 ? 1 : places == 3 ? base : base * base;
  }

  /** All codes with a cell here. */
  Set<String> codes() {
    Set<String> all = new LinkedHashSet<>();
    for (int r = 0; r < base; r++) {
      for (int c = 0; c < base; c++) {
        for (int i = 0; i < cells(); i++) {
          all.add(code(r, c, i));
        }
      }
    }
    return all;
  }

  /**
   * The map.
   *
   * @param cards what is known, by code; of a cousin that is not in the atlas, its relative's
   */
  Html html(Map<String, Card> cards, Function<Card, String> address) {
    List<Html> head = IntStream.range(0, base).mapToObj(c -> Html.column("·" + digit(c))).toList();
    List<Html> rows = new ArrayList<>();
    for (int r = 0; r < base; r++) {
      int row = r;
      List<Html> blocks =
          IntStream.range(0, base).mapToObj(c -> block(row, c, cards, address)).toList();
      rows.add(Html.of("tr", Html.tag("th", "scope", "row").with(before + "." + digit(r)), blocks));
    }
    Html table =
        Html.tag("table", "class", "code-map of-" + cells())
            .with(Html.of("thead", Html.of("tr", Html.of("td"), head)), Html.of("tbody", rows));
    return Html.of("section", Html.of("h2", title), Html.wide("scroll", title, table));
  }

  private Html block(int row, int column, Map<String, Card> cards, Function<Card, String> address) {
    List<Html> cells = new ArrayList<>();
    for (int i = 0; i < cells(); i++) {
      String code = code(row, column, i);
      Card card = cards.get(code);
      cells.add(
          card == null
              ? Html.tag("span", "class", "cell absent").with()
              : Html.tag(
                      "a",
                      "class",
                      "cell " + card.verdict().style(),
                      "href",
                      address.apply(card),
                      "title",
                      code + ": " + card.line(),
                      "aria-label",
                      code + ", " + card.mark() + ", " + card.verdict().title())
                  .with(cells() > MOST_READ ? "" : card.mark()));
    }
    return Html.of("td", Html.tag("div", "class", "block").with(cells));
  }
}
