// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;

/**
 * Misère outcomes from the definition, by playing every line of play to its end, or to heaps for
 * which who wins is known already.
 *
 * <pre>{@code
 * new PlayedOut(GameReader.of("0.7/0.07"), 100_000).outcome(Position.of(2))    // P
 * new PlayedOut(GameReader.of("0.77"), 100_000).outcome(Position.of(1, 1))     // N
 * }</pre>
 *
 * <p>A player who cannot move wins. The cost grows with the number of positions that can be
 * reached, so it gives up beyond a limit. Not thread-safe.
 */
public final class PlayedOut {

  /** Play is followed no deeper than this, so that the stack holds. */
  private static final int DEEPEST = 1500;

  private final PartizanRuleset rules;
  private final boolean isImpartial;
  private final int trusted;
  private final BiPredicate<Position, Player> trustedToWin;
  private final BooleanSupplier isOver;
  private final int limit;
  private int listed;

  /** For each player who is to move; of an impartial game for Left only. */
  private final List<Map<Position, Boolean>> wins = List.of(new HashMap<>(), new HashMap<>());

  private final List<Map<Integer, List<Position>>> options =
      List.of(new HashMap<>(), new HashMap<>());

  /**
   * @param limit the most positions to look at in all
   */
  public PlayedOut(Game game, int limit) {
    this(game, limit, () -> false);
  }

  /**
   * @param limit the most positions to look at in all
   * @param isOver asked again and again whether to give up
   */
  public PlayedOut(Game game, int limit, BooleanSupplier isOver) {
    this(game, limit, -1, (position, player) -> false, isOver);
  }

  /**
   * Play that ends early.
   *
   * @param limit the most positions to look at in all
   * @param trusted the largest heap of positions that are not played out
   * @param trustedToWin whether the player who begins wins these
   * @param isOver asked again and again whether to give up
   */
  public PlayedOut(
      Game game,
      int limit,
      int trusted,
      BiPredicate<Position, Player> trustedToWin,
      BooleanSupplier isOver) {
    this.rules = game.partizan();
    this.isImpartial = game instanceof Ruleset;
    this.limit = limit;
    this.trusted = trusted;
    this.trustedToWin = trustedToWin;
    this.isOver = isOver;
  }

  /** Who wins; none if too many positions would have to be looked at. */
  public Optional<PartizanOutcome> outcome(Position position) {
    try {
      boolean left = winsFirst(position, Player.LEFT, 0);
      return Optional.of(
          PartizanOutcome.of(left, isImpartial ? left : winsFirst(position, Player.RIGHT, 0)));
    } catch (TooLong e) {
      return Optional.empty();
    }
  }

  /** The same for an impartial game. */
  public Optional<Outcome> impartialOutcome(Position position) {
    return outcome(position).map(o -> o == PartizanOutcome.N ? Outcome.N : Outcome.P);
  }

  private boolean winsFirst(Position position, Player player, int depth) {
    if (position.largest() <= trusted) {
      return trustedToWin.test(position, player);
    }
    Map<Position, Boolean> known = wins.get(player.index());
    Boolean found = known.get(position);
    if (found != null) {
      return found;
    }
    if (depth > DEEPEST || known.size() >= limit || isOver.getAsBoolean() || Budget.isSpent()) {
      throw new TooLong();
    }
    Player next = isImpartial ? player : player.opponent();
    boolean canMove = false;
    boolean canWin = false;
    // The largest heaps first: they lead to trusted positions soonest.
    for (int i = position.size() - 1; i >= 0 && !canWin; i--) {
      if (i + 1 < position.size() && position.heap(i) == position.heap(i + 1)) {
        continue;
      }
      List<Position> moves = options(player, position.heap(i));
      canMove |= !moves.isEmpty();
      for (int o = 0; o < moves.size() && !canWin; o++) {
        canWin = !winsFirst(position.move(i, moves.get(o)), next, depth + 1);
      }
    }
    known.put(position, canWin || !canMove);
    return canWin || !canMove;
  }

  /** The options of a heap; empty if they are too many. */
  public Optional<List<Position>> options(int heap) {
    try {
      return Optional.of(options(Player.LEFT, heap));
    } catch (TooLong e) {
      return Optional.empty();
    }
  }

  /** Each option may be looked at, so that they count as the positions do. */
  private List<Position> options(Player player, int heap) {
    Map<Integer, List<Position>> known = options.get(player.index());
    if (!known.containsKey(heap)) {
      List<Position> found = new ArrayList<>();
      rules
          .of(player)
          .forEachOption(
              heap,
              (parts, count) -> {
                if (listed++ >= limit || isOver.getAsBoolean() || Budget.isSpent()) {
                  throw new TooLong();
                }
                found.add(Position.ofPrefix(parts, count));
              });
      known.put(heap, found.stream().distinct().sorted().toList());
    }
    return known.get(heap);
  }

  /** Not an answer within the limits. */
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("too many positions", null, false, false);
    }
  }
}
