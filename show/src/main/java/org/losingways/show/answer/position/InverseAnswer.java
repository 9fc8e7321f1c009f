// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.partizan.Conjugation;
import org.losingways.partizan.PartizanSolution;
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
    @Unwritten PartizanSolution solution,
    @Unwritten Position given,
    @Unwritten Optional<Position> found,
    @Unwritten Optional<Position> differs) {

  /** Looks for the inverse of a position. */
  public static InverseAnswer of(PartizanSolution solution, Position g) {
    Optional<Position> found = solution.inverse(g);
    Optional<Position> differs = found.flatMap(h -> Conjugation.differs(solution.rules(), g, h));
    boolean isDecided = found.isPresent() || solution.hasNoInverse(g);
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
        solution,
        g,
        found,
        differs);
  }
}
