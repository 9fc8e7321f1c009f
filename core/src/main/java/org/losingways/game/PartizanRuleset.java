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
public interface PartizanRuleset {

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

  /** How the rules are written: Left's, a slash, Right's. */
  default String code() {
    return left().code() + "/" + right().code();
  }

  /** How a heap is written in a position. */
  default String name(int heap) {
    return String.valueOf(heap);
  }

  /** Whether heaps have names and are not written by their sizes. */
  default boolean hasNames() {
    return false;
  }

  /**
   * The position that a text names.
   *
   * @throws org.losingways.game.GameFormatException if it names none
   */
  default Position position(String text) {
    return GameText.position(text);
  }

  /** The largest heap there is: {@link Integer#MAX_VALUE} for a game with heaps of every size. */
  default int largestHeap() {
    return Math.min(left().largestHeap(), right().largestHeap());
  }

  /** How far a move of either player reaches, when a periodicity theorem applies to both. */
  default Optional<Reach> reach() {
    return left()
        .reach()
        .flatMap(
            l ->
                right()
                    .reach()
                    .map(
                        r ->
                            new Reach(
                                Math.max(l.maxTaken(), r.maxTaken()),
                                Math.max(l.maxParts(), r.maxParts()))));
  }

  /** The game with the players' moves exchanged. */
  default PartizanRuleset conjugate() {
    return of(/* left= */ right(), /* right= */ left());
  }
}
