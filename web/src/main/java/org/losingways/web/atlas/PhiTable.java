// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Values of heaps in rows of their period, which is underlined: a value in P is round, blue and
 * heavy, any other square and vermilion.
 *
 * @param values the contents of the cells, from heap 0 on
 * @param outcomes the outcomes of the heaps, from 0 on; they are the classes of the cells
 */
record PhiTable(
    String title,
    List<Html> values,
    List<String> outcomes,
    OptionalInt period,
    OptionalInt preperiod) {

  private static final int USUAL = 10;
  private static final int MOST_ACROSS = 24;
  private static final int MOST_ROWS = 40;

  /** How many heaps go in a row: the period if it fits, a divisor of it if there is a good one. */
  private int across() {
    int p = period.orElse(USUAL);
    if (p <= MOST_ACROSS) {
      return p * Math.max(1, (4 + p) / p);
    }
    return IntStream.iterate(MOST_ACROSS, c -> c >= 6, c -> c - 1)
        .filter(c -> p % c == 0)
        .findFirst()
        .orElse(12);
  }

  Html html() {
    int columns = across();
    int last = values.size() - 1;
    int start = Math.max(1, preperiod.orElse(0));
    // Once the period has been shown whole, more of the same says nothing.
    long twice = start - 1L + 2L * period.orElse(0);
    long enough = period.isPresent() ? (twice + columns - 1) / columns * columns : last;
    int all = (int) ((Math.min(last, enough) + columns - 1) / columns);
    int rows = Math.min(MOST_ROWS, all);
    List<Html> body = new ArrayList<>();
    for (int r = 0; r < rows; r++) {
      int before = r * columns;
      List<Html> cells =
          IntStream.rangeClosed(before + 1, before + columns)
              .mapToObj(heap -> heap > last ? Html.of("td") : cell(heap))
              .toList();
      body.add(Html.of("tr", Html.tag("th", "scope", "row").with(before + "+"), cells));
      if (period.isPresent() && before + 1 >= start && before - columns + 1 < start) {
        body.add(
            Html.tag("tr", "class", "underline", "aria-hidden", "true")
                .with(Html.of("td"), Html.tag("td", "colspan", Integer.toString(columns)).with()));
      }
    }
    List<Html> head =
        IntStream.rangeClosed(1, columns)
            .mapToObj(c -> Html.tag("th", "scope", "col").with(Integer.toString(c)))
            .toList();
    Html table =
        Html.tag("table", "class", "phi")
            .with(Html.of("thead", Html.of("tr", Html.of("td"), head)), Html.of("tbody", body));
    Html more =
        rows < all
            ? Html.tag("p", "class", "aside")
                .with("… and so on to heap %d; the certificate has all of it.".formatted(last))
            : Html.NOTHING;
    return Html.all(scrolling(title, table), more);
  }

  private Html cell(int heap) {
    return Html.tag("td", "class", outcomes.get(heap)).with(values.get(heap));
  }

  /** What is wider than a small page moves by itself, and by keys as well. */
  static Html scrolling(String title, Html content) {
    return Html.tag(
            "div", "class", "scroll", "tabindex", "0", "role", "region", "aria-label", title)
        .with(content);
  }

  /** Φ of a game whose heaps are vertices, cells or boards. */
  static Html labelled(List<String> labels, List<Html> values, List<String> outcomes) {
    int shown = Math.min(60, labels.size() - 1);
    List<Html> rows =
        IntStream.rangeClosed(1, shown)
            .mapToObj(
                heap ->
                    Html.of(
                        "tr",
                        Html.tag("th", "scope", "row").with(labels.get(heap)),
                        Html.tag("td", "class", outcomes.get(heap)).with(values.get(heap))))
            .toList();
    Html table = Html.tag("table", "class", "phi").with(Html.of("tbody", rows));
    int rest = labels.size() - 1 - shown;
    return Html.all(
        Html.tag(
                "div",
                "class",
                "scroll labelled",
                "tabindex",
                "0",
                "role",
                "region",
                "aria-label",
                "Values")
            .with(table),
        rest > 0
            ? Html.tag("p", "class", "aside")
                .with("… and %d more, in the certificate.".formatted(rest))
            : Html.NOTHING);
  }
}
