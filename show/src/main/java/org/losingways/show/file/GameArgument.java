// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.form.Games;
import org.losingways.game.CoinGraph;
import org.losingways.game.DotText;
import org.losingways.game.GameFormatException;
import org.losingways.game.Ruleset;
import org.losingways.show.CommandFailure;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The GAME of every command: what {@link Games} reads, and {@code graph:FILE}, a graph to slide
 * coins on. Only this class reads files that contain games.
 *
 * <p>A file whose first sign is a brace or a bracket is JSON, any other is DOT. JSON lists for each
 * vertex where its arrows lead, {@code {"A":[],"B":["A"]}}, or the arrows, {@code
 * {"edges":[["B","A"]]}}, then with lone vertices in {@code "vertices"}.
 */
public final class GameArgument {

  /** What the argument is, for the help of all commands. */
  public static final String WHAT =
      "A code, a subtraction set, a form such as '{2+,0}', graph:FILE or a name.";

  static final String GRAPH = "graph:";

  private static final long MOST_BYTES = 64L << 20;

  private static final String JSON_FORM =
      "; write the graph like {\"A\":[],\"B\":[\"A\"]} or {\"edges\":[[\"B\",\"A\"]]}.";

  private GameArgument() {}

  /** The rules that a text names. */
  public static Ruleset rules(String text) {
    String stripped = text.strip();
    return stripped.startsWith(GRAPH)
        ? graph(stripped, stripped.substring(GRAPH.length()).strip())
        : Games.rules(text);
  }

  private static Ruleset graph(String code, String file) {
    String text = contents(file);
    if (PartizanArgument.isPartizan(code)) {
      throw new CommandFailure(
          "'"
              + file
              + "' has blue arrows for Left or red ones for Right, which this command does not know;"
              + " solve, outcome, compare, inverse and play do.");
    }
    return graphIn(code, text);
  }

  /** Whether a graph is written in JSON and not in DOT. */
  static boolean isJson(String text) {
    String start = text.stripLeading();
    return start.startsWith("{") || start.startsWith("[");
  }

  /** The graph that a text describes. */
  public static CoinGraph graphIn(String code, String text) {
    return new CoinGraph(code, isJson(text) ? json(text) : DotText.read(text));
  }

  /** What is in the file of a graph. */
  static String contents(String file) {
    try {
      Path path = Path.of(file);
      if (file.isEmpty() || Files.isDirectory(path)) {
        throw new CommandFailure(
            "graph: wants the name of a file, DOT or JSON, such as graph:heptagon.dot.");
      }
      if (Files.size(path) > MOST_BYTES) {
        throw new CommandFailure("'" + file + "' is too large to be a graph.");
      }
      return Files.readString(path);
    } catch (NoSuchFileException | InvalidPathException e) {
      throw new CommandFailure(
          "There is no file '" + file + "': graph: wants a DOT or JSON file.", e);
    } catch (IOException e) {
      throw new UncheckedIOException("The graph in '" + file + "' could not be read", e);
    }
  }

  static Map<String, List<String>> json(String text) {
    JsonNode root;
    try {
      root = new JsonMapper().readTree(text);
    } catch (JacksonException e) {
      throw new GameFormatException("The file is not JSON: " + e.getOriginalMessage() + JSON_FORM);
    }
    Map<String, List<String>> arrows = new LinkedHashMap<>();
    if (!root.isObject()) {
      throw new GameFormatException("The graph is no JSON object" + JSON_FORM);
    }
    if (!root.has("edges")) {
      for (Map.Entry<String, JsonNode> vertex : root.properties()) {
        arrows.put(vertex.getKey(), names(vertex.getValue()));
      }
      return arrows;
    }
    for (Map.Entry<String, JsonNode> member : root.properties()) {
      if (member.getKey().equals("vertices")) {
        names(member.getValue()).forEach(v -> arrows.computeIfAbsent(v, w -> new ArrayList<>()));
      } else if (!member.getKey().matches("edges|name|comment")) {
        throw new GameFormatException(
            "Beside edges a graph has vertices, not '" + member.getKey() + "'" + JSON_FORM);
      }
    }
    if (!root.get("edges").isArray()) {
      throw new GameFormatException("The edges are no list" + JSON_FORM);
    }
    for (JsonNode edge : root.get("edges")) {
      List<String> ends =
          edge.isObject() ? List.of(name(edge.path("from")), name(edge.path("to"))) : names(edge);
      if (ends.size() != 2) {
        throw new GameFormatException("An edge has two ends, not " + edge + JSON_FORM);
      }
      arrows.computeIfAbsent(ends.get(0), v -> new ArrayList<>()).add(ends.get(1));
    }
    return arrows;
  }

  private static List<String> names(JsonNode list) {
    if (!list.isArray()) {
      throw new GameFormatException("A list of vertices is wanted, not " + list + JSON_FORM);
    }
    List<String> names = new ArrayList<>();
    list.forEach(item -> names.add(name(item)));
    return names;
  }

  static String name(JsonNode node) {
    if (node.isString()) {
      return node.stringValue();
    }
    if (node.isIntegralNumber()) {
      return node.toString();
    }
    throw new GameFormatException(
        "A vertex is named by a text or a number, not " + node + JSON_FORM);
  }
}
