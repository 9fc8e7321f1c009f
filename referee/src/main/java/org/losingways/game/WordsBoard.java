// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Anything that has a label, written as that. */
record WordsBoard(Game game) implements Board {

  @Override
  public List<String> draw(Position position) {
    return position.descending().mapToObj(heap -> "  " + game.labels().label(heap)).toList();
  }

  @Override
  public String example() {
    int heap = game.largestHeap();
    PartizanRuleset rules = game.partizan();
    Position last =
        Stream.of(rules.left(), rules.right())
            .flatMap(side -> side.options(heap).stream())
            .max(Position::compareTo)
            .orElse(Position.EMPTY);
    Labels labels = game.labels();
    return "'%s -> %s'"
        .formatted(labels.label(heap), last.isEmpty() ? labels.label(0) : labels.text(last));
  }

  @Override
  public Optional<Pick> pick(String text, Position position) {
    return Board.byLabels(game.labels(), text);
  }
}
