// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.atlas;

import java.util.List;
import java.util.OptionalInt;
import org.losingways.game.Ruleset;
import org.losingways.genus.GenusTable;
import org.losingways.show.answer.position.GenusAnswer;
import org.losingways.show.answer.quotient.NormalPlay;

/** The genera of the heaps of a game, and normal play beside them. */
final class GenusSection {

  /** Genera are shown to this heap, if that is no great work. */
  private static final int LAST = 30;

  private static final int MOST_POSITIONS = 1000;

  /** Longer symbols make rows that nobody reads. */
  private static final int LONGEST = 14;

  private GenusSection() {}

  static Html of(Ruleset rules, NormalPlay normal) {
    if (!rules.labels().areSizes()) {
      return Html.NOTHING;
    }
    GenusAnswer found = GenusAnswer.of(new GenusTable(rules, MOST_POSITIONS, () -> false), LAST);
    List<String> genera = found.genera();
    OptionalInt period = found.period().map(OptionalInt::of).orElse(OptionalInt.empty());
    OptionalInt start = found.preperiod().map(OptionalInt::of).orElse(OptionalInt.empty());
    int last = readable(genera);
    return GamePage.section(
        "Genus",
        new PhiTable(
                "Genera of the heaps",
                last,
                heap -> Html.genus(genera.get(heap)),
                heap -> genera.get(heap).matches("[^^]*\\^(0|\\[0\\]).*") ? "P" : "N",
                period,
                start)
            .html(),
        Html.of("p", wild(found), repeats(found)),
        Html.of("p", normalPlay(normal)));
  }

  private static int readable(List<String> genera) {
    int last = 0;
    while (last + 1 < genera.size() && genera.get(last + 1).length() <= LONGEST) {
      last++;
    }
    return last;
  }

  private static String wild(GenusAnswer found) {
    return found
        .firstWild()
        .map(w -> "The first wild heap is %d. ".formatted(w.heap()))
        .orElse("No heap to %d is wild. ".formatted(found.genera().size() - 1));
  }

  private static String repeats(GenusAnswer found) {
    return found
        .period()
        .map(
            period ->
                "Genera repeat with period %d from heap %d on, %s."
                    .formatted(
                        period,
                        found.preperiod().orElseThrow(),
                        found.periodProved().orElse(false)
                            ? "which is proved"
                            : "as far as was looked"))
        .orElse("");
  }

  private static String normalPlay(NormalPlay normal) {
    return normal.period().isPresent()
        ? "Nim-values of normal play have period %d from heap %d on; the largest is %d."
            .formatted(
                normal.period().getAsInt(), normal.preperiod().getAsInt(), normal.max().value())
        : "No period of normal play was found to heap %d.".formatted(normal.heapsComputed());
  }
}
