// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table computed again and compared.
 *
 * @param fixture the table
 * @param cells how many entries were compared
 * @param differences where table and computation disagree; empty when they match
 */
public record Reproduction(Fixture fixture, int cells, List<Difference> differences) {

  /**
   * A place where table and computation disagree.
   *
   * @param where the row and, if it has several entries, which
   * @param expected what the fixture holds
   * @param computed what the library finds
   */
  public record Difference(String where, String expected, String computed) {

    @Override
    public String toString() {
      return where + ": " + expected + " in the table, " + computed + " computed";
    }
  }

  private static final String NOTHING = "nothing";

  public Reproduction {
    differences = List.copyOf(differences);
  }

  public boolean matches() {
    return differences.isEmpty();
  }

  /** Computes the table again and compares. */
  public static Reproduction of(Fixture fixture, Workshop workshop) {
    Kind kind = Kind.named(fixture.kind());
    Map<String, Fixture.Row> computed = new LinkedHashMap<>();
    Problem problem = fixture.problem();
    for (Fixture.Row row : kind.recomputation().rows(problem, workshop)) {
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
        if (!kind.reading()
            .read(expected, problem, workshop)
            .equals(kind.reading().read(answer, problem, workshop))) {
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
    return new Reproduction(fixture, cells, differences);
  }
}
