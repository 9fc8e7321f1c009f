// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Values of heaps in rows of their period, which is underlined: a value in P is round, blue and
 * heavy, any other square and vermilion.
 *
 * @param last the last heap
 * @param values the contents of the cells
 * @param outcomes the outcomes of the heaps, which are the classes of the cells
 */
record PhiTable(
    String title,
    int last,
    IntFunction<Html> values,
    IntFunction<String> outcomes,
    OptionalInt period,
    OptionalInt preperiod) {

  private static final int USUAL = 10;
  private static final int MOST_ACROSS = 24;
  private static final int MOST_LETTERS = 60;
  private static final int MEASURED = 200;
  private static final int MOST_ROWS = 40;

  /** How many rows at the beginning are shown of a table that is too long. */
  private static final int FIRST_ROWS = 8;

  /** How many rows of a period are shown. */
  private static final int MOST_PERIOD = 60;

  /** How many heaps go in a row: the period if it fits, a divisor of it if there is a good one. */
  private int across() {
    int p = period.orElse(USUAL);
    int most = Math.max(12, Math.min(MOST_ACROSS, MOST_LETTERS / longest()));
    if (p <= most) {
      return p * Math.max(1, (4 + p) / p);
    }
    return IntStream.concat(
            IntStream.iterate(most, c -> c >= 6, c -> c - 1),
            IntStream.rangeClosed(most + 1, MOST_ACROSS))
        .filter(c -> p % c == 0)
        .findFirst()
        .orElse(12);
  }

  private int longest() {
    return IntStream.rangeClosed(0, Math.min(last, MEASURED))
        .map(heap -> values.apply(heap).markup().replaceAll("<[^>]*>", "").length())
        .max()
        .orElse(1);
  }

  Html html() {
    int columns = across();
    int start = Math.max(1, preperiod.orElse(0));
    int span = period.orElse(0);
    // Once the period has been shown whole, more of the same says nothing.
    long twice = start - 1L + 2L * span;
    long enough = period.isPresent() ? (twice + columns - 1) / columns * columns : last;
    int all = (int) ((Math.min(last, enough) + columns - 1) / columns);
    boolean isAligned = span > 0 && (columns % span == 0 || span % columns == 0);
    int first = (start - 1 + columns - 1) / columns;
    int from = isAligned ? first * columns + 1 : start;
    int to = isAligned ? from + Math.max(span, columns) - 1 : from + span - 1;
    List<Html> body = new ArrayList<>();
    int shown = -1;
    int begin = period.isPresent() ? (from - 1) / columns : all;
    for (int r : rows(all, begin, (to - 1) / columns + 2)) {
      int before = r * columns;
      if (r > shown + 1) {
        body.add(gap(columns));
      }
      shown = r;
      List<Html> cells =
          IntStream.rangeClosed(before + 1, before + columns)
              .mapToObj(
                  heap ->
                      heap > last
                          ? Html.of("td")
                          : cell(heap, !isAligned && from <= heap && heap <= to))
              .toList();
      body.add(Html.of("tr", Html.tag("th", "scope", "row").with(before + "+"), cells));
      if (isAligned && from <= before + 1 && before + 1 <= to) {
        body.add(
            Html.tag("tr", "class", "underline", "aria-hidden", "true")
                .with(Html.of("td"), Html.tag("td", "colspan", Integer.toString(columns)).with()));
      }
    }
    if (shown < all - 1) {
      body.add(gap(columns));
    }
    List<Html> head =
        IntStream.rangeClosed(1, columns).mapToObj(c -> Html.column(Integer.toString(c))).toList();
    Html table =
        Html.tag("table", "class", "phi")
            .with(Html.of("thead", Html.of("tr", Html.of("td"), head)), Html.of("tbody", body));
    return Html.wide("scroll", title, table);
  }

  /** All rows; of very many, the first ones and those of the period. */
  private static List<Integer> rows(int all, int begin, int end) {
    if (all <= MOST_ROWS) {
      return IntStream.range(0, all).boxed().toList();
    }
    int first = begin >= all ? MOST_ROWS : FIRST_ROWS;
    return IntStream.concat(
            IntStream.range(0, Math.min(first, begin)),
            IntStream.range(begin, Math.min(Math.min(all, end), begin + MOST_PERIOD)))
        .boxed()
        .toList();
  }

  private static Html gap(int columns) {
    return Html.of(
        "tr",
        Html.tag("th", "scope", "row").with("…"),
        Html.tag("td", "colspan", Integer.toString(columns)).with());
  }

  private Html cell(int heap, boolean isMarked) {
    return Html.tag("td", "class", outcomes.apply(heap) + (isMarked ? " repeats" : ""))
        .with(values.apply(heap));
  }

  /** Φ of a game whose heaps are vertices, cells or boards. */
  static Html labelled(
      List<String> labels, IntFunction<Html> values, IntFunction<String> outcomes) {
    int shown = Math.min(60, labels.size() - 1);
    List<Html> rows =
        IntStream.rangeClosed(1, shown)
            .mapToObj(
                heap ->
                    Html.of(
                        "tr",
                        Html.tag("th", "scope", "row").with(labels.get(heap)),
                        Html.tag("td", "class", outcomes.apply(heap)).with(values.apply(heap))))
            .toList();
    Html table = Html.tag("table", "class", "phi").with(Html.of("tbody", rows));
    int rest = labels.size() - 1 - shown;
    return Html.all(
        Html.wide("scroll labelled", "Values", table),
        rest > 0
            ? Html.tag("p", "class", "aside")
                .with("… and %d more, in the certificate.".formatted(rest))
            : Html.NOTHING);
  }
}
