// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.game.board.PartizanGraph;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.RulesAnswer;
import org.losingways.show.answer.census.GameRecord;

/**
 * The answer of {@code misere rules}, and the board that the game is played on.
 *
 * @param partizan whether Left and Right have different moves
 * @param record what was published of the game before anybody solves it here
 */
public record RulesView(
    @Flattened RulesAnswer rules, boolean partizan, BoardView board, GameRecord record) {

  /**
   * A board.
   *
   * @param none what is written for no heap
   * @param largest a position to begin with
   * @param vertices those of a graph
   * @param arrows where the vertices of a graph lead; with L, R or both for who may go there, in a
   *     game of Left and Right
   */
  public record BoardView(
      String kind,
      String none,
      @Omitted Optional<String> largest,
      @Omitted Optional<List<String>> vertices,
      @Omitted Optional<List<List<String>>> arrows) {}

  public static RulesView of(Ruleset rules, GameRecord record) {
    Labels labels = rules.labels();
    Board board = rules.board();
    boolean isGraph = board.kind() == Board.Kind.GRAPH;
    return new RulesView(
        RulesAnswer.of(rules),
        false,
        new BoardView(
            board.kind().name().toLowerCase(Locale.ROOT),
            labels.label(0),
            rules.start().map(labels::text),
            isGraph ? Optional.of(board.vertices()) : Optional.empty(),
            isGraph ? Optional.of(arrows(rules)) : Optional.empty()),
        record);
  }

  public static RulesView of(PartizanRuleset rules, GameRecord record) {
    Labels labels = rules.labels();
    boolean isGraph = rules instanceof PartizanGraph;
    return new RulesView(
        RulesAnswer.of(rules),
        true,
        new BoardView(
            isGraph ? "graph" : labels.areSizes() ? "rows" : "words",
            labels.label(0),
            rules.start().map(labels::text),
            isGraph
                ? Optional.of(
                    IntStream.rangeClosed(0, rules.largestHeap()).mapToObj(labels::label).toList())
                : Optional.empty(),
            isGraph ? Optional.of(arrows(rules)) : Optional.empty()),
        record);
  }

  private static List<List<String>> arrows(PartizanRuleset rules) {
    Labels labels = rules.labels();
    Map<List<String>, String> users = new LinkedHashMap<>();
    for (int heap = 1; heap <= rules.largestHeap(); heap++) {
      for (Player player : Player.values()) {
        for (Position to : rules.of(player).options(heap)) {
          users.merge(
              List.of(labels.label(heap), labels.label(to.largest())),
              player.display().substring(0, 1),
              String::concat);
        }
      }
    }
    return users.entrySet().stream()
        .map(e -> List.of(e.getKey().get(0), e.getKey().get(1), e.getValue()))
        .toList();
  }

  private static List<List<String>> arrows(Ruleset rules) {
    Labels labels = rules.labels();
    return IntStream.rangeClosed(1, rules.largestHeap())
        .boxed()
        .flatMap(
            heap ->
                rules.board().targets(heap).stream()
                    .map(target -> List.of(labels.label(heap), labels.label(target))))
        .toList();
  }
}
