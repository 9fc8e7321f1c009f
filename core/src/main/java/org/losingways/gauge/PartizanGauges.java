// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Player;
import org.losingways.game.Position;
import org.losingways.quotient.Period;

/**
 * Gauges of a game in which Left and Right have different moves.
 *
 * <pre>{@code
 * PartizanRuleset rules = PartizanRuleset.of(TakeAndBreak.of("0.5"), TakeAndBreak.of("0.03"));
 * PartizanGauges g = PartizanGaugeSearch.find(rules, Optional.empty(), 4).orElseThrow();
 * g.outcome(Position.of(4, 4, 2, 1, 1))                // N
 * }</pre>
 */
public final class PartizanGauges extends Gauges<PartizanOutcome> {
  /** Inverses of more heaps are not looked for. */
  private static final int LONGEST_INVERSE = 4;

  private final PartizanRuleset rules;

  /**
   * What is proved.
   *
   * @param rules the rules of the game
   * @param model what tells the outcomes
   * @param endless why the misère monoid is infinite
   * @param period the period of the words, if it is proved
   */
  public PartizanGauges(
      PartizanRuleset rules, GaugeModel model, GaugeEndless endless, Optional<Period> period) {
    super(model, endless, period);
    this.rules = rules;
  }

  @Override
  public PartizanRuleset rules() {
    return rules;
  }

  @Override
  public PartizanOutcome outcome(int[] exponents) {
    return PartizanOutcome.of(
        model().winsFirst(exponents, Player.LEFT.index()),
        model().winsFirst(exponents, Player.RIGHT.index()));
  }

  /** The options of a player from which this player, who has moved, wins. */
  public List<Position> winningMoves(Position position, Player player) {
    return rules.of(player).moves(position).stream()
        .filter(p -> outcome(p).winsSecond(player))
        .distinct()
        .toList();
  }

  /**
   * A position in the context of which Left does worse with the one than with the other; none if
   * the one is at least as good for her in every context of heaps that have words. Decided exactly,
   * as {@link #telling} is.
   */
  public Optional<Position> notAtLeast(Position one, Position other) {
    return GaugeCompany.notAtLeast(model(), folded(one), folded(other));
  }

  /** A position of at most four heaps whose sum with this one equals 0, a shortest, if any is. */
  public Optional<Position> inverse(Position g) {
    for (int size = 0; size <= LONGEST_INVERSE; size++) {
      Optional<Position> found = inverse(g, Position.EMPTY, heaps(), size);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Position> inverse(Position g, Position begun, int last, int size) {
    Budget.tick();
    if (size == 0) {
      Position sum = g.plus(begun);
      return outcome(sum) == outcome(Position.EMPTY) && telling(sum, Position.EMPTY).isEmpty()
          ? Optional.of(begun)
          : Optional.empty();
    }
    for (int heap = 1; heap <= last; heap++) {
      Optional<Position> found = inverse(g, begun.plus(Position.of(heap)), heap, size - 1);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }
}
