// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanMove;
import org.losingways.show.CommandFailure;
import tools.jackson.databind.node.ArrayNode;

/**
 * Positions of partizan games as people write them: sizes of heaps, followers of a form, or
 * vertices of a graph.
 *
 * <pre>
 *   misere outcome 0.7/0.07 6 4        strips of length 6 and 4
 *   misere outcome '{0|*}' '*' '{0|*}' followers of the form; the form itself if none is named
 * </pre>
 */
final class PartizanPositions {

  private PartizanPositions() {}

  static Position read(PartizanRuleset rules, List<String> texts) {
    if (rules.hasNames() && texts.isEmpty()) {
      return Position.of(rules.largestHeap());
    }
    Position position = Position.EMPTY;
    for (String text : texts) {
      position = position.plus(rules.position(text));
    }
    if (position.largest() > rules.largestHeap()) {
      throw new CommandFailure(
          "The largest heap of "
              + rules.code()
              + " is "
              + rules.largestHeap()
              + ", not "
              + position.largest()
              + ".");
    }
    return position;
  }

  /** A position in words. */
  static String text(PartizanRuleset rules, Position position) {
    if (position.isEmpty()) {
      return "0";
    }
    List<String> names = new ArrayList<>();
    for (int i = position.size() - 1; i >= 0; i--) {
      names.add(rules.name(position.heap(i)));
    }
    return String.join("+", names);
  }

  /** A move in words. */
  static String text(PartizanRuleset rules, PartizanMove move) {
    return rules.name(move.heap()) + "→" + text(rules, move.to());
  }

  static String text(PartizanRuleset rules, List<PartizanMove> moves) {
    return moves.stream().map(m -> text(rules, m)).collect(Collectors.joining("  "));
  }

  /** A position as JSON: numbers, or followers as text. */
  static void json(PartizanRuleset rules, Position position, ArrayNode into) {
    for (int i = position.size() - 1; i >= 0; i--) {
      if (rules.hasNames()) {
        into.add(rules.name(position.heap(i)));
      } else {
        into.add(position.heap(i));
      }
    }
  }
}
