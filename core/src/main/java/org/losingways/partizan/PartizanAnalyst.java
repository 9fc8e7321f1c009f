// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.quotient.Valuation;

/**
 * Who wins a position and by which moves: from what is known of the game, its misère monoid or what
 * else tells values, where that goes as far; else by playing out.
 *
 * <pre>{@code
 * PartizanAnalyst analyst = new PartizanAnalyst(solution, 100_000);   // of 0.7/0.07
 * analyst.outcome(Position.of(6))                                     // N
 * analyst.winning(Position.of(6), Player.LEFT)                        // [6→5, 6→3+2]
 * }</pre>
 */
public final class PartizanAnalyst {

  private final Valuation<PartizanOutcome> solution;
  private final PlayedOut play;

  /**
   * @param limit the most positions to play out
   */
  public PartizanAnalyst(Valuation<PartizanOutcome> solution, int limit) {
    this.solution = solution;
    this.play = new PlayedOut(rules(), limit, Budget::isSpent);
  }

  public Valuation<PartizanOutcome> solution() {
    return solution;
  }

  /** The rules of the game. */
  public PartizanRuleset rules() {
    return solution.rules().partizan();
  }

  /** Whether the value of a position is known. */
  public boolean isCovered(Position position) {
    return position.largest() <= solution.largestHeap();
  }

  /** Who wins; none if it cannot be settled. */
  public Optional<PartizanOutcome> outcome(Position position) {
    return isCovered(position) ? Optional.of(solution.outcome(position)) : play.outcome(position);
  }

  /**
   * The moves with which a player who begins wins; none if there are none or they are not known.
   */
  public List<PartizanMove> winning(Position position, Player player) {
    return PartizanMove.legal(rules(), position, player).stream()
        .filter(move -> outcome(move.in(position)).filter(o -> o.winsSecond(player)).isPresent())
        .toList();
  }

  /**
   * A move of a player: one that wins if there is one and the player is careful, else any.
   *
   * @return none if the player has no move
   */
  public Optional<PartizanMove> choose(
      Position position, Player player, boolean isCareful, Random random) {
    List<PartizanMove> good = isCareful ? winning(position, player) : List.of();
    List<PartizanMove> choice =
        good.isEmpty() ? PartizanMove.legal(rules(), position, player) : good;
    return choice.isEmpty()
        ? Optional.empty()
        : Optional.of(choice.get(random.nextInt(choice.size())));
  }
}
