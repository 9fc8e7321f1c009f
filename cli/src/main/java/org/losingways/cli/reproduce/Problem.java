// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.reproduce;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.losingways.game.GameFormatException;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.words.WordOrder;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.show.file.GameArgument;
import org.losingways.theory.QuotientStructure;

/**
 * What a table asks: settings and labels, without the entries, so that no published answer can find
 * its way into a computation.
 *
 * @param settings such as {@code game: 0.123}
 * @param rows the rows
 * @param workshop what the tables of one run share
 */
record Problem(Map<String, String> settings, List<Shape> rows, Workshop workshop) {

  /** The question that a table asks, its entries forgotten. */
  static Problem of(Fixture fixture, Workshop workshop) {
    return new Problem(
        fixture.settings(),
        fixture.rows().stream().map(row -> new Shape(row.label(), row.cells().size())).toList(),
        workshop);
  }

  /** The rows to fill. */
  List<Question> questions() {
    return rows.stream().map(row -> new Question(this, row.label(), row.cells())).toList();
  }

  /** The quotient of the game, to the heap of the setting {@code max-heap} if there is one. */
  FiniteQuotient quotient() {
    return workshop.quotient(game(), number("max-heap", Integer.MAX_VALUE));
  }

  /** The quotient with the generators that the setting {@code names} chooses. */
  QuotientStructure structure() {
    String order = setting("order").orElse("shortlex");
    return workshop.structure(
        quotient(), names(), WordOrder.valueOf(order.toUpperCase(Locale.ROOT).replace('-', '_')));
  }

  /**
   * A row without its entries.
   *
   * @param cells how many there are
   */
  record Shape(String label, int cells) {}

  Optional<String> setting(String name) {
    return Optional.ofNullable(settings.get(name));
  }

  String required(String name) {
    return setting(name)
        .orElseThrow(
            () -> new GameFormatException("This kind of table needs a line '" + name + ": …'."));
  }

  int number(String name, int usual) {
    return setting(name).map(Problem::integer).orElse(usual);
  }

  boolean flag(String name) {
    return setting(name).filter("yes"::equals).isPresent();
  }

  Ruleset game() {
    return GameArgument.rules(required("game"));
  }

  /** The numbers of a setting, separated by blanks. */
  int[] numbers(String name) {
    return Arrays.stream(required(name).split("\\s+", -1)).mapToInt(Problem::integer).toArray();
  }

  /** The heaps that the setting {@code names} gives names to, as in {@code x=1 z=3}, in order. */
  Map<String, Integer> names() {
    Map<String, Integer> names = new LinkedHashMap<>();
    for (String pair : setting("names").orElse("").split("\\s+", -1)) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        names.put(pair.substring(0, equals), integer(pair.substring(equals + 1)));
      }
    }
    return names;
  }

  /**
   * A position such as {@code 9+7+6}, {@code 2*A+B} where the setting {@code names} says which heap
   * A and B are, or {@code 0}.
   */
  Position position(String text) {
    Map<String, Integer> names = names();
    Position position = Position.EMPTY;
    for (String term : text.split("\\+", -1)) {
      String[] factors = term.strip().split("\\*", -1);
      String name = factors[factors.length - 1].strip();
      int heap = names.containsKey(name) ? names.get(name) : integer(name);
      int times = factors.length == 1 ? 1 : integer(factors[0].strip());
      for (int i = 0; i < times; i++) {
        position = position.plus(Position.of(heap));
      }
    }
    return position;
  }

  static int integer(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new GameFormatException("'" + text + "' is no number of beans.");
    }
    return Integer.parseInt(text);
  }
}
