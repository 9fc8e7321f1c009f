// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  private final int[][] left;
  private final int[][] right;

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
    this.left = targets(arcs, Player.LEFT);
    this.right = targets(arcs, Player.RIGHT);
  }

  private int[][] targets(Map<String, List<Arc>> arcs, Player player) {
    List<List<Integer>> found = new ArrayList<>();
    for (int heap = 0; heap <= graph.largestHeap(); heap++) {
      found.add(new ArrayList<>());
    }
    arcs.forEach(
        (from, list) ->
            list.stream()
                .filter(arc -> arc.players().contains(player))
                .forEach(arc -> found.get(graph.heap(from)).add(graph.heap(arc.to()))));
    return found.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).distinct().toArray())
        .toArray(int[][]::new);
  }

  @Override
  public Ruleset left() {
    return new Side(left);
  }

  @Override
  public Ruleset right() {
    return new Side(right);
  }

  @Override
  public String code() {
    return graph.code();
  }

  @Override
  public int largestHeap() {
    return graph.largestHeap();
  }

  @Override
  public boolean hasNames() {
    return true;
  }

  @Override
  public String name(int heap) {
    return graph.labels().label(heap);
  }

  @Override
  public Position position(String text) {
    return graph.labels().position(text);
  }

  /** Where one player may slide a coin from each vertex. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Side(int[][] targets) implements Ruleset {

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      for (int target : targets[heap]) {
        sink.accept(new int[] {target}, target == 0 ? 0 : 1);
      }
    }

    @Override
    public int largestHeap() {
      return targets.length - 1;
    }
  }
}
