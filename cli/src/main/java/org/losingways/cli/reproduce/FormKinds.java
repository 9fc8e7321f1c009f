// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.cli.reproduce.Fixture.Row;
import org.losingways.form.Birthdays;
import org.losingways.form.Form;
import org.losingways.game.Outcome;
import org.losingways.game.Play;

/** Tables about misère forms by themselves: adders, birthdays, sums. */
final class FormKinds {

  private static final int LAST_ADDER = 18;

  private FormKinds() {}

  static Map<String, Kind> all() {
    return Map.of(
        "adder-options", Kind.one(FormKinds::adderOptions).readAs(FormKinds::inOrder),
        "adder-outcomes", Kind.one(FormKinds::adderOutcomes),
        "form-genus", Kind.one(row -> row.workshop().genus(row.form())),
        "form-sums", Kind.rows(FormKinds::sums),
        "outcome-sums", Kind.rows(FormKinds::outcomeSums),
        "day-list", Kind.of(FormKinds::dayList).readAs(FormKinds::inOrder),
        "day-counts", Kind.one(row -> row.workshop().bornBy(row.number()).forms()),
        "p-doublings", Kind.one(FormKinds::doublings));
  }

  /** A set of options in a fixed order: the papers list them as they please. */
  static String inOrder(String cell, Problem problem) {
    if (!cell.startsWith("{") || !cell.endsWith("}")) {
      return cell;
    }
    String inside = cell.substring(1, cell.length() - 1);
    return set(Arrays.stream(inside.split(",\\s*", -1)).sorted());
  }

  static String set(Stream<String> elements) {
    return elements.collect(Collectors.joining(", ", "{", "}"));
  }

  static String options(Form form, Function<Form, String> name) {
    return set(form.options().stream().map(name));
  }

  static Outcome outcome(Form form) {
    return form.outcome(Play.MISERE);
  }

  private static String adderOptions(Question row) {
    return options(row.form(), option -> ":" + option.adder().orElseThrow());
  }

  private static String adderOutcomes(Question row) {
    return IntStream.rangeClosed(0, LAST_ADDER)
        .filter(a -> row.sum(row.form(), row.workshop().forms().adder(a)).isMisereP())
        .mapToObj(Integer::toString)
        .collect(Collectors.joining(" "));
  }

  /** For a label G+H: the outcomes of G and H, what G+H is equal to, its outcome. */
  private static List<?> sums(Question row) {
    int plus = row.label().indexOf('+');
    Form g = row.workshop().form(row.label().substring(0, plus));
    Form h = row.workshop().form(row.label().substring(plus + 1));
    Form sum = row.sum(g, h);
    String name =
        sum.nimHeap().isPresent()
            ? String.valueOf(sum.nimHeap().getAsInt())
            : ":" + sum.adder().orElseThrow();
    return List.of(outcome(g), outcome(h), name, outcome(sum));
  }

  private static List<?> outcomeSums(Question row) {
    return Arrays.stream(row.problem().required("columns").split(",", -1))
        .map(column -> outcome(row.sum(row.workshop().form(column.strip()), row.form())))
        .toList();
  }

  private static List<Row> dayList(Problem problem) {
    return Birthdays.bornBy(problem.number("day", 0), problem.workshop().forms()).stream()
        .map(form -> Row.of(Workshop.written(form), options(form, Workshop::written)))
        .toList();
  }

  /** The forms born on a day that are P-positions although twice the form is an N-position. */
  private static String doublings(Question row) {
    int day = row.number();
    String found =
        Birthdays.bornBy(day, row.workshop().forms()).stream()
            .filter(form -> form.birthday() == day && form.isMisereP())
            .filter(form -> outcome(row.sum(form, form)) == Outcome.N)
            .map(Workshop::written)
            .collect(Collectors.joining(", "));
    return found.isEmpty() ? "none" : found;
  }
}
