// SPDX-License-Identifier: Apache-2.0
package org.losingways.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.losingways.show.answer.census.Origin;
import org.losingways.show.answer.census.Standing;

/** Standings as rows of a table. */
final class Rows {

  static final String COLUMNS =
      "key, code, kind, status, quotient, tame, size, p, period, preperiod, heaps, tame_to,"
          + " infinite_at, name, alike, growth, stopped, version, written, milliseconds, tried, limits";

  private Rows() {}

  /** The values of the columns, in their order. */
  static List<Object> values(Entry entry) {
    Standing s = entry.standing();
    Origin o = entry.origin();
    return Arrays.asList(
        s.game(),
        s.code(),
        s.kind(),
        s.status(),
        s.quotient(),
        s.tame() ? 1 : 0,
        orNull(s.order()),
        orNull(s.pSize()),
        orNull(s.period()),
        orNull(s.preperiod()),
        s.heaps(),
        orNull(s.lastTameHeap()),
        orNull(s.infiniteAt()),
        s.name().orElse(null),
        s.alike().orElse(null),
        growth(s.growth()),
        s.stoppedBy().orElse(null),
        o.version(),
        o.written(),
        o.milliseconds(),
        o.tried(),
        o.limits());
  }

  private static Integer orNull(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : null;
  }

  /** What the mark of a row is made of: all of it. */
  static Object[] marked(Entry entry, byte[] run, byte[] certificate) {
    List<Object> all = new ArrayList<>(values(entry));
    all.add(run);
    all.add(certificate);
    return all.toArray();
  }

  static Standing standing(ResultSet row) throws SQLException {
    return new Standing(
        row.getString("key"),
        row.getString("code"),
        row.getString("kind"),
        row.getString("status"),
        row.getString("quotient"),
        row.getInt("tame") != 0,
        number(row, "size"),
        number(row, "p"),
        number(row, "period"),
        number(row, "preperiod"),
        row.getInt("heaps"),
        number(row, "tame_to"),
        number(row, "infinite_at"),
        Optional.ofNullable(row.getString("name")),
        Optional.ofNullable(row.getString("alike")),
        growth(row.getString("growth")),
        Optional.ofNullable(row.getString("stopped")));
  }

  static Origin origin(ResultSet row) throws SQLException {
    return new Origin(
        row.getString("version"),
        row.getString("written"),
        row.getLong("milliseconds"),
        row.getLong("tried"),
        row.getString("limits"));
  }

  private static OptionalInt number(ResultSet row, String column) throws SQLException {
    int value = row.getInt(column);
    return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /** Such as {@code 1:2:1 3:6:2}; what is not known is empty. */
  static String growth(List<Standing.Step> steps) {
    return steps.stream()
        .map(s -> s.heap() + ":" + text(s.order()) + ":" + text(s.pSize()))
        .collect(Collectors.joining(" "));
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
  }

  private static List<Standing.Step> growth(String text) {
    List<Standing.Step> steps = new ArrayList<>();
    for (String each : text.split(" ", -1)) {
      String[] parts = each.split(":", -1);
      // A row that was changed by hand is not believed, but can be listed.
      if (parts.length == 3 && parts[0].matches("[0-9]{1,9}")) {
        steps.add(
            new Standing.Step(Integer.parseInt(parts[0]), number(parts[1]), number(parts[2])));
      }
    }
    return steps;
  }

  private static OptionalInt number(String text) {
    return text.matches("[0-9]{1,9}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }
}
