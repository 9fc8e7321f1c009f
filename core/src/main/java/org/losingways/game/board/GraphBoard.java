// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.game.SlideRules;

/** The vertices of a graph with their coins and arrows, from the top down. */
record GraphBoard(Labels labels, List<String> vertices, SlideRules slides) implements Board {

  /** Of larger graphs only the vertices with coins are shown. */
  private static final int MOST_VERTICES = 30;

  @Override
  public Kind kind() {
    return Kind.GRAPH;
  }

  @Override
  public List<Integer> targets(int heap) {
    return slides.targets(heap);
  }

  @Override
  public List<String> draw(Position position) {
    int[] coins = new int[slides.largestHeap() + 1];
    for (int heap : position.toArray()) {
      coins[heap]++;
    }
    int width = 1;
    int most = 5;
    for (int heap = 0; heap < coins.length; heap++) {
      width = Math.max(width, labels.label(heap).length());
      most = Math.max(most, coins[heap]);
    }
    String form = "  %-" + width + "s  %-" + Math.min(most, 9) + "s  %s";
    List<String> lines = new ArrayList<>();
    for (int heap = coins.length - 1; heap >= 0; heap--) {
      if (coins.length <= MOST_VERTICES || coins[heap] > 0) {
        String there = coins[heap] > 9 ? "●×" + coins[heap] : "●".repeat(coins[heap]);
        lines.add(form.formatted(labels.label(heap), there, heap == 0 ? "out of play" : to(heap)));
      }
    }
    return lines;
  }

  private String to(int heap) {
    return "→ " + targets(heap).stream().map(labels::label).collect(Collectors.joining(" "));
  }

  @Override
  public String example() {
    int heap = slides.largestHeap();
    List<Integer> to = targets(heap);
    return "'%s %s'"
        .formatted(labels.label(heap), to.isEmpty() ? "nothing" : labels.label(to.get(0)));
  }

  @Override
  public Optional<Pick> pick(String text, Position position) {
    return Board.byLabels(labels, text);
  }
}
