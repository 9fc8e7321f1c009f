// SPDX-License-Identifier: Apache-2.0
package org.losingways.reader;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.losingways.game.GameFormatException;

/**
 * Reads a directed graph in Graphviz's DOT language.
 *
 * <pre>{@code
 * DotText.read("digraph { A -> B -> C; A -> { C D } }")     // four vertices, four arrows
 * }</pre>
 *
 * <p>Vertices are named by their identifiers. Attributes but the colour of arrows are read over,
 * and so are ports, {@code strict} and the names of subgraphs; everything else must be as Graphviz
 * wants it. HTML strings are not read.
 */
public final class DotText {

  private static final String FORM = "; write a graph like digraph { A -> B; B -> C }.";

  private final String text;
  private int at;

  /** The last word read was in quotation marks, so that it is no keyword. */
  private boolean isQuoted;

  private final Set<String> named = new LinkedHashSet<>();
  private final List<Arrow> arrows = new ArrayList<>();

  /** The colour of arrows that do not say their own. */
  private String usualColour = "";

  /**
   * An arrow.
   *
   * @param colour what its attribute of this name says, empty if there is none
   */
  public record Arrow(String from, String to, String colour) {}

  /** All vertices and all arrows, in the order in which they are written. */
  public record Graph(List<String> vertices, List<Arrow> arrows) {
    public Graph {
      vertices = List.copyOf(vertices);
      arrows = List.copyOf(arrows);
    }
  }

  private DotText(String text) {
    this.text = text;
  }

  /**
   * The graph that a text describes.
   *
   * @throws GameFormatException with the line at which the text is not a directed graph
   */
  public static Graph read(String text) {
    DotText reading = new DotText(text);
    reading.graph();
    return new Graph(List.copyOf(reading.named), reading.arrows);
  }

  private void graph() {
    String kind = word();
    if (isKeyword(kind, "strict")) {
      kind = word();
    }
    if (isKeyword(kind, "graph")) {
      throw failure("A graph to slide coins on has arrows, so it is a digraph");
    }
    if (!isKeyword(kind, "digraph")) {
      throw failure("The graph does not begin with digraph");
    }
    if (peek() != '{') {
      word();
    }
    body();
    if (peek() != 0) {
      throw failure("Something follows the end of the graph");
    }
  }

  private boolean isKeyword(String word, String keyword) {
    return !isQuoted && word.equalsIgnoreCase(keyword);
  }

  /** Statements in braces; returns the vertices they mention. */
  private Set<String> body() {
    expect('{');
    String outside = usualColour;
    Set<String> mentioned = new LinkedHashSet<>();
    while (peek() != '}') {
      if (peek() == ';' || peek() == ',') {
        at++;
      } else {
        mentioned.addAll(statement());
      }
    }
    at++;
    usualColour = outside;
    return mentioned;
  }

  private Set<String> statement() {
    if (peek() != '{') {
      int start = at;
      String word = word();
      boolean isDefault =
          isKeyword(word, "graph") || isKeyword(word, "node") || isKeyword(word, "edge");
      if (isDefault && peek() == '[') {
        String colour = attributes();
        usualColour = isKeyword(word, "edge") && !colour.isEmpty() ? colour : usualColour;
        return Set.of();
      }
      if (peek() == '=') {
        at++;
        word();
        return Set.of();
      }
      at = start;
    }
    Set<String> from = vertices();
    Set<String> mentioned = new LinkedHashSet<>(from);
    List<Arrow> written = new ArrayList<>();
    while (peek() == '-') {
      if (!text.startsWith("->", at)) {
        throw failure("Arrows are written ->, not --");
      }
      at += 2;
      Set<String> to = vertices();
      for (String vertex : from) {
        to.forEach(target -> written.add(new Arrow(vertex, target, usualColour)));
      }
      mentioned.addAll(to);
      from = to;
    }
    String colour = attributes();
    for (Arrow arrow : written) {
      arrows.add(colour.isEmpty() ? arrow : new Arrow(arrow.from(), arrow.to(), colour));
    }
    return mentioned;
  }

  /** One vertex, or all that a subgraph mentions. */
  private Set<String> vertices() {
    if (peek() == '{') {
      return body();
    }
    String vertex = word();
    if (isKeyword(vertex, "subgraph")) {
      if (peek() != '{') {
        word();
      }
      return body();
    }
    while (peek() == ':') {
      at++;
      word();
    }
    named.add(vertex);
    return Set.of(vertex);
  }

  /** Reads attributes and returns the colour among them, empty if there is none. */
  private String attributes() {
    String colour = "";
    while (peek() == '[') {
      at++;
      while (peek() != ']') {
        if (peek() == ';' || peek() == ',') {
          at++;
        } else {
          String name = word();
          if (peek() == '=') {
            at++;
            String value = word();
            colour = name.equalsIgnoreCase("color") ? value : colour;
          }
        }
      }
      at++;
    }
    return colour;
  }

  private String word() {
    char c = peek();
    isQuoted = c == '"';
    if (isQuoted) {
      return quoted();
    }
    int start = at;
    while (at < text.length() && isPartOfWord(text.charAt(at))) {
      at++;
    }
    if (at == start && c == '-') {
      at++;
      while (at < text.length() && isPartOfWord(text.charAt(at))) {
        at++;
      }
    }
    if (start == at || text.substring(start, at).equals("-")) {
      throw failure(
          c == 0
              ? "The graph ends too early"
              : "The graph has an unexpected '" + GameFormatException.shown("" + c) + "'");
    }
    return text.substring(start, at);
  }

  private static boolean isPartOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c > 127;
  }

  private String quoted() {
    StringBuilder name = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return name.toString();
      }
      if (c == '\\' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
        at++;
        c = '"';
      }
      name.append(c);
    }
    throw failure("A quotation mark is not closed");
  }

  private void expect(char sign) {
    if (peek() != sign) {
      throw failure("The graph lacks a '" + sign + "'");
    }
    at++;
  }

  /** The next sign that is neither blank nor in a comment, 0 at the end. */
  private char peek() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (Character.isWhitespace(c) || c == '\ufeff') {
        at++;
      } else if (text.startsWith("//", at) || (c == '#' && startsLine())) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at);
        if (end < 0) {
          throw failure("A comment is not closed");
        }
        at = end + 2;
      } else {
        return c;
      }
    }
    return 0;
  }

  private boolean startsLine() {
    return text.substring(text.lastIndexOf('\n', at - 1) + 1, at).isBlank();
  }

  private GameFormatException failure(String what) {
    String[] before = text.substring(0, Math.min(at, text.length())).split("\r\n|[\r\n]", -1);
    int line = before.length + (before[before.length - 1].isEmpty() ? 0 : 1);
    boolean atStart = at == 0 || (at <= text.length() && text.charAt(at - 1) == '\n');
    return new GameFormatException(what + " (line " + (atStart ? line : line - 1) + ")" + FORM);
  }
}
