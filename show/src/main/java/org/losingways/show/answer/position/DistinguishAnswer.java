// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere distinguish}: a shortest position of the game that tells two apart.
 *
 * @param by the position, if there is one
 * @param verifiedTo how far there is none, if that is not proved for all heaps
 * @param company the same in words
 * @param sums the two in this company, or by themselves
 * @param reductions how the two come to the same value, if they do
 */
public record DistinguishAnswer(
    String game,
    boolean equal,
    Optional<List<HeapName>> by,
    @Omitted OptionalInt verifiedTo,
    @Unwritten String company,
    @Unwritten List<Sum> sums,
    @Unwritten List<Reduction> reductions)
    implements Distinguished {

  /** A position with its outcome and value. */
  public record Sum(String position, String outcome, String value) {

    static Sum of(Quotient q, Position position) {
      int value = q.value(position);
      return new Sum(q.rules().labels().text(position), q.outcome(value).name(), q.print(value));
    }
  }

  /** What was found of two positions. */
  public static DistinguishAnswer of(
      Quotient q, Position first, Position second, Optional<Position> by) {
    Labels labels = q.rules().labels();
    Position beside = by.orElse(Position.EMPTY);
    List<Position> two = List.of(first, second);
    return new DistinguishAnswer(
        q.rules().code(),
        by.isEmpty(),
        by.map(t -> HeapName.all(labels, HeapName.numbers(t))),
        by.isPresent() || q.isSolved() ? OptionalInt.empty() : OptionalInt.of(q.largestHeap()),
        labels.text(beside),
        two.stream().map(p -> Sum.of(q, p.plus(beside))).toList(),
        by.isPresent()
            ? List.of()
            : two.stream().map(p -> Reduction.of(q, HeapName.numbers(p))).toList());
  }
}
