// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.losingways.game.Game;
import org.losingways.game.Position;
import org.losingways.show.answer.position.MoveName;

/**
 * What a table knows of the game that is played on it.
 *
 * @param <S> how the game stands
 * @param <M> a move
 */
interface Match<S, M> {

  Game game();

  /** What is played, and how one wins. */
  String opening();

  /** How a move is written. */
  String example();

  Position position(S state);

  List<String> draw(S state);

  List<M> legal(S state, boolean isYours);

  S after(S state, M move, boolean isYours);

  /** The program's move. */
  M choose(S state);

  MoveName name(M move);

  /** A move in the words of the game. */
  String text(M move);

  /** A move in the words of the board, where it has some of its own. */
  default String said(S state, M move) {
    return text(move);
  }

  /** Whether moves are short enough to be listed without being asked for. */
  default boolean areShort(List<M> moves) {
    return true;
  }

  /** The legal move that was written; says what is wrong if there is none. */
  Optional<M> read(S state, String text, List<M> legal, Consumer<String> complaint);

  String hint(S state);

  /** Why the program made a move. */
  String why(S before, M move);

  /** Whether who cannot move wins. */
  boolean isMisere();

  /** What the person is called besides you: left or right, in a partizan game. */
  Optional<String> side();
}
