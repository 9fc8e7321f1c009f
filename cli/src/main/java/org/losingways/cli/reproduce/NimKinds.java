// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.show.CommandFailure;

/** Tables of normal play: nim-values, proved periods, exceptional values. */
final class NimKinds {

  /** The longest period of the papers is proved within five million heaps, that of 0.376. */
  private static final int MOST_HEAPS = 1 << 23;

  private NimKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "nim-values", Kind.heaps(problem -> heap -> value(problem, heap)),
        "nim-periods", Kind.rows(row -> period(row, 0)),
        "nim-last-exceptions", Kind.rows(row -> period(row, 1)),
        "nim-exceptions", Kind.of(NimKinds::exceptions));
  }

  private static int value(Problem problem, int heap) {
    NimSequence sequence = problem.workshop().nimValues(problem.game());
    sequence.extendTo(heap + 1);
    return sequence.value(heap);
  }

  /** The period, and the heap it begins at or, with one less, the last that is not in it. */
  private static List<Integer> period(Question row, int less) {
    NimPeriod period = period(row.workshop().nimValues(TakeAndBreak.of(row.label())));
    return List.of(period.period(), period.preperiod() - less);
  }

  /** For each value the exceptional heaps that have it. */
  private static List<Row> exceptions(Problem problem) {
    NimSequence sequence = problem.workshop().nimValues(problem.game());
    period(sequence);
    return Arrays.stream(sequence.exceptions())
        .boxed()
        .collect(
            Collectors.groupingBy(
                sequence::value, Collectors.mapping(String::valueOf, Collectors.joining(" "))))
        .entrySet()
        .stream()
        .map(e -> Row.of(e.getKey(), e.getValue()))
        .toList();
  }

  private static NimPeriod period(NimSequence sequence) {
    for (int size = 1024; sequence.period().isEmpty() && size <= MOST_HEAPS; size *= 2) {
      sequence.extendTo(size);
    }
    String none = "No period of %s is proved within %d heaps.";
    CommandFailure.when(sequence.period().isEmpty(), none, sequence.rules().code(), MOST_HEAPS);
    return sequence.period().get();
  }
}
