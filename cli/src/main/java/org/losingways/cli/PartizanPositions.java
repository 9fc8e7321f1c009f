// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.losingways.game.GameText;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanFormRules;
import org.losingways.partizan.PartizanMove;
import org.losingways.partizan.PartizanRuleset;
import tools.jackson.databind.node.ArrayNode;

/**
 * Positions of partizan games as people write them: sizes of heaps, or followers of a form.
 *
 * <pre>
 *   misere outcome 0.7/0.07 6 4        strips of length 6 and 4
 *   misere outcome '{0|*}' '*' '{0|*}' followers of the form; the form itself if none is named
 * </pre>
 */
final class PartizanPositions {

  private PartizanPositions() {}

  static Position read(PartizanRuleset rules, List<String> texts) {
    if (rules instanceof PartizanFormRules forms) {
      return followers(forms, texts);
    }
    List<Integer> heaps = new ArrayList<>();
    for (String text : texts) {
      for (int heap : GameText.position(text).toArray()) {
        heaps.add(heap);
      }
    }
    Position position = Position.of(heaps.stream().mapToInt(Integer::intValue).toArray());
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

  private static Position followers(PartizanFormRules rules, List<String> texts) {
    if (texts.isEmpty()) {
      return Position.of(rules.largestHeap());
    }
    List<Integer> heaps = new ArrayList<>();
    for (String text : texts) {
      Optional<List<Integer>> found = rules.heaps(text);
      if (found.isEmpty()) {
        throw new CommandFailure(
            "'"
                + text
                + "' is not made of followers of "
                + rules.code()
                + ": these are "
                + names(rules)
                + ".");
      }
      heaps.addAll(found.get());
    }
    return Position.of(heaps.stream().mapToInt(Integer::intValue).toArray());
  }

  private static String names(PartizanFormRules rules) {
    List<String> names = new ArrayList<>();
    for (int h = 0; h <= Math.min(rules.largestHeap(), 12); h++) {
      names.add(rules.name(h));
    }
    return String.join(" ", names) + (rules.largestHeap() > 12 ? " …" : "");
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
      if (rules instanceof PartizanFormRules) {
        into.add(rules.name(position.heap(i)));
      } else {
        into.add(position.heap(i));
      }
    }
  }
}
