// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.Optional;

/**
 * The rules of a heap game in which Left and Right have different moves: for each heap, what either
 * player may make of it.
 *
 * <p>This is the one thing to write in order to bring a partizan game of your own: two sets of
 * rules, each as for an impartial game. Partizan Kayles, in which Left takes one pin and Right two
 * that stand side by side, is
 *
 * <pre>{@code
 * PartizanRuleset kayles = PartizanRuleset.of(TakeAndBreak.of("0.7"), TakeAndBreak.of("0.07"));
 * }</pre>
 */
public non-sealed interface PartizanRuleset extends Game {

  /** What Left may make of a heap. */
  Ruleset left();

  /** What Right may make of a heap. */
  Ruleset right();

  /** The rules of these two players. */
  static PartizanRuleset of(Ruleset left, Ruleset right) {
    return new TwoRulesets(left, right);
  }

  /** What this player may make of a heap. */
  default Ruleset of(Player player) {
    return player == Player.LEFT ? left() : right();
  }

  /** Left's rules, a slash, Right's. */
  @Override
  default String code() {
    return left().code() + "/" + right().code();
  }

  @Override
  default int largestHeap() {
    return Math.min(left().largestHeap(), right().largestHeap());
  }

  /** How far a move of either player reaches, when a periodicity theorem applies to both. */
  @Override
  default Optional<Reach> reach() {
    return Reach.of(left().reach(), right().reach());
  }

  @Override
  default <T, E extends Exception> T either(
      Use<? super Ruleset, ? extends T, ? extends E> impartial,
      Use<? super PartizanRuleset, ? extends T, ? extends E> partizan)
      throws E {
    return partizan.of(this);
  }

  @Override
  default Ruleset impartial() {
    throw new GameFormatException(
        ("In %s Left and Right have different moves; an impartial game is needed here, such as"
                + " 0.123.")
            .formatted(code()));
  }

  @Override
  default PartizanRuleset partizan() {
    return this;
  }

  /** The game with the players' moves exchanged. */
  default PartizanRuleset conjugate() {
    return new TwoRulesets.Conjugate(this);
  }
}
