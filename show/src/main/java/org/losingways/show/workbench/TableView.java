// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.losingways.show.answer.Omitted;
import org.losingways.theory.QuotientStructure;

/**
 * A multiplication table.
 *
 * @param verifiedTo the heap to which the quotient is known, if that is not proved for all heaps
 * @param products the numbers of the products, row by row
 */
public record TableView(
    String game, @Omitted OptionalInt verifiedTo, List<Element> elements, List<int[]> products) {

  /** An element, and the smallest position of this value. */
  public record Element(String word, String outcome, String position) {}

  public static TableView of(QuotientStructure q) {
    return new TableView(
        q.rules().code(),
        q.quotient().verifiedTo(),
        IntStream.range(0, q.order())
            .mapToObj(
                x -> new Element(q.text(x), q.outcome(x).toString(), q.position(x).toString()))
            .toList(),
        IntStream.range(0, q.order())
            .mapToObj(x -> IntStream.range(0, q.order()).map(y -> q.monoid().times(x, y)).toArray())
            .toList());
  }
}
