// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;

/**
 * The answer of {@code misere play}: a game that was played, move by move.
 *
 * @param play misere or normal
 * @param you left or right, in a partizan game
 * @param start the position at the beginning
 * @param moves in their order, without those that were taken back
 * @param position the position at the end
 * @param winner you or program; nothing if the game was left before its end
 */
public record PlayAnswer(
    String game,
    String play,
    @Omitted Optional<String> you,
    List<HeapName> start,
    List<Turn> moves,
    List<HeapName> position,
    Optional<String> winner) {

  /**
   * A move in the game.
   *
   * @param by you or program
   */
  public record Turn(String by, @Flattened MoveName move) {}
}
