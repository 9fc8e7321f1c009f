// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.losingways.game.GameFormatException;

/**
 * Reads a fixture file: lines {@code name: value}, corrections with indented lines of their own, an
 * empty line, and the rows, whose label and entries are separated by bars.
 *
 * <pre>
 * paper: Pretending
 * number: Table 3
 * title: genus values of two heaps of 0.123
 * kind: genus-sums
 * game: 0.123
 * columns: 1 2
 * correction: h8 + h8
 *   row: 2
 *   cell: 1
 *   printed: 0^12
 *   right: 0^120
 *   why: the last two superscripts repeat for ever
 *
 * # | h1
 * 1 | 0^120
 * 8 | 3^0531
 * </pre>
 *
 * <p>Lines that begin with {@code #} are for the reader.
 */
final class FixtureText {

  private static final List<String> REQUIRED = List.of("paper", "number", "title", "kind");
  private static final Set<String> CORRECTION_LINES =
      Set.of("row", "cell", "setting", "printed", "right", "why");

  private final String file;
  private final Map<String, String> header = new LinkedHashMap<>();
  private final List<Map<String, String>> corrections = new ArrayList<>();
  private final List<Fixture.Row> rows = new ArrayList<>();
  private int lineNumber;

  private FixtureText(String file) {
    this.file = file;
  }

  /**
   * The fixture in this text.
   *
   * @throws GameFormatException if it is none, with the file and the line
   */
  static Fixture parse(String file, String text) {
    return new FixtureText(file).read(text);
  }

  private Fixture read(String text) {
    boolean inRows = false;
    for (String line : text.split("\\R", -1)) {
      lineNumber++;
      if (line.stripLeading().startsWith("#")) {
        continue;
      }
      if (line.isBlank()) {
        inRows |= !header.isEmpty();
      } else if (inRows) {
        readRow(line);
      } else {
        readHeader(line);
      }
    }
    for (String name : REQUIRED) {
      if (!header.containsKey(name)) {
        throw new GameFormatException(file + " has no line '" + name + ": …'.");
      }
    }
    if (rows.isEmpty()) {
      throw new GameFormatException(
          file + " has no rows; they follow an empty line, like '0+ | 1 | 0 | 2'.");
    }
    Map<String, String> settings = new LinkedHashMap<>(header);
    REQUIRED.forEach(settings::remove);
    List<Correction> read = new ArrayList<>();
    for (Map<String, String> lines : corrections) {
      read.add(correction(lines, settings));
    }
    return new Fixture(
        file,
        header.get("paper"),
        header.get("number"),
        header.get("title"),
        header.get("kind"),
        settings,
        rows,
        read);
  }

  private void readHeader(String line) {
    int colon = line.indexOf(':');
    if (colon <= 0 || line.substring(colon + 1).isBlank()) {
      throw wrong("a line before the rows is like 'game: 0.123'");
    }
    String name = line.substring(0, colon).strip();
    String value = line.substring(colon + 1).strip();
    boolean indented = Character.isWhitespace(line.charAt(0));
    if (name.equals("correction") && !indented) {
      corrections.add(new LinkedHashMap<>(Map.of("where", value)));
    } else if (indented) {
      if (corrections.isEmpty() || !CORRECTION_LINES.contains(name)) {
        throw wrong("an indented line belongs to a correction and is like 'printed: 0^12'");
      }
      if (corrections.get(corrections.size() - 1).put(name, value) != null) {
        throw wrong("a correction has one line '" + name + "', not two");
      }
    } else if (header.put(name, value) != null) {
      throw wrong("there is one line '" + name + "', not two");
    }
  }

  private void readRow(String line) {
    List<String> parts = new ArrayList<>();
    for (String part : line.split("\\|", -1)) {
      parts.add(part.strip());
    }
    String label = parts.get(0);
    if (parts.size() < 2 || label.isEmpty()) {
      throw wrong("a row has a label and entries, like '0+ | 1 | 0 | 2'");
    }
    Set<String> labels = new HashSet<>();
    rows.forEach(row -> labels.add(row.label()));
    if (!labels.add(label)) {
      throw wrong("the label '" + label + "' stands for one row, not two");
    }
    rows.add(new Fixture.Row(label, parts.subList(1, parts.size())));
  }

  private Correction correction(Map<String, String> lines, Map<String, String> settings) {
    String where = lines.get("where");
    for (String name : List.of("printed", "right", "why")) {
      if (!lines.containsKey(name)) {
        throw new GameFormatException(
            file + ": the correction '" + where + "' has no line '" + name + ": …'.");
      }
    }
    Correction.Place place = place(lines);
    String right = lines.get("right");
    String held = held(place, settings);
    if (!(place instanceof Correction.Sentence) && !held.equals(right)) {
      throw new GameFormatException(
          "%s: the correction '%s' says %s, but the table says %s."
              .formatted(file, where, right, held));
    }
    if (lines.get("printed").equals(right)) {
      throw new GameFormatException(
          file + ": the correction '" + where + "' corrects nothing: both are " + right + ".");
    }
    return new Correction(where, place, lines.get("printed"), right, lines.get("why"));
  }

  private Correction.Place place(Map<String, String> lines) {
    if (lines.containsKey("setting")) {
      return new Correction.Setting(lines.get("setting"));
    }
    if (!lines.containsKey("row")) {
      return new Correction.Sentence();
    }
    int row = number(lines, "row");
    return lines.containsKey("cell")
        ? new Correction.Entry(row, number(lines, "cell"))
        : new Correction.Label(row);
  }

  private int number(Map<String, String> lines, String name) {
    String text = lines.get(name);
    if (!text.matches("[1-9][0-9]{0,3}")) {
      throw new GameFormatException(
          file + ": a correction names its " + name + " like '" + name + ": 3', not " + text + ".");
    }
    return Integer.parseInt(text);
  }

  /** What the fixture holds at the place of a correction; empty for a sentence beside it. */
  private String held(Correction.Place place, Map<String, String> settings) {
    if (place instanceof Correction.Setting setting) {
      return settings.getOrDefault(setting.name(), "nothing");
    }
    if (place instanceof Correction.Entry entry && entry.row() <= rows.size()) {
      List<String> cells = rows.get(entry.row() - 1).cells();
      return entry.cell() <= cells.size() ? cells.get(entry.cell() - 1) : "nothing";
    }
    if (place instanceof Correction.Label label && label.row() <= rows.size()) {
      return rows.get(label.row() - 1).label();
    }
    return place instanceof Correction.Sentence ? "" : "nothing";
  }

  private GameFormatException wrong(String rightForm) {
    return new GameFormatException(file + ", line " + lineNumber + ": " + rightForm + ".");
  }
}
