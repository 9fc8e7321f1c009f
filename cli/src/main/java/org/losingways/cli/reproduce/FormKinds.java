// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        "adder-options", Kind.rows(FormKinds::adderOptions).readAs(FormKinds::inOrder),
        "adder-outcomes", Kind.rows(FormKinds::adderOutcomes),
        "form-genus", Kind.one(row -> row.workshop().genus(row.workshop().form(row.label()))),
        "form-sums", Kind.rows(FormKinds::sums),
        "outcome-sums", Kind.rows(FormKinds::outcomeSums),
        "day-list", Kind.of(FormKinds::dayList).readAs(FormKinds::inOrder),
        "day-counts", Kind.one(row -> row.workshop().bornBy(row.number()).forms()),
        "p-doublings", Kind.rows(FormKinds::doublings));
  }

  /** A set of options in a fixed order: the papers list them as they please. */
  static String inOrder(String cell) {
    if (!cell.startsWith("{") || !cell.endsWith("}")) {
      return cell;
    }
    String inside = cell.substring(1, cell.length() - 1);
    return List.of(inside.split(",\\s*", -1)).stream()
        .sorted()
        .collect(Collectors.joining(", ", "{", "}"));
  }

  static String outcome(Form form) {
    return form.outcome(Play.MISERE).toString();
  }

  private static List<String> adderOptions(Question row) {
    return List.of(
        row.workshop().form(row.label()).options().stream()
            .map(option -> ":" + option.adder().orElseThrow())
            .collect(Collectors.joining(", ", "{", "}")));
  }

  private static List<String> adderOutcomes(Question row) {
    Form form = row.workshop().form(row.label());
    return List.of(
        IntStream.rangeClosed(0, LAST_ADDER)
            .filter(
                a -> row.workshop().forms().sum(form, row.workshop().forms().adder(a)).isMisereP())
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(" ")));
  }

  /** For a label G+H: the outcomes of G and H, what G+H is equal to, its outcome. */
  private static List<String> sums(Question row) {
    int plus = row.label().indexOf('+');
    Form g = row.workshop().form(row.label().substring(0, plus));
    Form h = row.workshop().form(row.label().substring(plus + 1));
    Form sum = row.workshop().forms().sum(g, h);
    String name =
        sum.nimHeap().isPresent()
            ? Integer.toString(sum.nimHeap().getAsInt())
            : ":" + sum.adder().orElseThrow();
    return List.of(outcome(g), outcome(h), name, outcome(sum));
  }

  private static List<String> outcomeSums(Question row) {
    Form x = row.workshop().form(row.label());
    List<String> cells = new ArrayList<>();
    for (String column : row.problem().required("columns").split(",", -1)) {
      cells.add(outcome(row.workshop().forms().sum(row.workshop().form(column.strip()), x)));
    }
    return cells;
  }

  private static List<Fixture.Row> dayList(Problem problem) {
    List<Fixture.Row> rows = new ArrayList<>();
    for (Form form : Birthdays.bornBy(problem.number("day", 0), problem.workshop().forms())) {
      rows.add(
          Fixture.Row.of(
              Workshop.written(form),
              form.options().stream()
                  .map(Workshop::written)
                  .collect(Collectors.joining(", ", "{", "}"))));
    }
    return rows;
  }

  /** The forms born on a day that are P-positions although twice the form is an N-position. */
  private static List<String> doublings(Question row) {
    int day = row.number();
    List<String> found = new ArrayList<>();
    for (Form form : Birthdays.bornBy(day, row.workshop().forms())) {
      if (form.birthday() == day
          && form.isMisereP()
          && row.workshop().forms().sum(form, form).outcome(Play.MISERE) == Outcome.N) {
        found.add(Workshop.written(form));
      }
    }
    return List.of(found.isEmpty() ? "none" : String.join(", ", found));
  }
}
