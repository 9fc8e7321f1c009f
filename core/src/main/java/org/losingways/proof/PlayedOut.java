// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.losingways.game.Outcome;
import org.losingways.game.Play;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Outcomes from the definition, by playing every line of play to its end, or to heaps for which a
 * claim is already proved.
 *
 * <pre>{@code
 * new PlayedOut(TakeAndBreak.of("0.77"), 0, claim).outcome(Position.of(1, 1))   // N
 * }</pre>
 *
 * <p>It decides which position a wrong quotient has wrong. The cost grows with the number of
 * positions that can be reached, so it gives up beyond {@link #MAX_POSITIONS} of them.
 */
final class PlayedOut {

  /** A tenth of a second or so; a refutation that takes longer is told without its position. */
  static final int MAX_POSITIONS = 30_000;

  /** Play is followed no deeper than this, so that the stack holds. */
  private static final int MAX_DEPTH = 1_000;

  private final Ruleset rules;
  private final int trusted;
  private final Predicate<Position> claimedP;
  private final Map<Position, Boolean> isP = new HashMap<>();
  private final Map<Integer, List<Position>> options = new HashMap<>();

  /**
   * Play that ends early: outcomes of positions without heaps larger than {@code trusted} are taken
   * from the claim, which must be proved that far.
   */
  PlayedOut(Ruleset rules, int trusted, Predicate<Position> claimedP) {
    this.rules = rules;
    this.trusted = trusted;
    this.claimedP = claimedP;
  }

  /** The outcome in misère play, if it can be found within the limits. */
  Optional<Outcome> outcome(Position position) {
    try {
      return Optional.of(isP(position, 0) ? Outcome.P : Outcome.N);
    } catch (TooLong e) {
      return Optional.empty();
    }
  }

  /**
   * A position whose claimed outcome is wrong, given one whose claimed outcome does not fit those
   * of its options: either the position itself or one of its options.
   *
   * <p>Suppose its own claimed outcome is right. If it is P, all its options are N, and the one
   * claimed P is wrong; if it is N, it has an option that is P, and all are claimed N.
   */
  Optional<Position> firstWrong(Position misfit) {
    if (isWrong(misfit)) {
      return Optional.of(misfit);
    }
    for (int i = 0; i < misfit.size(); i++) {
      for (Position option : rules.options(misfit.heap(i))) {
        Position next = misfit.move(i, option);
        if (isWrong(next)) {
          return Optional.of(next);
        }
      }
    }
    return Optional.empty();
  }

  /** Whether the outcome is known and is not the claimed one. */
  boolean isWrong(Position position) {
    return outcome(position)
        .filter(known -> (known == Outcome.P) != claimedP.test(position))
        .isPresent();
  }

  private boolean isP(Position position, int depth) {
    if (position.largest() <= trusted) {
      return claimedP.test(position);
    }
    Boolean known = isP.get(position);
    if (known != null) {
      return known;
    }
    if (depth > MAX_DEPTH || isP.size() >= MAX_POSITIONS) {
      throw new TooLong();
    }
    boolean canMove = false;
    boolean canWin = false;
    for (int i = 0; i < position.size() && !canWin; i++) {
      if (i > 0 && position.heap(i) == position.heap(i - 1)) {
        continue;
      }
      for (Position option : options.computeIfAbsent(position.heap(i), rules::options)) {
        canMove = true;
        if (isP(position.move(i, option), depth + 1)) {
          canWin = true;
          break;
        }
      }
    }
    boolean result = canMove ? !canWin : Play.MISERE.ofEmpty() == Outcome.P;
    isP.put(position, result);
    return result;
  }

  /** Not an answer within the limits. */
  private static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong() {
      super("too many positions", null, false, false);
    }
  }
}
