// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
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
    Set<PartizanMove> found = new LinkedHashSet<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      int heap = position.heap(i);
      for (Position option : rules.of(player).options(heap)) {
        found.add(new PartizanMove(heap, option));
      }
    }
    return new ArrayList<>(found);
  }

  /** The position after the move. */
  public Position in(Position position) {
    for (int i = 0; i < position.size(); i++) {
      if (position.heap(i) == heap) {
        return position.move(i, to);
      }
    }
    throw new IllegalArgumentException("there is no heap " + heap + " in " + position);
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
