// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.List;
import java.util.Optional;

/**
 * A game: impartial, when both players have the same moves, or partizan.
 *
 * <pre>{@code
 * Game game = GameReader.of("0.7/0.07");
 * game.code()                                          // 0.7/0.07
 * game.labels().position("6+3")                        // two strips
 * game.either(rules -> "same moves", rules -> "different moves")
 * }</pre>
 *
 * <p>Whoever only reads, names or shows a game asks it here, and need not know which kind it is.
 */
public sealed interface Game permits Ruleset, PartizanRuleset {

  /** How the rules are written, for titles and for JSON; what is too long to read is shortened. */
  String code();

  /**
   * What tells this game from all others: games with the same key have the same code, heaps and
   * moves. Answers that are kept are kept under it.
   */
  default String key() {
    return code();
  }

  /** The largest heap there is: {@link Integer#MAX_VALUE} for a game with heaps of every size. */
  int largestHeap();

  /** How far a move reaches, when the rules are uniform enough for a periodicity theorem. */
  Optional<Reach> reach();

  /** How heaps are written: as sizes, unless they are vertices, boards, forms or the like. */
  default Labels labels() {
    return Labels.SIZES;
  }

  /** How positions lie on a table, and how moves are pointed at. */
  default Board board() {
    return labels().areSizes() ? new RowsBoard(code()) : new WordsBoard(this);
  }

  /** What is done with an impartial game, or with a partizan one. */
  <T, E extends Exception> T either(
      Use<? super Ruleset, ? extends T, ? extends E> impartial,
      Use<? super PartizanRuleset, ? extends T, ? extends E> partizan)
      throws E;

  /** Something that is done with a game of one kind. */
  @FunctionalInterface
  interface Use<G, T, E extends Exception> {
    T of(G game) throws E;
  }

  /** The game for two players called Left and Right, who have the same moves if it is impartial. */
  PartizanRuleset partizan();

  /**
   * The game as an impartial one.
   *
   * @throws GameFormatException if the players have different moves
   */
  Ruleset impartial();

  /**
   * What each player may do: one set of rules if both have the same moves, or Left's and Right's.
   */
  default List<Ruleset> sides() {
    return this.<List<Ruleset>, RuntimeException>either(
        List::of, rules -> List.of(rules.left(), rules.right()));
  }

  /** Where play begins if nothing is said: the whole form, board or graph; heaps have no whole. */
  default Optional<Position> start() {
    return labels().areSizes() || largestHeap() == Integer.MAX_VALUE
        ? Optional.empty()
        : Optional.of(Position.of(largestHeap()));
  }

  /**
   * The position that some texts describe together, or where play begins if there are none.
   *
   * @throws GameFormatException if they describe none, or one with heaps that the game has not
   */
  default Position position(List<String> texts) {
    if (texts.isEmpty()) {
      return start().orElse(Position.EMPTY);
    }
    Position sum = Position.EMPTY;
    for (String text : texts) {
      sum = sum.plus(labels().position(text));
    }
    if (sum.largest() > largestHeap()) {
      throw new GameFormatException(
          "The largest heap of %s is %s, not %s.".formatted(code(), largestHeap(), sum.largest()));
    }
    return sum;
  }
}
