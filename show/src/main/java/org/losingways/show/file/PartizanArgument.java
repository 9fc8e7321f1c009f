// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.losingways.form.PartizanText;
import org.losingways.game.DotText;
import org.losingways.game.GameFormatException;
import org.losingways.game.PartizanGraph;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The GAME of commands that know Left and Right: two codes with a slash, a form with a bar, or
 * {@code graph:FILE} with blue arrows for Left and red ones for Right. Arrows of no colour, or of
 * another one, are for both. In JSON an edge says {@code {"from":"B","to":"A","color":"blue"}}.
 */
public final class PartizanArgument {

  private PartizanArgument() {}

  /** Whether a text means a partizan game. */
  public static boolean isPartizan(String text) {
    String stripped = text.strip();
    return stripped.startsWith(GameArgument.GRAPH)
        ? arrows(stripped).stream().anyMatch(a -> players(a.colour()).size() == 1)
        : PartizanText.isPartizan(stripped);
  }

  /** The rules that a text means. */
  public static PartizanRuleset rules(String text) {
    String stripped = text.strip();
    if (!stripped.startsWith(GameArgument.GRAPH)) {
      return PartizanText.rules(stripped);
    }
    Map<String, List<PartizanGraph.Arc>> arcs = new LinkedHashMap<>();
    for (DotText.Arrow arrow : arrows(stripped)) {
      arcs.computeIfAbsent(arrow.from(), v -> new ArrayList<>())
          .add(new PartizanGraph.Arc(arrow.to(), players(arrow.colour())));
    }
    return new PartizanGraph(stripped, arcs);
  }

  private static List<Player> players(String colour) {
    return switch (colour.toLowerCase(Locale.ROOT)) {
      case "blue" -> List.of(Player.LEFT);
      case "red" -> List.of(Player.RIGHT);
      default -> List.of(Player.LEFT, Player.RIGHT);
    };
  }

  private static List<DotText.Arrow> arrows(String code) {
    String text = GameArgument.contents(code.substring(GameArgument.GRAPH.length()).strip());
    if (!GameArgument.isJson(text)) {
      return DotText.arrows(text);
    }
    // Refuses what is no graph; only a list of edges has colours.
    GameArgument.json(text);
    List<DotText.Arrow> arrows = new ArrayList<>();
    for (JsonNode edge : new JsonMapper().readTree(text).path("edges")) {
      if (edge.isObject()) {
        JsonNode colour = edge.path("color");
        if (!colour.isMissingNode() && !colour.isString()) {
          throw new GameFormatException(
              "A color is a text; write an edge like {\"from\":\"B\",\"to\":\"A\",\"color\":\"blue\"}.");
        }
        arrows.add(
            new DotText.Arrow(
                GameArgument.name(edge.path("from")),
                GameArgument.name(edge.path("to")),
                colour.isString() ? colour.stringValue() : ""));
      } else {
        arrows.add(
            new DotText.Arrow(
                GameArgument.name(edge.path(0)), GameArgument.name(edge.path(1)), ""));
      }
    }
    return arrows;
  }
}
