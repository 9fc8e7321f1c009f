// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.losingways.game.Labels;
import org.losingways.game.Position;
import org.losingways.gauge.Gauges;
import org.losingways.partizan.PartizanSolution;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Valuation;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * The answer of {@code misere distinguish}: a position of the game that tells two apart, a shortest
 * one where a quotient is known.
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

    static Sum of(Valuation<?> q, Position position) {
      int value = q.value(position);
      return new Sum(
          q.rules().labels().text(position), q.outcome(value).toString(), q.print(value));
    }
  }

  /** What gauges tell of two positions. */
  public static DistinguishAnswer of(
      Gauges<?> gauges, Position first, Position second, Optional<Position> by) {
    return of(gauges, gauges.largestHeap(), first, second, by, List.of());
  }

  /** What the misère monoid of a game with Left and Right tells of two positions. */
  public static DistinguishAnswer of(PartizanSolution monoid, Position first, Position second) {
    return of(
        monoid,
        monoid.isSolved() ? Integer.MAX_VALUE : monoid.largestHeap(),
        first,
        second,
        monoid.compare(first, second).telling(),
        List.of());
  }

  /** What was found of two positions. */
  public static DistinguishAnswer of(
      Quotient q, Position first, Position second, Optional<Position> by) {
    return of(
        q,
        q.isSolved() ? Integer.MAX_VALUE : q.largestHeap(),
        first,
        second,
        by,
        by.isPresent()
            ? List.of()
            : Stream.of(first, second).map(p -> Reduction.of(q, HeapName.numbers(p))).toList());
  }

  private static DistinguishAnswer of(
      Valuation<?> q,
      int last,
      Position first,
      Position second,
      Optional<Position> by,
      List<Reduction> reductions) {
    Labels labels = q.rules().labels();
    Position beside = by.orElse(Position.EMPTY);
    return new DistinguishAnswer(
        q.rules().code(),
        by.isEmpty(),
        by.map(t -> HeapName.all(labels, HeapName.numbers(t))),
        by.isPresent() || last == Integer.MAX_VALUE ? OptionalInt.empty() : OptionalInt.of(last),
        labels.text(beside),
        Stream.of(first, second).map(p -> Sum.of(q, p.plus(beside))).toList(),
        reductions);
  }
}
