// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.losingways.game.Ruleset;
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
        "nim-values", Kind.rows(NimKinds::values),
        "nim-periods", Kind.rows((Question row) -> period(row, 0)),
        "nim-last-exceptions", Kind.rows((Question row) -> period(row, 1)),
        "nim-exceptions", Kind.of(NimKinds::exceptions));
  }

  private static List<String> values(Question row) {
    int first = row.number() + row.problem().number("first", 1);
    NimSequence sequence = row.workshop().nimValues(row.game());
    sequence.extendTo(first + row.cells());
    return IntStream.range(first, first + row.cells())
        .mapToObj(heap -> Integer.toString(sequence.value(heap)))
        .toList();
  }

  /** The period, and the heap it begins at or, with one less, the last that is not in it. */
  private static List<String> period(Question row, int less) {
    NimPeriod period = period(row.workshop().nimValues(TakeAndBreak.of(row.label())));
    return List.of(Integer.toString(period.period()), Integer.toString(period.preperiod() - less));
  }

  /** For each value the exceptional heaps that have it. */
  private static List<Fixture.Row> exceptions(Problem problem) {
    Ruleset game = problem.game();
    NimSequence sequence = problem.workshop().nimValues(game);
    period(sequence);
    return Arrays.stream(sequence.exceptions())
        .boxed()
        .collect(Collectors.groupingBy(heap -> sequence.value(heap)))
        .entrySet()
        .stream()
        .map(
            e ->
                Fixture.Row.of(
                    e.getKey().toString(),
                    e.getValue().stream().map(String::valueOf).collect(Collectors.joining(" "))))
        .toList();
  }

  private static NimPeriod period(NimSequence sequence) {
    for (int size = 1024; sequence.period().isEmpty() && size <= MOST_HEAPS; size *= 2) {
      sequence.extendTo(size);
    }
    return sequence
        .period()
        .orElseThrow(
            () ->
                new CommandFailure(
                    "No period of %s is proved within %d heaps."
                        .formatted(sequence.rules().code(), MOST_HEAPS)));
  }
}
