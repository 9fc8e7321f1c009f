// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.ListedRules;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.sum.GameSum;
import org.losingways.ints.Ints;
import org.losingways.json.JsonWriter;

/**
 * The rules a certificate speaks of, as it carries them: codes, which the referee expands itself,
 * or, for rules that have none, such as Grundy's game, a form, a graph or a board, the options
 * written out.
 *
 * <pre>{@code
 * Rules.of(TakeAndBreak.of("0.123"), 9).title()   // "0.123"
 * Rules.of(new GrundysGame(), 9).title()          // "A table of 10 heaps called grundys-game"
 * }</pre>
 *
 * <p>In a sum of games with different rules, such as {@code 0.123 + 0.77}, the heaps of the codes
 * are numbered in turn; what has finitely many heaps is a table, whose heaps come before them.
 *
 * @param name a code such as {@code 0.123}, or two such as {@code 0.7/0.07}, in standard form, or a
 *     sum of different ones in ascending order; of tables only what their writer calls them, which
 *     nobody checks
 * @param tables the options of heap 0, of heap 1 and so on, sorted and different: none for codes,
 *     one table if both players have the same moves, else Left's and Right's
 * @param plus the codes whose heaps follow those of the tables, written like a name of codes; empty
 *     if there are none
 */
public record Rules(String name, List<List<List<Position>>> tables, String plus) {

  private static final int LONGEST_NAME = 200;

  private static final String BETWEEN = " + ";

  public Rules {
    tables = tables.stream().map(t -> t.stream().map(List::copyOf).toList()).toList();
  }

  /** Rules that are codes or tables. */
  public Rules(String name, List<List<List<Position>>> tables) {
    this(name, tables, "");
  }

  /** Rules that are codes. */
  public static Rules code(String code) {
    return new Rules(code, List.of());
  }

  /** How a certificate to heap {@code largest} writes the rules of a game of either kind. */
  public static Rules of(Game game, int largest) {
    return game.<Rules, RuntimeException>either(r -> of(r, largest), r -> of(r, largest));
  }

  /** How a certificate to heap {@code largest} writes these rules. */
  public static Rules of(Ruleset rules, int largest) {
    return of(rules, largest, List.of(rules));
  }

  /** How a certificate to heap {@code largest} writes these rules. */
  public static Rules of(PartizanRuleset rules, int largest) {
    return of(rules, largest, List.of(rules.left(), rules.right()));
  }

  private static Rules of(Game game, int largest, List<Ruleset> players) {
    List<Game> summands = GameSum.summands(game);
    List<Game> codes = summands.stream().filter(Rules::isCode).toList();
    String plus =
        codes.stream().map(code -> code(code, players.size())).collect(Collectors.joining(BETWEEN));
    int finite =
        summands.stream()
            .filter(summand -> !isCode(summand))
            .map(Game::largestHeap)
            .reduce(0, Rules::sum);
    if (codes.size() == summands.size()) {
      return code(plus);
    }
    return finite < largest && !codes.isEmpty()
        ? new Rules(line(game.code()), tables(players, finite), plus)
        : new Rules(line(game.code()), tables(players, largest));
  }

  private static int sum(int a, int b) {
    return (int) Math.min(Integer.MAX_VALUE, (long) a + b);
  }

  private static boolean isCode(Game game) {
    return game.sides().stream().allMatch(TakeAndBreak.class::isInstance);
  }

  private static String code(Game game, int players) {
    PartizanRuleset sides = game.partizan();
    return players == 1 ? game.code() : sides.left().code() + "/" + sides.right().code();
  }

  private static List<List<List<Position>>> tables(List<Ruleset> players, int largest) {
    return players.stream()
        .map(player -> IntStream.rangeClosed(0, largest).mapToObj(player::options).toList())
        .toList();
  }

  private static String line(String name) {
    String line = name.replaceAll("\\p{C}", " ");
    return line.substring(0, Math.min(line.length(), LONGEST_NAME));
  }

  /** Whether these are tables, so that what is proved is proved of the tables. */
  public boolean isListed() {
    return !tables.isEmpty();
  }

  /** Whether several codes, or a table and codes, are played together. */
  public boolean isSum() {
    return isListed() ? !plus.isEmpty() : parts(name).size() > 1;
  }

  /** What these rules are called at the beginning of a sentence. */
  public String title() {
    return isListed()
        ? "A table of %s heaps%s%s"
            .formatted(
                tables.get(0).size(),
                name.isEmpty() ? "" : " called " + name,
                plus.isEmpty() ? "" : ", and " + plus + ",")
        : name;
  }

  /** What a player may do, 0 or 1; for rules without {@link #fault}. */
  public Ruleset played(int player) {
    return game().sides().get(player);
  }

  private Game game() {
    List<Game> games = new ArrayList<>();
    if (isListed()) {
      games.add(game(tables.stream().map(this::listed).toList()));
    }
    if (!isListed() || !plus.isEmpty()) {
      parts(isListed() ? plus : name)
          .forEach(codes -> games.add(game(codes.stream().map(TakeAndBreak::of).toList())));
    }
    return GameSum.of(games);
  }

  private static Game game(List<? extends Ruleset> players) {
    return players.size() == 1
        ? players.get(0)
        : PartizanRuleset.of(players.get(0), players.get(1));
  }

  private Ruleset listed(List<List<Position>> table) {
    return new ListedRules(title(), table.subList(1, table.size()));
  }

  /** The codes of each summand. */
  private static List<List<String>> parts(String text) {
    return Stream.of(text.split(Pattern.quote(BETWEEN), -1))
        .map(part -> List.of(part.split("/", -1)))
        .toList();
  }

  /** How far a move of any player reaches, if there is a bound. */
  public Optional<Reach> reach() {
    return isListed() && plus.isEmpty() ? Optional.empty() : game().reach();
  }

  /** As {@link JsonWriter} writes it. */
  Object json() {
    if (!isListed()) {
      return name;
    }
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("name", name);
    for (int i = 0; i < tables.size(); i++) {
      members.put(tables.size() == 1 ? "options" : i == 0 ? "left" : "right", json(tables.get(i)));
    }
    if (!plus.isEmpty()) {
      members.put("plus", plus);
    }
    return members;
  }

  private static List<List<Ints>> json(List<List<Position>> table) {
    return table.stream()
        .map(options -> options.stream().map(o -> Ints.of(o.toArray())).toList())
        .toList();
  }

  /**
   * Why these are not the rules of a certificate to heap {@code largest}, as the end of a sentence.
   * Codes are in standard form and tables sorted, so that there is one way to write each; and moves
   * lead to smaller heaps, because every proof here is an induction over play, which has to end.
   */
  Optional<String> fault(int largest, int players) {
    if (!isListed()) {
      return partsFault(name, players);
    }
    if (tables.size() != players) {
      return Optional.of("it does not have a table for each player");
    }
    if (name.length() > LONGEST_NAME || name.matches("(?s).*\\p{C}.*")) {
      return Optional.of("what its table is called is no line of text");
    }
    if (parts(name).stream().flatMap(List::stream).allMatch(code -> codeFault(code).isEmpty())) {
      return Optional.of("what its table is called is a code, which needs no table");
    }
    int last = plus.isEmpty() ? largest : tables.get(0).size() - 1;
    if (last > largest || (last == largest && !plus.isEmpty())) {
      return Optional.of("the heaps of its table leave none for " + plus);
    }
    return tables.stream()
        .flatMap(table -> tableFault(table, last).stream())
        .findFirst()
        .or(() -> plus.isEmpty() ? Optional.empty() : partsFault(plus, players));
  }

  /** Why this is no code for so many players, and no sum of different ones in ascending order. */
  private static Optional<String> partsFault(String text, int players) {
    List<List<String>> parts = parts(text);
    for (int i = 0; i < parts.size(); i++) {
      if (parts.get(i).size() != players) {
        return Optional.of(
            "it does not have rules for " + (players == 1 ? "both" : "two") + " players");
      }
      for (String code : parts.get(i)) {
        Optional<String> fault = codeFault(code);
        if (fault.isPresent()) {
          return fault;
        }
      }
      if (i > 0 && compare(parts.get(i - 1), parts.get(i)) >= 0) {
        return Optional.of("the games of its sum are not different and in ascending order");
      }
    }
    return Optional.empty();
  }

  private static int compare(List<String> a, List<String> b) {
    int first = a.get(0).compareTo(b.get(0));
    return first != 0 ? first : a.get(a.size() - 1).compareTo(b.get(b.size() - 1));
  }

  private static Optional<String> codeFault(String written) {
    try {
      String code = TakeAndBreak.of(written).code();
      return code.equals(written)
          ? Optional.empty()
          : Optional.of("the standard form of its game is " + code);
    } catch (IllegalArgumentException e) {
      return Optional.of("its game is none, " + e.getMessage().replaceFirst("\\.$", ""));
    }
  }

  private static Optional<String> tableFault(List<List<Position>> table, int largest) {
    if (table.size() != largest + 1 || !table.get(0).isEmpty()) {
      return Optional.of(
          "its table of options does not go from heap 0, which has none, to heap " + largest);
    }
    for (int heap = 1; heap <= largest; heap++) {
      List<Position> options = table.get(heap);
      for (int i = 0; i < options.size(); i++) {
        if (options.get(i).largest() >= heap
            || (i > 0 && options.get(i - 1).compareTo(options.get(i)) >= 0)) {
          return Optional.of(
              "the options of heap " + heap + " are not smaller heaps in ascending order");
        }
      }
    }
    return Optional.empty();
  }
}
