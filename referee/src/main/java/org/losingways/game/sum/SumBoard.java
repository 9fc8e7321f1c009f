// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.sum;

import java.util.List;
import java.util.Optional;
import org.losingways.game.Board;
import org.losingways.game.Position;

/** The heaps of a sum of games, each written with its game. */
record SumBoard(SumLabels labels) implements Board {

  @Override
  public List<String> draw(Position position) {
    return position.descending().mapToObj(heap -> "  " + labels.label(heap)).toList();
  }

  @Override
  public String example() {
    return "'%s -> 0'".formatted(labels.example());
  }

  @Override
  public Optional<Pick> pick(String text, Position position) {
    return Board.byLabels(labels, text);
  }
}
