// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.List;
import java.util.stream.Collectors;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;

/**
 * A move of one player: a heap becomes some smaller heaps.
 *
 * @param heap the heap
 * @param to what is left of it
 */
public record PartizanMove(int heap, Position to) {

  /** The different moves of a player in a position, larger heaps first. */
  public static List<PartizanMove> legal(PartizanRuleset rules, Position position, Player player) {
    return position
        .descending()
        .distinct()
        .boxed()
        .flatMap(
            heap -> rules.of(player).options(heap).stream().map(to -> new PartizanMove(heap, to)))
        .toList();
  }

  /** The position after the move. */
  public Position in(Position position) {
    return position.replace(heap, to);
  }

  /** The move in the words of the game. */
  public String text(PartizanRuleset rules) {
    return rules.labels().text(heap, to);
  }

  /** Some moves in the words of the game. */
  public static String text(PartizanRuleset rules, List<PartizanMove> moves) {
    return moves.stream().map(move -> move.text(rules)).collect(Collectors.joining("  "));
  }

  /** Such as {@code 6→3+1}. */
  @Override
  public String toString() {
    return heap + "→" + to;
  }
}
