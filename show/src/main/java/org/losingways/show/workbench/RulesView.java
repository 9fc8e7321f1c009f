// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.losingways.game.Board;
import org.losingways.game.Labels;
import org.losingways.game.Ruleset;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.RulesAnswer;

/** The answer of {@code misere rules}, and the board that the game is played on. */
public record RulesView(@Flattened RulesAnswer rules, BoardView board) {

  /**
   * A board.
   *
   * @param none what is written for no heap
   * @param largest a position to begin with
   * @param vertices those of a graph
   * @param arrows where the vertices of a graph lead
   */
  public record BoardView(
      String kind,
      String none,
      @Omitted Optional<String> largest,
      @Omitted Optional<List<String>> vertices,
      @Omitted Optional<List<List<String>>> arrows) {}

  public static RulesView of(Ruleset rules) {
    Labels labels = rules.labels();
    Board board = rules.board();
    boolean isGraph = board.kind() == Board.Kind.GRAPH;
    return new RulesView(
        RulesAnswer.of(rules),
        new BoardView(
            board.kind().name().toLowerCase(Locale.ROOT),
            labels.label(0),
            rules.start().map(labels::text),
            isGraph ? Optional.of(board.vertices()) : Optional.empty(),
            isGraph ? Optional.of(arrows(rules)) : Optional.empty()));
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
