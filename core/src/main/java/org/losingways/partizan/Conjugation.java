// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.OptionSink;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.PartizanRuleset;
import org.losingways.game.PlayedOut;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;

/**
 * Whether a position behaves like the conjugate of another one, which need not be a position of the
 * game at all.
 *
 * <pre>{@code
 * // Partizan Kayles: S2 is the inverse of S1 and not its conjugate, as the outcomes alone show.
 * Conjugation.differs(rules, Position.of(1), Position.of(2))   // 0, the empty position
 * }</pre>
 */
public final class Conjugation {

  private static final int PLAYED_OUT = 200_000;
  private static final int COMPANY = 200;

  private Conjugation() {}

  /**
   * Company from the game in which H and the conjugate of G have different outcomes, among small
   * positions; none if none was found.
   */
  public static Optional<Position> differs(PartizanRuleset rules, Position g, Position h) {
    PlayedOut play = new PlayedOut(new WithConjugates(rules), PLAYED_OUT, Budget::isSpent);
    int largest = Math.max(g.largest(), h.largest());
    List<Position> company = new ArrayList<>();
    company.add(Position.EMPTY);
    for (int i = 0; i < company.size(); i++) {
      Position x = company.get(i);
      Optional<PartizanOutcome> a = play.outcome(doubled(h, 0).plus(doubled(x, 0)));
      Optional<PartizanOutcome> b = play.outcome(doubled(g, -1).plus(doubled(x, 0)));
      if (a.isPresent() && b.isPresent() && a.get() != b.get()) {
        return Optional.of(x);
      }
      for (int k = Math.max(1, x.largest()); k <= largest && company.size() < COMPANY; k++) {
        company.add(x.plus(Position.of(k)));
      }
    }
    return Optional.empty();
  }

  private static Position doubled(Position position, int by) {
    int[] heaps = position.toArray();
    for (int i = 0; i < heaps.length; i++) {
      heaps[i] = 2 * heaps[i] + by;
    }
    return Position.of(heaps);
  }

  /** The heaps h of a game as 2h, and their conjugates as 2h − 1. */
  private record WithConjugates(PartizanRuleset rules) implements PartizanRuleset {

    @Override
    public Ruleset left() {
      return new Side(rules.left(), rules.right());
    }

    @Override
    public Ruleset right() {
      return new Side(rules.right(), rules.left());
    }
  }

  private record Side(Ruleset even, Ruleset odd) implements Ruleset {

    @Override
    public void forEachOption(int heap, OptionSink sink) {
      boolean isConjugate = heap % 2 == 1;
      int by = isConjugate ? -1 : 0;
      (isConjugate ? odd : even)
          .forEachOption(
              (heap + 1) / 2,
              (parts, count) -> {
                int[] moved = new int[count];
                for (int i = 0; i < count; i++) {
                  moved[i] = 2 * parts[i] + by;
                }
                sink.accept(moved, count);
              });
    }
  }
}
