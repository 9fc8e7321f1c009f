// SPDX-License-Identifier: Apache-2.0
package org.losingways.form;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import org.losingways.game.GameFormatException;
import org.losingways.game.Player;

/**
 * The games that positions are compared in the context of: a set of forms closed under sums,
 * options and conjugates, and under {A|B} for non-empty sets A and B of its members.
 *
 * <pre>{@code
 * Universe.DICOT.contains(forms.nimber(2))      // true: where one player can move, both can
 * Universe.DICOT.contains(forms.integer(1))     // false
 * }</pre>
 */
public enum Universe {
  /** Every game. */
  ALL,

  /** A player who has no move never has one again (R. Milley, G. Renault 2013). */
  DEAD_ENDING,

  /** In every subposition both players can move, or neither can. */
  DICOT;

  /** The name that users write: {@code all}, {@code dead-ending} or {@code dicot}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The universe of this name. */
  public static Optional<Universe> of(String code) {
    return Arrays.stream(values()).filter(u -> u.code().equals(code)).findFirst();
  }

  /** Whether a game belongs to the universe. */
  public boolean contains(PartizanForm form) {
    return switch (this) {
      case ALL -> true;
      case DEAD_ENDING -> form.isDeadEnding();
      case DICOT ->
          form.followers().stream().allMatch(f -> f.isEnd(Player.LEFT) == f.isEnd(Player.RIGHT));
    };
  }

  /**
   * Refuses a game that does not belong to the universe.
   *
   * @throws GameFormatException if it does not
   */
  public PartizanForm checked(PartizanForm form) {
    if (!contains(form)) {
      throw GameFormatException.about(
          form.toString(),
          this == DICOT
              ? "is not a dicot: somewhere only one player can move; write --universe dead-ending"
                  + " or all."
              : "is not dead-ending: a player who has no move gets one later; write --universe"
                  + " all.");
    }
    return form;
  }

  /**
   * The move of a player that stands for all those that are reversible through ends: to a game in
   * which the opponent has one move, to the first of the ends 0, E₁, E₂, … that is no better than
   * the whole game. Among dicots it is *; among dead-ending games Eₙ is {|0, Eₙ₋₁} for Left.
   *
   * @param isReversing whether an answer to this end takes the move back
   */
  PartizanForm waiting(Player player, PartizanForms forms, Predicate<PartizanForm> isReversing) {
    PartizanForm end = forms.zero();
    if (this == DICOT) {
      return forms.nimber(1);
    }
    while (!isReversing.test(end)) {
      end = forms.of(player.opponent(), List.of(forms.zero(), end));
    }
    return forms.of(player.opponent(), List.of(end));
  }
}
