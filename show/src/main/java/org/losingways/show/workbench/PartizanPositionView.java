// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.losingways.game.Labels;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanMove;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.position.MoveName;
import org.losingways.show.answer.position.PartizanOutcomeAnswer;

/**
 * The answer of {@code misere outcome --explain} about a position of Left and Right, and every move
 * of either.
 *
 * @param partizan always true, as a mark by which pages know it
 * @param leftMoves Left's, none if they are too many to list
 * @param rightMoves Right's, likewise
 */
public record PartizanPositionView(
    @Flattened PartizanOutcomeAnswer whole,
    boolean partizan,
    Optional<List<Judged>> leftMoves,
    Optional<List<Judged>> rightMoves) {

  /** The options of larger heaps are too many to list. */
  private static final int LARGEST_LISTED = 120;

  /**
   * A move.
   *
   * @param outcome of the position after it, where that is known
   * @param wins whether it wins for the player who makes it
   */
  public record Judged(
      @Flattened MoveName move, Optional<String> outcome, Optional<Boolean> wins) {}

  /** What there is to say of a position. */
  public static PartizanPositionView of(PartizanAnalyst analyst, Position position) {
    return new PartizanPositionView(
        PartizanOutcomeAnswer.of(analyst, position, EnumSet.allOf(Player.class))
            .explained(analyst, position),
        true,
        moves(analyst, position, Player.LEFT),
        moves(analyst, position, Player.RIGHT));
  }

  private static Optional<List<Judged>> moves(
      PartizanAnalyst analyst, Position position, Player player) {
    PartizanRuleset rules = analyst.rules();
    Labels labels = rules.labels();
    if (labels.areSizes() && position.largest() > LARGEST_LISTED) {
      return Optional.empty();
    }
    return Optional.of(
        PartizanMove.legal(rules, position, player).stream()
            .map(
                move -> {
                  var after = analyst.outcome(move.in(position));
                  return new Judged(
                      MoveName.of(labels, move.heap(), HeapName.all(labels, move.to())),
                      after.map(Enum::name),
                      after.map(outcome -> outcome.winsSecond(player)));
                })
            .toList());
  }
}
