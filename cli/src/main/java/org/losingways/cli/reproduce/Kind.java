// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.game.GameFormatException;

/**
 * A kind of table: how it is computed from the rules of the game, and how an entry is read before
 * it is compared, where the same thing can be written in several ways.
 *
 * @param rows the rows. A kind that answers row by row gives them for the labels asked for; one
 *     that makes a list gives the whole list, so that what is missing from the table shows
 */
record Kind(Function<Problem, List<Row>> rows, Reading reading) {

  /** How an entry of a table is read before it is compared. */
  @FunctionalInterface
  interface Reading {
    String read(String entry, Problem problem);
  }

  private static final Map<String, Kind> KINDS =
      Stream.of(
              NimKinds.all(),
              GenusKinds.all(),
              OutcomeKinds.all(),
              FamilyKinds.all(),
              FormKinds.all(),
              HeapFormKinds.all(),
              QuotientKinds.all(),
              StructureKinds.all(),
              ProofKinds.all(),
              SibertConwayKinds.all(),
              PartizanKinds.all(),
              PretendingKinds.all())
          .collect(TreeMap::new, TreeMap::putAll, TreeMap::putAll);

  static Kind of(Function<Problem, List<Row>> rows) {
    return new Kind(rows, (entry, problem) -> entry);
  }

  /** A kind whose rows are answered one by one. */
  static Kind rows(Function<Question, List<?>> cells) {
    return each(problem -> cells);
  }

  /** The same, with something that is computed once for the whole table. */
  static Kind each(Function<Problem, Function<Question, List<?>>> answers) {
    return of(
        problem -> {
          Function<Question, List<?>> cells = answers.apply(problem);
          return problem.questions().stream()
              .map(row -> Row.of(row.label(), cells.apply(row).toArray()))
              .toList();
        });
  }

  /** A kind whose rows have one entry each. */
  static Kind one(Function<Question, Object> entry) {
    return rows(row -> List.of(entry.apply(row)));
  }

  /** A kind whose rows run along the heaps: those after 12 for {@code 12+}, if they begin at 1. */
  static Kind heaps(Function<Problem, IntFunction<Object>> entries) {
    return each(
        problem -> {
          IntFunction<Object> entry = entries.apply(problem);
          int first = problem.number("first", 1);
          return row ->
              IntStream.range(row.number() + first, row.number() + first + row.cells())
                  .mapToObj(entry)
                  .toList();
        });
  }

  Kind readAs(Reading newReading) {
    return new Kind(rows, newReading);
  }

  /** The kind with this name. */
  static Kind named(String name) {
    Set<String> known = KINDS.keySet();
    if (!known.contains(name)) {
      throw new GameFormatException(
          "There is no kind of table called '%s'; the kinds are %s."
              .formatted(name, String.join(", ", known)));
    }
    return KINDS.get(name);
  }
}
