// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.losingways.game.Board;
import org.losingways.game.Fingerprint;
import org.losingways.game.GameFormatException;
import org.losingways.game.Labels;
import org.losingways.game.OptionSink;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.SlideRules;

/**
 * Coins on the vertices of a directed graph without cycles: a move slides one coin along one arrow.
 * Any number of coins may lie on a vertex; a coin on a vertex without arrows is out of play.
 *
 * <pre>{@code
 * CoinGraph path = new CoinGraph("path", Map.of("B", List.of("A"), "C", List.of("B", "A")));
 * path.labels().position("C + B")     // 2+1
 * path.options(2)                     // [0, 1]
 * }</pre>
 *
 * <p>A heap is a vertex. Vertices are numbered by the longest way down, so that arrows lead to
 * smaller heaps, and in the order given among equals; all vertices without arrows are heap 0.
 * Vertices whose arrows lead to the same places, twins counted as one, are twins. (<i>Advances</i>,
 * §9.5.1 slides coins round a heptagon.)
 *
 * <p>Cost: linear in vertices and arrows, but for sorting.
 */
public final class CoinGraph implements Ruleset {

  private final String code;
  private final List<String> names;

  /** All names, those of heap 0 too. */
  private final Map<String, Integer> heapOf = new LinkedHashMap<>();

  private final SlideRules slides;
  private final int[] twins;

  /**
   * A graph.
   *
   * @param code what to call it
   * @param arrows for each vertex where its arrows lead; vertices that only arrows lead to need not
   *     be listed
   * @throws GameFormatException if there is a cycle, or no vertex at all
   */
  public CoinGraph(String code, Map<String, ? extends List<String>> arrows) {
    this.code = code;
    Map<String, Set<String>> graph = new LinkedHashMap<>();
    arrows.forEach(
        (from, to) -> {
          graph.computeIfAbsent(from, v -> new LinkedHashSet<>()).addAll(to);
          to.forEach(v -> graph.computeIfAbsent(v, w -> new LinkedHashSet<>()));
        });
    if (graph.isEmpty()) {
      throw new GameFormatException(
          "The graph has no vertices; write a graph like digraph { A -> B; B -> C }.");
    }
    for (String vertex : graph.keySet()) {
      if (!GameFormatException.printable(vertex).equals(vertex)) {
        throw new GameFormatException(
            "The name of the vertex '"
                + GameFormatException.shown(vertex)
                + "' contains control characters; remove them.");
      }
    }
    Map<String, Integer> heights = heights(graph);
    List<String> sorted = new ArrayList<>(graph.keySet());
    sorted.sort(Comparator.comparing(heights::get));
    List<String> named = new ArrayList<>();
    for (String vertex : sorted) {
      boolean isSink = heights.get(vertex) == 0;
      if (named.isEmpty() || !isSink) {
        named.add(vertex);
      }
      heapOf.put(vertex, isSink ? 0 : named.size() - 1);
    }
    this.names = List.copyOf(named);
    this.slides =
        SlideRules.of(
            names.size(), heap -> graph.get(names.get(heap)).stream().mapToInt(heapOf::get));
    this.twins = twins();
  }

  /** The longest way from each vertex, found without recursion: graphs may be deep. */
  private static Map<String, Integer> heights(Map<String, Set<String>> graph) {
    Map<String, List<String>> into = new HashMap<>();
    Map<String, Integer> waitingFor = new HashMap<>();
    Deque<String> ready = new ArrayDeque<>();
    graph.forEach(
        (vertex, targets) -> {
          waitingFor.put(vertex, targets.size());
          targets.forEach(t -> into.computeIfAbsent(t, v -> new ArrayList<>()).add(vertex));
          if (targets.isEmpty()) {
            ready.add(vertex);
          }
        });
    Map<String, Integer> heights = new HashMap<>();
    while (!ready.isEmpty()) {
      String vertex = ready.remove();
      int height = graph.get(vertex).stream().mapToInt(t -> heights.get(t) + 1).max().orElse(0);
      heights.put(vertex, height);
      for (String above : into.getOrDefault(vertex, List.of())) {
        if (waitingFor.merge(above, -1, Integer::sum) == 0) {
          ready.add(above);
        }
      }
    }
    if (heights.size() < graph.size()) {
      throw new GameFormatException(
          "The graph has a cycle, "
              + String.join(" -> ", cycle(graph, heights.keySet()))
              + ", on which a coin could move for ever; remove one of its arrows.");
    }
    return heights;
  }

  /** Follows arrows among the vertices that never come to rest until one is met again. */
  private static List<String> cycle(Map<String, Set<String>> graph, Set<String> resting) {
    Set<String> way = new LinkedHashSet<>();
    String at = graph.keySet().stream().filter(v -> !resting.contains(v)).findFirst().orElseThrow();
    while (way.add(at)) {
      at = graph.get(at).stream().filter(v -> !resting.contains(v)).findFirst().orElseThrow();
    }
    List<String> all = new ArrayList<>(way);
    List<String> cycle = new ArrayList<>(all.subList(all.indexOf(at), all.size()));
    cycle.add(at);
    return cycle;
  }

  private int[] twins() {
    int[] found = new int[names.size()];
    Map<Set<Integer>, Integer> first = new HashMap<>();
    for (int heap = 0; heap < found.length; heap++) {
      Set<Integer> targets = new TreeSet<>();
      slides.targets(heap).forEach(target -> targets.add(found[target]));
      Integer known = first.putIfAbsent(targets, heap);
      found[heap] = known == null ? heap : known;
    }
    return found;
  }

  @Override
  public void forEachOption(int heap, OptionSink sink) {
    slides.forEachOption(heap, sink);
  }

  @Override
  public String code() {
    return code;
  }

  @Override
  public String key() {
    return code + " #" + Fingerprint.of(this);
  }

  @Override
  public int largestHeap() {
    return names.size() - 1;
  }

  @Override
  public int twin(int heap) {
    return twins[heap];
  }

  /** All vertices, those on which coins are out of play first. */
  public List<String> vertices() {
    return List.copyOf(heapOf.keySet());
  }

  /** The heap that a coin on this vertex is; 0 when it is out of play. */
  public int heap(String vertex) {
    Integer heap = heapOf.get(vertex);
    if (heap == null) {
      throw GameFormatException.about(
          vertex, "is not a vertex of " + code + "; its vertices are " + some(vertices()) + ".");
    }
    return heap;
  }

  private static String some(List<String> all) {
    int shown = 12;
    return String.join(", ", all.subList(0, Math.min(shown, all.size())))
        + (all.size() > shown ? ", …" : "");
  }

  @Override
  public Labels labels() {
    return new Vertices();
  }

  @Override
  public Board board() {
    return new GraphBoard(labels(), vertices(), slides);
  }

  /** Vertices by name, in quotation marks when the name has blanks or signs in it. */
  private final class Vertices implements Labels {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[^\\s+;\"]+");

    @Override
    public String noun() {
      return "vertex";
    }

    @Override
    public String label(int heap) {
      String name = names.get(heap);
      return WORD.matcher(name).matches() && !name.startsWith("\"") ? name : "\"" + name + "\"";
    }

    @Override
    public Position position(String text) {
      if (heapOf.containsKey(text)) {
        return Position.of(heap(text));
      }
      if (text.strip().equals("nothing")) {
        return Position.EMPTY;
      }
      Position sum = Position.EMPTY;
      Matcher words = WORD.matcher(text);
      while (words.find()) {
        sum = sum.plus(Position.of(heap(words.group(1) == null ? words.group() : words.group(1))));
      }
      return sum;
    }
  }
}
