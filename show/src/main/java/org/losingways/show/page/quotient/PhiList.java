// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page.quotient;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.sum.GameSum;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.show.page.text.Paper;
import org.losingways.show.page.text.TextTable;
import org.losingways.show.page.text.Words;

/**
 * Φ of a game whose heaps are not sizes: each with its value where they are few (Advances, Figure
 * 16), and otherwise for each value all that have it. Of twins only the first is listed.
 */
record PhiList(Paper output) {

  /** More than these are listed by value. */
  private static final int FEW = 24;

  /** Longer lists of one value are cut. */
  private static final int MOST = 60;

  void print(FiniteQuotient quotient) {
    List<Game> summands = GameSum.summands(quotient.rules());
    if (summands.size() > 1 && summands.stream().allMatch(g -> g.labels().areSizes())) {
      bySummand(quotient, summands);
      return;
    }
    Labels labels = quotient.rules().labels();
    boolean few = quotient.heapsComputed() < FEW;
    // Twins are left out where there are many, such as mirror images of boards.
    List<Integer> heaps = new ArrayList<>();
    for (int heap = 0; heap <= quotient.heapsComputed(); heap++) {
      if (few || quotient.rules().twin(heap) == heap) {
        heaps.add(heap);
      }
    }
    output.line("Φ:" + (few ? "" : output.ink().faint("  (one of each set of equal ones)")));
    if (few) {
      TextTable table = new TextTable();
      for (int heap : heaps) {
        String value = Words.raised(quotient.print(quotient.value(heap)));
        table.row(List.of(labels.label(heap), value));
      }
      table.print(output, "  ");
    } else {
      byValue(quotient, heaps);
    }
    output.line();
  }

  /** Φ of each game of a sum in a row of its own, from heap 0 on. */
  private void bySummand(FiniteQuotient quotient, List<Game> summands) {
    Labels labels = quotient.rules().labels();
    for (Game summand : summands) {
      List<String> values = new ArrayList<>(List.of("1"));
      for (int heap = 1; heap <= quotient.heapsComputed(); heap++) {
        if (labels.label(heap).startsWith(summand.code() + ":")) {
          values.add(Words.raised(quotient.print(quotient.value(heap))));
        }
      }
      output.line("Φ(%s:n) = ".formatted(summand.code()), String.join(" ", values));
    }
    output.line();
  }

  private void byValue(FiniteQuotient quotient, List<Integer> heaps) {
    Labels labels = quotient.rules().labels();
    Map<Integer, List<String>> texts = new LinkedHashMap<>();
    for (int value : quotient.presentation().sort(quotient.phi())) {
      texts.putIfAbsent(value, new ArrayList<>());
    }
    heaps.forEach(heap -> texts.get(quotient.value(heap)).add(labels.label(heap)));
    texts.forEach(
        (value, members) -> {
          int shown = output.full() ? members.size() : Math.min(members.size(), MOST);
          String more =
              shown == members.size()
                  ? ""
                  : " … and %d more (--full)".formatted(members.size() - shown);
          output.line(
              "  %-6s ".formatted(Words.raised(quotient.print(value))),
              members.stream().limit(shown).map(Paper::whole).collect(Collectors.joining(" "))
                  + more);
        });
  }
}
