// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.losingways.game.Game;
import org.losingways.game.Outcome;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.partizan.PartizanMove;
import org.losingways.play.Openings;
import org.losingways.quotient.Solution;
import org.losingways.quotient.Valuation;

/** A position to begin a game with that the person can win, for shell, server and page. */
public final class Opening {

  /** Chooses among the openings that are wanted. */
  @FunctionalInterface
  public interface Choice {
    Optional<Position> of(Game game, int largest, Predicate<Position> isWanted);
  }

  /** The opening that every player gets who does not ask for another. */
  public static final Choice USUAL = Openings::find;

  private Opening() {}

  /** An opening chosen at random; the same for the same seed. */
  public static Choice random(Openings.Difficulty difficulty, long seed) {
    return (game, largest, isWanted) ->
        Openings.random(game, largest, difficulty, new Random(seed), isWanted)
            .or(() -> USUAL.of(game, largest, isWanted));
  }

  /**
   * In a game in which both players have the same moves.
   *
   * @param largest the largest heap to use
   * @param isFirst whether the person moves first
   */
  public static Optional<Position> of(
      Solution solution, int largest, boolean isFirst, Choice choice) {
    Outcome wanted = isFirst ? Outcome.N : Outcome.P;
    return choice.of(solution.rules(), largest, p -> !p.isEmpty() && solution.outcome(p) == wanted);
  }

  /** In a game of Left and Right, in which the player who begins has a move. */
  public static Optional<Position> of(
      PartizanRuleset rules,
      Valuation<PartizanOutcome> solution,
      int largest,
      Player person,
      boolean isFirst,
      Choice choice) {
    Player begins = isFirst ? person : person.opponent();
    return choice.of(
        rules,
        largest,
        p ->
            solution.outcome(p).winsFirst(begins) == isFirst
                && !PartizanMove.legal(rules, p, begins).isEmpty());
  }

  /** Says that there is none. */
  public static String none(String code) {
    return "No small position of " + code + " is known that you can win so; choose one yourself.";
  }
}
