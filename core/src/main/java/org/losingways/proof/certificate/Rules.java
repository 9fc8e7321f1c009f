// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof.certificate;

import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Game;
import org.losingways.game.ListedRules;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Reach;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;

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
 * @param name a code such as {@code 0.123}, or two such as {@code 0.7/0.07}, in standard form; of
 *     tables only what their writer calls them, which nobody checks
 * @param tables the options of heap 0, of heap 1 and so on, sorted and different: none for codes,
 *     one table if both players have the same moves, else Left's and Right's
 */
public record Rules(String name, List<List<List<Position>>> tables) {

  private static final int LONGEST_NAME = 200;

  public Rules {
    tables = tables.stream().map(t -> t.stream().map(List::copyOf).toList()).toList();
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
    return rules instanceof TakeAndBreak
        ? code(rules.code())
        : listed(rules.code(), largest, rules);
  }

  /** How a certificate to heap {@code largest} writes these rules. */
  public static Rules of(PartizanRuleset rules, int largest) {
    return rules.left() instanceof TakeAndBreak && rules.right() instanceof TakeAndBreak
        ? code(rules.left().code() + "/" + rules.right().code())
        : listed(rules.code(), largest, rules.left(), rules.right());
  }

  private static Rules listed(String name, int largest, Ruleset... players) {
    List<List<List<Position>>> tables = new ArrayList<>();
    for (Ruleset player : players) {
      List<List<Position>> options = new ArrayList<>();
      for (int heap = 0; heap <= largest; heap++) {
        options.add(player.options(heap));
      }
      tables.add(options);
    }
    String line = name.replaceAll("\\p{C}", " ");
    return new Rules(line.substring(0, Math.min(line.length(), LONGEST_NAME)), tables);
  }

  /** Whether these are tables, so that what is proved is proved of the tables. */
  public boolean isListed() {
    return !tables.isEmpty();
  }

  /** What these rules are called at the beginning of a sentence. */
  public String title() {
    return isListed()
        ? "A table of %s heaps%s"
            .formatted(tables.get(0).size(), name.isEmpty() ? "" : " called " + name)
        : name;
  }

  /** What a player may do, 0 or 1; for rules without {@link #fault}. */
  public Ruleset played(int player) {
    if (!isListed()) {
      return TakeAndBreak.of(codes().get(player));
    }
    List<List<Position>> table = tables.get(player);
    return new ListedRules(title(), table.subList(1, table.size()));
  }

  private List<String> codes() {
    return List.of(name.split("/", -1));
  }

  /** How far a move of any player reaches, if there is a bound. */
  public Optional<Reach> reach() {
    if (isListed()) {
      return Optional.empty();
    }
    return IntStream.range(0, codes().size())
        .mapToObj(player -> played(player).reach())
        .reduce(Reach::of)
        .orElseThrow();
  }

  /** As {@link StrictJson} writes it. */
  Object json() {
    if (!isListed()) {
      return name;
    }
    Map<String, Object> members = new LinkedHashMap<>();
    members.put("name", name);
    for (int i = 0; i < tables.size(); i++) {
      members.put(tables.size() == 1 ? "options" : i == 0 ? "left" : "right", json(tables.get(i)));
    }
    return members;
  }

  private static List<List<IntList>> json(List<List<Position>> table) {
    return table.stream()
        .map(options -> options.stream().map(o -> IntList.of(o.toArray())).toList())
        .toList();
  }

  /**
   * Why these are not the rules of a certificate to heap {@code largest}, as the end of a sentence.
   * Codes are in standard form and tables sorted, so that there is one way to write each; and moves
   * lead to smaller heaps, because every proof here is an induction over play, which has to end.
   */
  Optional<String> fault(int largest, int players) {
    if (!isListed()) {
      return codes().size() == players
          ? codes().stream().flatMap(code -> codeFault(code).stream()).findFirst()
          : Optional.of(
              "it does not have rules for " + (players == 1 ? "both" : "two") + " players");
    }
    if (tables.size() != players) {
      return Optional.of("it does not have a table for each player");
    }
    if (name.length() > LONGEST_NAME || name.matches("(?s).*\\p{C}.*")) {
      return Optional.of("what its table is called is no line of text");
    }
    if (codes().stream().allMatch(code -> codeFault(code).isEmpty())) {
      return Optional.of("what its table is called is a code, which needs no table");
    }
    return tables.stream().flatMap(table -> tableFault(table, largest).stream()).findFirst();
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
