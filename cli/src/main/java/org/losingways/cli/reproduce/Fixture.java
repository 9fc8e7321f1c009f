// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.show.answer.ReproduceAnswer;

/**
 * One table or figure of a paper, with the right value in every cell.
 *
 * @param file where it was read from
 * @param paper the short name of the paper
 * @param number what the paper calls it: {@code Figure 12}, {@code Table 3}, {@code §4.5}
 * @param title what it shows
 * @param kind the name of the computation that gives it
 * @param settings what the computation has to know besides the labels, such as the game
 * @param rows the table as the paper lays it out
 * @param corrections where the paper prints something else
 */
public record Fixture(
    String file,
    String paper,
    String number,
    String title,
    String kind,
    Map<String, String> settings,
    List<Row> rows,
    List<Correction> corrections) {

  /**
   * A row of a table.
   *
   * @param label what the row is about: a heap, a position, a game
   * @param cells its entries; an empty one is not printed in the paper and is not compared
   */
  public record Row(String label, List<String> cells) {

    public Row {
      cells = List.copyOf(cells);
    }

    static Row of(Object label, Object... cells) {
      return new Row(label.toString(), Arrays.stream(cells).map(Object::toString).toList());
    }
  }

  public Fixture {
    settings = Map.copyOf(settings);
    rows = List.copyOf(rows);
    corrections = List.copyOf(corrections);
  }

  /** Whether it takes so long that it is left out unless asked for. */
  public boolean isSlow() {
    return "yes".equals(settings.get("slow"));
  }

  /** What it is called. */
  public ReproduceAnswer.Name name() {
    return new ReproduceAnswer.Name(paper, number, title, kind);
  }

  /**
   * The table with the misprint put back, for a correction that says which entry, label or setting
   * it is about.
   */
  Optional<Fixture> asPrinted(Correction correction) {
    if (correction.place() instanceof Correction.Entry entry) {
      List<String> cells = new ArrayList<>(rows.get(entry.row() - 1).cells());
      cells.set(entry.cell() - 1, correction.printed());
      return Optional.of(with(entry.row(), new Row(rows.get(entry.row() - 1).label(), cells)));
    }
    if (correction.place() instanceof Correction.Label label) {
      Row row = rows.get(label.row() - 1);
      return Optional.of(with(label.row(), new Row(correction.printed(), row.cells())));
    }
    if (correction.place() instanceof Correction.Setting setting) {
      Map<String, String> changed = new LinkedHashMap<>(settings);
      changed.put(setting.name(), correction.printed());
      return Optional.of(new Fixture(file, paper, number, title, kind, changed, rows, corrections));
    }
    return Optional.empty();
  }

  private Fixture with(int number, Row row) {
    List<Row> changed = new ArrayList<>(rows);
    changed.set(number - 1, row);
    return new Fixture(file, paper, this.number, title, kind, settings, changed, corrections);
  }
}
