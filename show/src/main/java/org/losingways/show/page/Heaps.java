// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.page;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.losingways.game.Board;
import org.losingways.game.Game;
import org.losingways.game.GameText;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.play.Move;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.MoveName;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Heaps of a game as people read and write them: sizes, which may be of any length, or the labels
 * of the rules. In JSON a size is a number and a label a string.
 */
public record Heaps(Game rules) {

  /** More numbers are not explained one by one. */
  private static final int MOST_EXPLAINED = 60;

  /** The heaps that were typed. */
  public List<BigInteger> read(List<String> texts) {
    return texts.stream()
        .flatMap(
            text -> (areSizes() ? GameText.sizes(text) : list(labels().position(text))).stream())
        .toList();
  }

  private Labels labels() {
    return rules.labels();
  }

  /** Whether heaps are written as numbers. */
  public boolean areSizes() {
    return labels().areSizes();
  }

  /** A position as a list, its largest heap first. */
  public static List<BigInteger> list(Position position) {
    int[] heaps = position.toArray();
    return Arrays.stream(heaps)
        .mapToObj(heap -> BigInteger.valueOf(heap))
        .sorted((a, b) -> b.compareTo(a))
        .toList();
  }

  public String label(BigInteger heap) {
    return areSizes() ? heap.toString() : labels().label(heap.intValueExact());
  }

  /** A heap in a sentence: heap 4, vertex D. */
  public String named(int heap) {
    return labels().noun() + " " + labels().label(heap);
  }

  /** Heaps side by side. */
  public String text(List<BigInteger> position) {
    if (position.isEmpty()) {
      return "no " + labels().nouns();
    }
    return position.stream().map(this::label).collect(Collectors.joining(areSizes() ? "+" : " + "));
  }

  /** Heaps side by side. */
  public String names(List<HeapName> position) {
    return position.isEmpty()
        ? "no " + labels().nouns()
        : position.stream()
            .map(HeapName::label)
            .collect(Collectors.joining(areSizes() ? "+" : " + "));
  }

  /** A move, such as 8→3+2. */
  public String text(MoveName move) {
    return move.heap() + "→" + (move.to().isEmpty() ? labels().label(0) : names(move.to()));
  }

  /** A move, such as 8→3+2. */
  public String text(Move move) {
    return text(MoveName.of(labels(), move));
  }

  /** Adds heaps to a JSON array. */
  public void add(ArrayNode array, List<BigInteger> heaps) {
    heaps.forEach(heap -> add(array, heap));
  }

  /** Adds the heaps of a position to a JSON array, the largest first. */
  public void add(ArrayNode array, Position position) {
    add(array, list(position));
  }

  private void add(ArrayNode array, BigInteger heap) {
    if (areSizes()) {
      array.add(heap);
    } else {
      array.add(label(heap));
    }
  }

  /** Puts a heap into a JSON object. */
  public void put(ObjectNode node, String name, BigInteger heap) {
    if (areSizes()) {
      node.put(name, heap);
    } else {
      node.put(name, label(heap));
    }
  }

  /** On what kind of board the game is played, and where its vertices lead if it is a graph. */
  public void putBoard(ObjectNode node) {
    Board board = rules.board();
    ObjectNode json = node.putObject("board");
    json.put("kind", board.kind().name().toLowerCase(Locale.ROOT));
    json.put("none", labels().label(0));
    rules.start().ifPresent(start -> json.put("largest", labels().text(start)));
    if (board.kind() == Board.Kind.GRAPH) {
      board.vertices().forEach(json.putArray("vertices")::add);
      ArrayNode arrows = json.putArray("arrows");
      for (int heap = 1; heap <= rules.largestHeap(); heap++) {
        for (int target : board.targets(heap)) {
          arrows.addArray().add(labels().label(heap)).add(labels().label(target));
        }
      }
    }
  }

  /** Says which numbers stand for what, after tables of numbered heaps; nothing for sizes. */
  public void legend(Paper output, int largest) {
    if (areSizes()) {
      return;
    }
    StringBuilder line = new StringBuilder("The numbers stand for " + labels().nouns() + ":");
    for (int heap = 1; heap <= Math.min(largest, MOST_EXPLAINED); heap++) {
      String entry = " " + heap + " " + labels().label(heap) + (heap < largest ? "," : ".");
      if (line.length() + entry.length() > output.width()) {
        output.line(line.toString());
        line = new StringBuilder(" ");
      }
      line.append(entry);
    }
    output.line(line + (largest > MOST_EXPLAINED ? " … (--json has all)" : ""));
  }

  /**
   * Beside numbers of heaps, the labels from heap 0 on; nothing for games whose heaps are sizes.
   */
  public void putLabels(ObjectNode node, int largest) {
    putLabels(node, labels(), largest);
  }

  /** The same for any labels. */
  public static void putLabels(ObjectNode node, Labels labels, int largest) {
    if (!labels.areSizes()) {
      ArrayNode array = node.putArray("labels");
      for (int heap = 0; heap <= largest; heap++) {
        array.add(labels.label(heap));
      }
    }
  }
}
