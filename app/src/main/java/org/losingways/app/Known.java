// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;
import org.losingways.game.Game;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.gauge.GaugeSolution;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.PartizanAnalyst;
import org.losingways.partizan.PartizanSolution;
import org.losingways.play.Analyst;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Solution;
import org.losingways.quotient.Valuation;
import org.losingways.quotient.solver.SolverStatus;

/**
 * What is known of a game when a question is answered: its quotient or misère monoid as far as it
 * was found, and linear forms that were saved and may decide larger heaps.
 */
public sealed interface Known {

  Game game();

  /** How far the search is. */
  SolverStatus status();

  /** The quotient or monoid that is shown, and the linear forms that go further. */
  ShownQuotient shown();

  /** What decides positions with heaps up to those of this one, or as far as anything does. */
  Valuation<?> deciding(Position position);

  /**
   * The same.
   *
   * @throws Unknown if its heaps are not reached
   */
  default Valuation<?> covering(Position position) {
    return covering(deciding(position), position);
  }

  private static <V extends Valuation<?>> V covering(V known, Position position) {
    if (position.largest() > known.largestHeap()) {
      throw new Unknown(known.rules(), known.largestHeap());
    }
    return known;
  }

  /**
   * An answer would need larger heaps than those that are known. The message is a clause, to which
   * who asks adds what can be done.
   */
  final class Unknown extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unknown(Game game, int known) {
      super(
          (game instanceof PartizanRuleset
                  ? "The misère monoid of %s is known to heap %d only"
                  : "%s is verified to heap %d only")
              .formatted(game.code(), known));
    }
  }

  /**
   * Of a game in which both players have the same moves.
   *
   * @param saved reads the linear forms, which is done only where they are needed
   */
  record Impartial(Quotient quotient, SolverStatus status, Supplier<Optional<GaugeSolution>> saved)
      implements Known {

    @Override
    public Ruleset game() {
      return quotient.rules();
    }

    @Override
    public ShownQuotient shown() {
      return ShownQuotient.of(quotient, status, saved.get());
    }

    /** What decides positions with heaps up to this one, or as far as anything does. */
    public Solution deciding(BigInteger heap) {
      return Telling.<Solution>of(quotient, heap, saved);
    }

    @Override
    public Solution deciding(Position position) {
      return Telling.<Solution>of(quotient, position, saved);
    }

    /** Who wins positions with heaps up to this one, the largest played out. */
    public Analyst analyst(BigInteger heap, int mostPlayedOut) {
      return new Analyst(deciding(heap), mostPlayedOut);
    }
  }

  /** Of a game with Left and Right. */
  record Partizan(
      PartizanSolution monoid, SolverStatus status, Supplier<Optional<PartizanGauges>> saved)
      implements Known {

    @Override
    public PartizanRuleset game() {
      return monoid.rules();
    }

    @Override
    public ShownQuotient shown() {
      return ShownQuotient.of(monoid, status, saved.get());
    }

    @Override
    public Valuation<PartizanOutcome> deciding(Position position) {
      return Telling.<Valuation<PartizanOutcome>>of(monoid, position, saved);
    }

    /**
     * The monoid.
     *
     * @throws Unknown if it does not reach the heaps of this position
     */
    public PartizanSolution monoid(Position position) {
      return Known.covering(monoid, position);
    }

    /**
     * What compares positions with heaps up to those of this one: the monoid, or linear forms.
     *
     * @throws Unknown if neither reaches its heaps
     */
    public Valuation<PartizanOutcome> comparing(Position position) {
      return Known.covering(deciding(position), position);
    }

    /** Who wins positions with heaps up to those of this one, the largest played out. */
    public PartizanAnalyst analyst(Position position, int mostPlayedOut) {
      return new PartizanAnalyst(deciding(position), mostPlayedOut);
    }
  }
}
