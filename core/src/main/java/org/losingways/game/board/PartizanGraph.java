// SPDX-License-Identifier: Apache-2.0
package org.losingways.game.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.losingways.game.Fingerprint;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Ruleset;
import org.losingways.game.SlideRules;

/**
 * Coins on the vertices of a directed graph without cycles whose arrows have colours: Left slides
 * coins along blue arrows, Right along red ones, and both along the others.
 *
 * <pre>{@code
 * // A blue arrow to 0 for Left is the integer 1.
 * new PartizanGraph("one", Map.of("one", List.of(new Arc("zero", Player.LEFT))))
 * }</pre>
 *
 * <p>A heap is a vertex, numbered as in {@link CoinGraph}.
 */
public final class PartizanGraph implements PartizanRuleset {

  /**
   * An arrow.
   *
   * @param to where it leads
   * @param players who may use it
   */
  public record Arc(String to, List<Player> players) {
    public Arc {
      players = List.copyOf(players);
    }

    /** An arrow of one player. */
    public Arc(String to, Player player) {
      this(to, List.of(player));
    }
  }

  private final CoinGraph graph;
  private final SlideRules left;
  private final SlideRules right;

  /**
   * A graph.
   *
   * @param code what to call it
   * @param arcs the arrows of each vertex; vertices that only arrows lead to need not be listed
   * @throws org.losingways.game.GameFormatException if there is a cycle, or no vertex at all
   */
  public PartizanGraph(String code, Map<String, List<Arc>> arcs) {
    Map<String, List<String>> all = new LinkedHashMap<>();
    arcs.forEach((from, to) -> all.put(from, to.stream().map(Arc::to).toList()));
    this.graph = new CoinGraph(code, all);
    this.left = slides(arcs, Player.LEFT);
    this.right = slides(arcs, Player.RIGHT);
  }

  private SlideRules slides(Map<String, List<Arc>> arcs, Player player) {
    Map<Integer, List<Integer>> found = new HashMap<>();
    arcs.forEach(
        (from, list) ->
            list.stream()
                .filter(arc -> arc.players().contains(player))
                .forEach(
                    arc ->
                        found
                            .computeIfAbsent(graph.heap(from), heap -> new ArrayList<>())
                            .add(graph.heap(arc.to()))));
    return SlideRules.of(
        graph.largestHeap() + 1,
        heap -> found.getOrDefault(heap, List.of()).stream().mapToInt(to -> to));
  }

  @Override
  public Ruleset left() {
    return left;
  }

  @Override
  public Ruleset right() {
    return right;
  }

  @Override
  public String code() {
    return graph.code();
  }

  @Override
  public String key() {
    return code() + " #" + Fingerprint.of(this);
  }

  @Override
  public Labels labels() {
    return graph.labels();
  }
}
