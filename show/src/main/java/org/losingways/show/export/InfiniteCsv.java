// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.ArrayList;
import java.util.List;
import org.losingways.game.Outcome;
import org.losingways.monoid.RayMonoid;
import org.losingways.monoid.RaySet;
import org.losingways.monoid.words.WordStyle;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.show.page.RayWords;

/**
 * One table of an infinite quotient as comma-separated values. In the table of elements a line is a
 * point or a ray such as {@code c^(n+3)}; of a ray {@code outcome} has the outcomes for the first
 * n, and {@code repeating} those that come again for ever after these.
 */
public final class InfiniteCsv {

  private InfiniteCsv() {}

  /** The table with a line for each point and each ray. */
  public static String elements(InfiniteFacts facts) {
    InfiniteQuotient q = facts.q();
    RayMonoid m = q.monoid();
    RayWords words = facts.words();
    List<List<String>> rows = new ArrayList<>();
    List<String> head =
        new ArrayList<>(List.of("element", "outcome", "repeating", "idempotent", "position"));
    facts.names().forEach(name -> head.add("times " + name));
    rows.add(head);
    for (int c : words.cells()) {
      boolean isRay = c >= m.points();
      List<String> row = new ArrayList<>();
      row.add(isRay ? words.ray(c, 0, WordStyle.PLAIN) : q.print(c));
      row.add(outcomes(q, c, 0, isRay ? q.p().threshold() : 1));
      row.add(isRay ? outcomes(q, c, q.p().threshold(), q.p().period()) : "");
      row.add(!isRay && m.times(c, c) == c ? "yes" : "no");
      row.add(q.rules().labels().text(facts.position(c)));
      for (int g = 0; g < facts.names().size(); g++) {
        row.add(isRay ? words.product(c, g, WordStyle.PLAIN) : q.print(m.step(c, g)));
      }
      rows.add(row);
    }
    return CsvExport.text(rows);
  }

  private static String outcomes(InfiniteQuotient q, int cell, int from, int count) {
    RaySet p = q.p();
    StringBuilder text = new StringBuilder();
    for (int n = from; n < from + count; n++) {
      text.append(p.contains(q.monoid().at(cell, n)) ? Outcome.P : Outcome.N);
    }
    return text.toString();
  }

  /** The table with a line for each heap. */
  public static String phi(InfiniteFacts facts) {
    InfiniteQuotient q = facts.q();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of(q.rules().labels().noun(), "value", "outcome"));
    for (int heap = 0; heap <= q.heapsComputed(); heap++) {
      int value = q.value(heap);
      rows.add(List.of(facts.label(heap), q.print(value), q.outcome(value).toString()));
    }
    return CsvExport.text(rows);
  }
}
