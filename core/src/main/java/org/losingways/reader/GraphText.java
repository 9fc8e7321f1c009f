// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.losingways.game.Game;
import org.losingways.game.GameFormatException;
import org.losingways.game.Player;
import org.losingways.game.board.CoinGraph;
import org.losingways.game.board.PartizanGraph;
import org.losingways.game.board.PartizanGraph.Arc;
import org.losingways.json.JsonFormatException;
import org.losingways.json.JsonReader;

/**
 * Reads a graph to slide coins on, in DOT or in JSON.
 *
 * <pre>{@code
 * GraphText.read("path", "digraph { C -> B -> A }")
 * GraphText.read("path", "{\"B\":[\"A\"],\"C\":[\"B\"]}")
 * GraphText.read("one", "{\"edges\":[{\"from\":\"B\",\"to\":\"A\",\"color\":\"blue\"}]}")
 * }</pre>
 *
 * <p>A text whose first sign is a brace or a bracket is JSON, any other is DOT. JSON lists for each
 * vertex where its arrows lead, or the arrows, then with lone vertices in {@code "vertices"}. Blue
 * arrows are for Left and red ones for Right; arrows of no colour, or of another one, are for both.
 * A graph with an arrow that is not for both is partizan.
 */
public final class GraphText {

  private static final String FORM =
      "; write the graph like {\"A\":[],\"B\":[\"A\"]} or {\"edges\":[[\"B\",\"A\"]]}.";

  private static final Pattern PLAIN =
      Pattern.compile(
          "(?!(?i:node|edge|graph|digraph|subgraph|strict)$)[A-Za-z_][A-Za-z_0-9]*|[0-9]+");

  private static final Set<String> SAID_OF_GRAPHS = Set.of("edges", "vertices", "name", "comment");

  private final Map<String, List<Arc>> arcs = new LinkedHashMap<>();

  private GraphText() {}

  /**
   * The game on a graph.
   *
   * @param code what to call it
   * @throws GameFormatException if the text is no graph, or the graph has a cycle
   */
  public static Game read(String code, String text) {
    return parsed(text).game(code);
  }

  /**
   * The game on a graph that has no other name than what is written down of it, {@link #inline}.
   *
   * @throws GameFormatException if the text is no graph, or the graph has a cycle
   */
  public static Game read(String text) {
    GraphText graph = parsed(text);
    return graph.game(graph.inline());
  }

  private static GraphText parsed(String text) {
    GraphText graph = new GraphText();
    String start = text.stripLeading();
    if (start.startsWith("{") || start.startsWith("[")) {
      graph.json(json(text));
    } else {
      DotText.Graph dot = DotText.read(text);
      dot.vertices().forEach(graph::vertex);
      dot.arrows().forEach(a -> graph.arrow(a.from(), a.to(), a.colour()));
    }
    return graph;
  }

  /** The graph as DOT on one line, such as {@code digraph{B->A;C->A[color=blue]}}. */
  private String inline() {
    List<String> statements = new ArrayList<>();
    Set<String> met = new HashSet<>();
    arcs.forEach(
        (from, list) ->
            list.forEach(
                arc -> {
                  met.add(from);
                  met.add(arc.to());
                  statements.add(quoted(from) + "->" + quoted(arc.to()) + colour(arc));
                }));
    arcs.keySet().stream()
        .filter(vertex -> !met.contains(vertex))
        .forEach(vertex -> statements.add(quoted(vertex)));
    return "digraph{" + String.join(";", statements) + "}";
  }

  private static String colour(Arc arc) {
    if (arc.players().size() > 1) {
      return "";
    }
    return arc.players().get(0) == Player.LEFT ? "[color=blue]" : "[color=red]";
  }

  /** The name as it is, unless it would be read as something else. */
  private static String quoted(String name) {
    return PLAIN.matcher(name).matches() ? name : '"' + name.replace("\"", "\\\"") + '"';
  }

  private Game game(String code) {
    if (arcs.values().stream().flatMap(List::stream).anyMatch(arc -> arc.players().size() == 1)) {
      return new PartizanGraph(code, arcs);
    }
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    arcs.forEach((from, list) -> arrows.put(from, list.stream().map(Arc::to).toList()));
    return new CoinGraph(code, arrows);
  }

  private List<Arc> vertex(String name) {
    return arcs.computeIfAbsent(name, v -> new ArrayList<>());
  }

  private void arrow(String from, String to, String colour) {
    vertex(from)
        .add(
            switch (colour.toLowerCase(Locale.ROOT)) {
              case "blue" -> new Arc(to, Player.LEFT);
              case "red" -> new Arc(to, Player.RIGHT);
              default -> new Arc(to, List.of(Player.values()));
            });
  }

  private static Object json(String text) {
    try {
      return JsonReader.read(text, JsonReader.USUAL);
    } catch (JsonFormatException e) {
      throw new GameFormatException("The file is not JSON: " + e.getMessage());
    }
  }

  private void json(Object root) {
    if (!(root instanceof Map<?, ?> graph)) {
      throw new GameFormatException("The graph is not a JSON object" + FORM);
    }
    if (!graph.containsKey("edges")) {
      graph.forEach((name, to) -> names(to).forEach(target -> arrow((String) name, target, "")));
      graph.forEach((name, to) -> vertex((String) name));
      return;
    }
    for (Object member : graph.keySet()) {
      if (!SAID_OF_GRAPHS.contains(member)) {
        throw new GameFormatException(
            "A graph has edges and vertices, not '" + shown(member) + "'" + FORM);
      }
    }
    names(graph.containsKey("vertices") ? graph.get("vertices") : List.of()).forEach(this::vertex);
    if (!(graph.get("edges") instanceof List<?> edges)) {
      throw new GameFormatException("The edges are not a list" + FORM);
    }
    edges.forEach(this::edge);
  }

  private void edge(Object edge) {
    if (edge instanceof Map<?, ?> members) {
      Object colour = members.containsKey("color") ? members.get("color") : "";
      if (!(colour instanceof String said)) {
        throw new GameFormatException(
            "A color is a text; write an edge like"
                + " {\"from\":\"B\",\"to\":\"A\",\"color\":\"blue\"}.");
      }
      arrow(name(members.get("from")), name(members.get("to")), said);
      return;
    }
    List<String> ends = names(edge);
    if (ends.size() != 2) {
      throw new GameFormatException("An edge has two ends, not " + shown(edge) + FORM);
    }
    arrow(ends.get(0), ends.get(1), "");
  }

  private static List<String> names(Object list) {
    if (!(list instanceof List<?> items)) {
      throw new GameFormatException("Expected a list of vertices, not " + shown(list) + FORM);
    }
    return items.stream().map(GraphText::name).toList();
  }

  private static String name(Object value) {
    if (value instanceof String || value instanceof Integer || value instanceof BigInteger) {
      return value.toString();
    }
    throw new GameFormatException(
        "A vertex is named by a text or a number, not " + shown(value) + FORM);
  }

  private static String shown(Object value) {
    return GameFormatException.shown(String.valueOf(value));
  }
}
