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
import org.losingways.play.ShortestDistinguisher;
import org.losingways.quotient.Quotient;
import org.losingways.quotient.Valuation;
import org.losingways.show.CommandFailure;
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

  /**
   * What a quotient, the misère monoid of a game with Left and Right, or gauges tell of two
   * positions whose heaps they know.
   *
   * @throws CommandFailure if the words of the two are too long to be compared by gauges
   */
  public static DistinguishAnswer of(Valuation<?> known, Position first, Position second) {
    if (known instanceof Quotient q) {
      return of(q, first, second);
    }
    return of(
        known,
        first,
        second,
        known instanceof Gauges<?> gauges
            ? telling(gauges, first, second)
            : ((PartizanSolution) known).compare(first, second).telling(),
        List.of());
  }

  private static Optional<Position> telling(Gauges<?> gauges, Position first, Position second) {
    try {
      return gauges.telling(first, second);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.limit("By linear forms " + e.getMessage() + ".");
    }
  }

  private static DistinguishAnswer of(Quotient q, Position first, Position second) {
    Optional<Position> by = new ShortestDistinguisher(q).find(q.value(first), q.value(second));
    return of(
        q,
        first,
        second,
        by,
        by.isPresent()
            ? List.of()
            : Stream.of(first, second).map(p -> Reduction.of(q, HeapName.numbers(p))).toList());
  }

  private static DistinguishAnswer of(
      Valuation<?> q,
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
        by.isPresent() ? OptionalInt.empty() : q.verifiedTo(),
        labels.text(beside),
        Stream.of(first, second).map(p -> Sum.of(q, p.plus(beside))).toList(),
        reductions);
  }
}
