// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.game.sum.GameSum;
import org.losingways.reader.NamedGame;
import org.losingways.theory.Kinship;

/**
 * The answer of {@code misere rules}: what a game allows, in words, and which other codes play
 * alike.
 *
 * <pre>{@code
 * RulesAnswer.of(TakeAndBreak.of("0.3")).rules()   // Take 1 bean and leave nothing or one heap.
 * }</pre>
 *
 * @param rules a sentence for each digit of a code; of another game what its heaps may become, or
 *     the first of them
 * @param options what the heap that was asked for may become
 * @param playerOptions what Left and what Right may make of it, if they have different moves
 */
public record RulesAnswer(
    String game,
    @Omitted Optional<String> name,
    List<String> rules,
    List<Cousin> cousins,
    @Omitted Optional<List<List<HeapName>>> options,
    @Omitted Optional<Map<String, List<List<HeapName>>>> playerOptions) {

  /** Games with more heaps than this are not written out. */
  private static final int MOST_LISTED = 24;

  private static final int FIRST_LISTED = 6;

  private static final List<String> LEFT =
      List.of("nothing", "one heap", "two heaps", "three heaps");

  /** A code that plays alike, a heap of n here being one of n + shift there. */
  public record Cousin(String game, int shift) {}

  /** What there is to say of a game of either kind, and the options of a heap. */
  public static RulesAnswer of(Game game, OptionalInt heap) {
    return game instanceof Ruleset rules ? of(rules, heap) : of(game.partizan(), heap);
  }

  /** What there is to say of a game. */
  public static RulesAnswer of(Ruleset rules) {
    return of(rules, OptionalInt.empty());
  }

  /** The same with cousins among these codes only. */
  public static RulesAnswer of(Ruleset rules, Stream<TakeAndBreak> among) {
    return of(rules, OptionalInt.empty(), among);
  }

  /** What there is to say of a game, and the options of a heap. */
  public static RulesAnswer of(Ruleset rules, OptionalInt heap) {
    return of(rules, heap, Kinship.tabulatedCodes());
  }

  private static RulesAnswer of(Ruleset rules, OptionalInt heap, Stream<TakeAndBreak> among) {
    return new RulesAnswer(
        rules.code(),
        NamedGame.withRules(rules).stream().map(NamedGame::name).reduce((first, last) -> last),
        rules instanceof TakeAndBreak code ? sentences(code) : summands(rules, () -> moves(rules)),
        rules instanceof TakeAndBreak code
            ? Kinship.cousins(code, among).stream()
                .map(c -> new Cousin(c.game().code(), c.shift()))
                .toList()
            : List.of(),
        heap.isEmpty()
            ? Optional.empty()
            : Optional.of(options(rules, heap.getAsInt(), rules.labels())),
        Optional.empty());
  }

  private static List<List<HeapName>> options(Ruleset rules, int heap, Labels labels) {
    return rules.options(heap).stream().map(option -> HeapName.all(labels, option)).toList();
  }

  /** What there is to say of a game of Left and Right. */
  public static RulesAnswer of(PartizanRuleset rules) {
    return of(rules, OptionalInt.empty());
  }

  /** What there is to say of a game of Left and Right, and the options of a heap. */
  public static RulesAnswer of(PartizanRuleset rules, OptionalInt heap) {
    return new RulesAnswer(
        rules.code(),
        NamedGame.withRules(rules).stream().map(NamedGame::name).reduce((first, last) -> last),
        summands(rules, () -> players(rules)),
        List.of(),
        Optional.empty(),
        heap.isEmpty()
            ? Optional.empty()
            : Optional.of(
                Stream.of(Player.values())
                    .collect(
                        Collectors.toMap(
                            Player::display,
                            player -> options(rules.of(player), heap.getAsInt(), rules.labels()),
                            (first, second) -> first,
                            LinkedHashMap::new))));
  }

  private static List<String> players(PartizanRuleset rules) {
    List<String> sentences = new ArrayList<>();
    for (Player player : Player.values()) {
      Ruleset own = rules.of(player);
      List<String> said =
          own instanceof TakeAndBreak code
              ? sentences(code)
              : moves(own, rules.labels(), rules.largestHeap());
      sentences.add(player.display() + ": " + String.join(" ", said));
    }
    return sentences;
  }

  /** What each game of a sum allows; what the game allows if it is no sum. */
  private static List<String> summands(Game game, Supplier<List<String>> single) {
    List<Game> summands = GameSum.summands(game);
    if (summands.size() == 1) {
      return single.get();
    }
    List<String> sentences = new ArrayList<>();
    for (Game summand : summands) {
      List<String> said =
          summand.either(
              rules -> rules instanceof TakeAndBreak code ? sentences(code) : moves(rules),
              RulesAnswer::players);
      sentences.add("A heap of %s: %s".formatted(summand.code(), String.join(" ", said)));
    }
    return sentences;
  }

  private static List<String> sentences(TakeAndBreak code) {
    List<String> sentences = new ArrayList<>();
    for (int k = 0; k <= code.length(); k++) {
      if (code.digit(k) != 0) {
        sentences.add(sentence(k, code.digit(k)));
      }
    }
    if (!code.isFinite()) {
      sentences.add("The digits in parentheses repeat for ever.");
    }
    return sentences.isEmpty() ? List.of("There are no moves.") : sentences;
  }

  /** What the heaps of other games may become: all of few, or the first of many. */
  private static List<String> moves(Ruleset rules) {
    Labels labels = rules.labels();
    int last = rules.largestHeap();
    List<String> sentences = new ArrayList<>();
    sentences.add(
        "A position is any number of %s%s; a move changes one of them."
            .formatted(
                labels.nouns(),
                last == Integer.MAX_VALUE
                    ? ""
                    : " (there " + (last == 1 ? "is one" : "are " + last) + ")"));
    sentences.addAll(moves(rules, labels, last));
    return sentences;
  }

  private static List<String> moves(Ruleset rules, Labels labels, int last) {
    List<String> sentences = new ArrayList<>();
    if (last <= MOST_LISTED) {
      for (int heap = last; heap > 0; heap--) {
        sentences.add(sentence(rules, labels, heap));
      }
    } else if (labels.areSizes()) {
      for (int heap = 1; heap <= FIRST_LISTED; heap++) {
        sentences.add(sentence(rules, labels, heap));
      }
    }
    if (last > MOST_LISTED) {
      sentences.add("--options HEAP lists the options of others.");
    }
    return sentences;
  }

  private static String sentence(Ruleset rules, Labels labels, int heap) {
    List<String> options =
        rules.options(heap).stream()
            .map(to -> to.isEmpty() ? "nothing" : labels.text(to))
            .distinct()
            .toList();
    String name = labels.areSizes() ? "A heap of " + heap : labels.label(heap);
    return name
        + (options.isEmpty()
            ? " has no move."
            : " may become " + String.join(" or ", options) + ".");
  }

  private static String sentence(int k, int digit) {
    List<String> ways = new ArrayList<>();
    for (int parts = 0; parts < LEFT.size(); parts++) {
      if ((digit >> parts & 1) != 0) {
        ways.add(LEFT.get(parts));
      }
    }
    String taken = k == 0 ? "nothing" : k == 1 ? "1 bean" : k + " beans";
    return "Take %s and leave %s.".formatted(taken, String.join(" or ", ways));
  }
}
