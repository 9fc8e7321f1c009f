// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.json;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.losingways.game.Board;
import org.losingways.game.Game;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Heaps of a game in objects that are put together by hand: a size is a number, a label a text. */
public record HeapsJson(Game rules) {

  /** Adds heaps to a JSON array. */
  public void add(ArrayNode array, List<BigInteger> heaps) {
    heaps.forEach(heap -> add(array, heap));
  }

  /** Adds the heaps of a position to a JSON array, the largest first. */
  public void add(ArrayNode array, Position position) {
    for (int i = position.size() - 1; i >= 0; i--) {
      add(array, BigInteger.valueOf(position.heap(i)));
    }
  }

  private void add(ArrayNode array, BigInteger heap) {
    if (rules.labels().areSizes()) {
      array.add(heap);
    } else {
      array.add(rules.labels().label(heap.intValueExact()));
    }
  }

  /** Puts a heap into a JSON object. */
  public void put(ObjectNode node, String name, BigInteger heap) {
    if (rules.labels().areSizes()) {
      node.put(name, heap);
    } else {
      node.put(name, rules.labels().label(heap.intValueExact()));
    }
  }

  /** On what kind of board the game is played, and where its vertices lead if it is a graph. */
  public void putBoard(ObjectNode node) {
    Board board = rules.board();
    ObjectNode json = node.putObject("board");
    json.put("kind", board.kind().name().toLowerCase(Locale.ROOT));
    json.put("none", rules.labels().label(0));
    rules.start().ifPresent(start -> json.put("largest", rules.labels().text(start)));
    if (board.kind() == Board.Kind.GRAPH) {
      board.vertices().forEach(json.putArray("vertices")::add);
      ArrayNode arrows = json.putArray("arrows");
      for (int heap = 1; heap <= rules.largestHeap(); heap++) {
        for (int target : board.targets(heap)) {
          arrows.addArray().add(rules.labels().label(heap)).add(rules.labels().label(target));
        }
      }
    }
  }

  /**
   * Beside numbers of heaps, the labels from heap 0 on; nothing for games whose heaps are sizes.
   */
  public static void putLabels(ObjectNode node, Labels labels, int largest) {
    if (!labels.areSizes()) {
      ArrayNode array = node.putArray("labels");
      for (int heap = 0; heap <= largest; heap++) {
        array.add(labels.label(heap));
      }
    }
  }
}
