// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.play.Analyst;
import org.losingways.play.Answer;
import org.losingways.play.Move;
import org.losingways.play.Opponent;
import org.losingways.play.PositionGenera;
import org.losingways.quotient.Solution;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.answer.position.OutcomeAnswer;
import org.losingways.show.page.text.Heaps;

/**
 * The answer of {@code misere outcome}, normal play beside it, and every move.
 *
 * @param moves none if they are too many to list
 */
public record PositionView(@Flattened OutcomeAnswer whole, Optional<List<Judged>> moves) {

  /** The options of larger heaps are too many to list. */
  private static final int LARGEST_LISTED = 120;

  /** A move with who wins after it, where that is known. */
  public record Judged(
      @Flattened MoveName move, Optional<String> misere, Optional<String> normal) {}

  /**
   * What there is to say of a position.
   *
   * @param genera with which the genus is found, if somebody wants it
   * @param stop asked before each move; from then on moves are listed without outcomes
   */
  public static PositionView of(
      Analyst misere,
      Analyst normal,
      Position position,
      Optional<PositionGenera> genera,
      BooleanSupplier stop) {
    Solution solution = misere.solution();
    Labels labels = solution.rules().labels();
    Answer lost = misere.answer(Heaps.list(position));
    Answer won = normal.answer(Heaps.list(position));
    OutcomeAnswer found =
        OutcomeAnswer.of(solution, lost, genera)
            .beside(OutcomeAnswer.Convention.of(normal.solution(), won));
    return new PositionView(
        found.explained(solution, lost),
        position.largest() <= LARGEST_LISTED || !labels.areSizes()
            ? Optional.of(
                Opponent.legalMoves(misere, position).stream()
                    .map(move -> judged(misere, normal, position, move, stop))
                    .toList())
            : Optional.empty());
  }

  private static Judged judged(
      Analyst misere, Analyst normal, Position position, Move move, BooleanSupplier stop) {
    Position after = Opponent.after(position, move);
    return new Judged(
        MoveName.of(misere.solution().rules().labels(), move),
        outcome(misere, after, stop),
        outcome(normal, after, stop));
  }

  private static Optional<String> outcome(
      Analyst analyst, Position position, BooleanSupplier stop) {
    Solution solution = analyst.solution();
    if (position.largest() <= solution.largestHeap()) {
      return Optional.of(solution.outcome(position).name());
    }
    return stop.getAsBoolean()
        ? Optional.empty()
        : analyst.answer(Heaps.list(position)).outcome().map(Enum::name);
  }
}
