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
        "nim-values", Kind.of(NimKinds::values),
        "nim-periods", Kind.of(NimKinds::periods),
        "nim-last-exceptions", Kind.of(NimKinds::lastExceptions),
        "nim-exceptions", Kind.of(NimKinds::exceptions));
  }

  private static List<String> values(Problem problem, Problem.Question row, Workshop workshop) {
    int first = row.number() + problem.number("first", 1);
    NimSequence sequence = workshop.nimValues(problem.game());
    sequence.extendTo(first + row.cells());
    return IntStream.range(first, first + row.cells())
        .mapToObj(heap -> Integer.toString(sequence.value(heap)))
        .toList();
  }

  /** The period and the heap it begins at. */
  private static List<String> periods(Problem problem, Problem.Question row, Workshop workshop) {
    NimPeriod period = period(workshop.nimValues(TakeAndBreak.of(row.label())));
    return List.of(Integer.toString(period.period()), Integer.toString(period.preperiod()));
  }

  /** The period and the last heap that is not in it. */
  private static List<String> lastExceptions(
      Problem problem, Problem.Question row, Workshop workshop) {
    NimPeriod period = period(workshop.nimValues(TakeAndBreak.of(row.label())));
    return List.of(Integer.toString(period.period()), Integer.toString(period.preperiod() - 1));
  }

  /** For each value the exceptional heaps that have it. */
  private static List<Fixture.Row> exceptions(Problem problem, Workshop workshop) {
    Ruleset game = problem.game();
    NimSequence sequence = workshop.nimValues(game);
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
                    "No period of "
                        + sequence.rules().code()
                        + " is proved within "
                        + MOST_HEAPS
                        + " heaps."));
  }
}
