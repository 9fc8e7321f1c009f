// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.losingways.game.Game;
import org.losingways.game.Ruleset;

/**
 * Several games as one: a position is any number of heaps of any of them, and a move is a move in
 * one heap, by the rules of its game.
 *
 * <pre>{@code
 * Game both = GameSum.of(List.of(TakeAndBreak.of("0.77"), TakeAndBreak.of("0.123")));
 * both.code()                                    // 0.123 + 0.77
 * both.labels().position("0.77:5 + 0.123:3")     // two heaps
 * }</pre>
 *
 * <p>The sum is impartial if all its games are. Games are sorted by their codes, and the same game
 * is not added twice, so that the same sum is always written in the same way. {@link Interleaving}
 * numbers the heaps so that the periodicity theorems hold ({@code docs/sums.md}).
 */
public final class GameSum {

  /**
   * A game of a sum.
   *
   * @param names what its heaps may be written with: its code, and other names
   */
  public record Summand(Game game, List<String> names) {

    public Summand {
      names = List.copyOf(names);
    }
  }

  private GameSum() {}

  /** The sum of some games, at least one, whose heaps are written with their codes. */
  public static Game of(List<? extends Game> games) {
    return named(games.stream().map(game -> new Summand(game, List.of(game.code()))).toList());
  }

  /** The sum of some games, at least one. */
  public static Game named(List<Summand> given) {
    Map<String, Summand> byKey = new LinkedHashMap<>();
    given.forEach(s -> byKey.merge(s.game().key(), s, GameSum::together));
    List<Summand> summands =
        byKey.values().stream()
            .sorted(
                Comparator.comparing((Summand s) -> s.game().partizan().left().code())
                    .thenComparing(s -> s.game().partizan().right().code())
                    .thenComparing(s -> s.game().key()))
            .toList();
    if (summands.size() == 1) {
      return summands.get(0).game();
    }
    Interleaving numbers =
        new Interleaving(summands.stream().map(s -> s.game().largestHeap()).toList());
    SumLabels labels = new SumLabels(summands, numbers);
    boolean isImpartial = summands.stream().allMatch(s -> impartial(s.game()).isPresent());
    if (isImpartial) {
      return rules(summands, game -> impartial(game).orElseThrow(), numbers, labels);
    }
    return new PartizanSumRules(
        rules(summands, game -> game.partizan().left(), numbers, labels),
        rules(summands, game -> game.partizan().right(), numbers, labels));
  }

  private static SumRules rules(
      List<Summand> summands,
      Function<Game, Ruleset> side,
      Interleaving numbers,
      SumLabels labels) {
    return new SumRules(
        summands.stream().map(Summand::game).map(side).toList(),
        numbers,
        labels,
        labels.code(),
        labels.key());
  }

  private static Optional<Ruleset> impartial(Game game) {
    return game instanceof Ruleset rules ? Optional.of(rules) : Optional.empty();
  }

  private static Summand together(Summand one, Summand other) {
    List<String> names = new ArrayList<>(one.names());
    names.addAll(other.names());
    return new Summand(one.game(), names);
  }

  /** The games of a sum, in their order; the game itself if it is no sum. */
  public static List<Game> summands(Game game) {
    return game.labels() instanceof SumLabels labels ? labels.games() : List.of(game);
  }

  /**
   * A game with its conjugate: all sums of its positions and of their conjugates are positions. Of
   * a sum, each game is added with its conjugate.
   */
  public static Game withConjugates(Game game) {
    List<Game> all = new ArrayList<>();
    for (Game summand : summands(game)) {
      all.add(summand);
      if (impartial(summand).isEmpty()) {
        all.add(summand.partizan().conjugate());
      }
    }
    return of(all);
  }
}
