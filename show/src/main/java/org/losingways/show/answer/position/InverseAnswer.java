// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Position;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.Conjugation;
import org.losingways.partizan.PartizanSolution;
import org.losingways.quotient.Valuation;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere inverse}: a position that cancels another one in every company.
 *
 * @param decided whether it is known that there is one, or that there is none
 * @param verifiedTo the largest heap in the positions and the company of which it is known, where
 *     that is not proved for all
 * @param conjugate whether no small company tells it from the conjugate
 */
public record InverseAnswer(
    String game,
    List<HeapName> position,
    String outcome,
    Optional<List<HeapName>> inverse,
    Optional<String> inverseOutcome,
    Optional<Boolean> conjugate,
    boolean decided,
    @Omitted OptionalInt verifiedTo,
    @Unwritten OptionalInt order,
    @Unwritten Labels labels,
    @Unwritten Position given,
    @Unwritten Optional<Position> found,
    @Unwritten Optional<Position> differs)
    implements Inverted {

  /** Looks for the inverse of a position. */
  public static InverseAnswer of(Valuation<PartizanOutcome> solution, Position g) {
    return solution instanceof PartizanGauges forms
        ? of(forms, g, forms.inverse(g), false, OptionalInt.empty())
        : of((PartizanSolution) solution, g);
  }

  private static InverseAnswer of(PartizanSolution monoid, Position g) {
    return of(monoid, g, monoid.inverse(g), monoid.hasNoInverse(g), monoid.finiteOrder());
  }

  private static InverseAnswer of(
      Valuation<PartizanOutcome> solution,
      Position g,
      Optional<Position> found,
      boolean hasNone,
      OptionalInt order) {
    Optional<Position> differs =
        found.flatMap(h -> Conjugation.differs(solution.rules().partizan(), g, h));
    boolean isDecided = found.isPresent() || hasNone;
    Labels labels = solution.rules().labels();
    return new InverseAnswer(
        solution.rules().code(),
        HeapName.all(labels, g),
        solution.outcome(g).name(),
        found.map(h -> HeapName.all(labels, h)),
        found.map(h -> solution.outcome(h).name()),
        found.map(h -> differs.isEmpty()),
        isDecided,
        isDecided ? solution.verifiedTo() : OptionalInt.empty(),
        order,
        labels,
        g,
        found,
        differs);
  }
}
