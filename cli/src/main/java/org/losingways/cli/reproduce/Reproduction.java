// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.show.answer.ReproduceAnswer.Difference;
import org.losingways.show.answer.ReproduceAnswer.Misprint;
import org.losingways.show.answer.ReproduceAnswer.Row;
import org.losingways.show.answer.ReproduceAnswer.Shown;
import org.losingways.show.answer.ReproduceAnswer.Table;

/** Tables computed again and compared. */
public final class Reproduction {

  private static final String NOTHING = "nothing";

  private Reproduction() {}

  /**
   * Computes the table again and compares.
   *
   * @param isShown whether the answer has the table itself in it
   */
  public static Table of(Fixture fixture, Workshop workshop, boolean isShown) {
    Kind kind = Kind.named(fixture.kind());
    Map<String, Fixture.Row> computed = new LinkedHashMap<>();
    Problem problem = Problem.of(fixture, workshop);
    List<Fixture.Row> rows = kind.rows().apply(problem);
    for (Fixture.Row row : rows) {
      computed.put(row.label(), row);
    }
    List<Difference> differences = new ArrayList<>();
    int cells = 0;
    for (Fixture.Row row : fixture.rows()) {
      Fixture.Row found = computed.remove(row.label());
      if (found == null) {
        differences.add(new Difference(row.label(), String.join(" | ", row.cells()), NOTHING));
        continue;
      }
      for (int i = 0; i < row.cells().size(); i++) {
        String expected = row.cells().get(i);
        if (expected.isEmpty()) {
          continue;
        }
        cells++;
        String answer = i < found.cells().size() ? found.cells().get(i) : NOTHING;
        if (!kind.reading().read(expected, problem).equals(kind.reading().read(answer, problem))) {
          String where = row.cells().size() == 1 ? row.label() : row.label() + ", " + (i + 1);
          differences.add(new Difference(where, expected, answer));
        }
      }
    }
    computed
        .values()
        .forEach(
            row ->
                differences.add(
                    new Difference(row.label(), NOTHING, String.join(" | ", row.cells()))));
    return new Table(
        fixture.name(),
        differences.isEmpty(),
        cells,
        differences,
        fixture.corrections().stream()
            .map(c -> new Misprint(c.where(), c.printed(), c.right(), c.why()))
            .toList(),
        isShown
            ? Optional.of(
                new Shown(
                    MakingCommand.of(fixture.kind(), problem),
                    rows.stream().map(row -> new Row(row.label(), row.cells())).toList()))
            : Optional.empty());
  }
}
