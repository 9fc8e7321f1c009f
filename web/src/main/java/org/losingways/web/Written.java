// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.util.List;
import java.util.stream.IntStream;
import org.losingways.game.CoinGraph;
import org.losingways.game.Notakto;
import org.losingways.game.PascalsBeans;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Heaps of a game in JSON, as the command line writes them: sizes are numbers, and where a heap is
 * a vertex, a cell or a board, it is a string.
 */
record Written(Ruleset rules) {

  private boolean areSizes() {
    return rules.labels().areSizes();
  }

  /** Puts a heap into an object. */
  void put(ObjectNode node, String name, int heap) {
    if (areSizes()) {
      node.put(name, heap);
    } else {
      node.put(name, rules.labels().label(heap));
    }
  }

  /** Adds the heaps of a position to a list, the largest first. */
  void add(ArrayNode list, Position position) {
    for (int i = position.size() - 1; i >= 0; i--) {
      if (areSizes()) {
        list.add(position.heap(i));
      } else {
        list.add(rules.labels().label(position.heap(i)));
      }
    }
  }

  /** On what kind of board the game is played, and where its vertices lead if it is a graph. */
  void putBoard(ObjectNode node) {
    ObjectNode board = node.putObject("board");
    board.put("kind", kind());
    board.put("none", rules.labels().label(0));
    if (!areSizes() && rules.largestHeap() != Integer.MAX_VALUE) {
      board.put("largest", rules.labels().label(rules.largestHeap()));
    }
    if (rules instanceof CoinGraph graph) {
      graph.vertices().forEach(board.putArray("vertices")::add);
      ArrayNode arrows = board.putArray("arrows");
      List<String> names =
          IntStream.rangeClosed(0, graph.largestHeap())
              .mapToObj(heap -> graph.labels().label(heap))
              .toList();
      for (int heap = 1; heap < names.size(); heap++) {
        for (String target : graph.targets(heap)) {
          arrows.addArray().add(names.get(heap)).add(names.get(graph.heap(target)));
        }
      }
    }
  }

  private String kind() {
    if (areSizes()) {
      return "rows";
    }
    if (rules instanceof CoinGraph) {
      return "graph";
    }
    if (rules instanceof PascalsBeans) {
      return "triangle";
    }
    return rules instanceof Notakto ? "noughts" : "words";
  }
}
