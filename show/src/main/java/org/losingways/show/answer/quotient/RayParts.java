// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.Omitted;

/**
 * In how many directions a quotient is infinite, and what there is to say of an infinite one only.
 *
 * @param rank the largest r for which it contains a copy of ℕʳ, 0 if it is finite; missing if no
 *     finite set generates it
 * @param cells all of it if it is infinite, element by element and ray by ray
 */
public record RayParts(@Omitted OptionalInt rank, @Omitted List<Cell> cells) {

  /**
   * One element, or a ray w, wx, wx², ….
   *
   * @param word the first element
   * @param letter the letter that leads on along a ray
   * @param p for each of the first elements 1 if it is in P, 0 if not
   * @param repeating the same for the elements after these, over and over
   */
  public record Cell(String word, Optional<String> letter, String p, String repeating) {

    /** A part of a quotient. */
    public static Cell of(Quotient.Cell cell) {
      return new Cell(cell.word(), cell.letter(), bits(cell.first()), bits(cell.repeating()));
    }

    private static String bits(List<Boolean> bits) {
      return bits.stream().map(b -> b ? "1" : "0").collect(Collectors.joining());
    }
  }

  /** The rays of a quotient. */
  public static RayParts of(Quotient q) {
    return q.finiteOrder().isPresent()
        ? new RayParts(OptionalInt.of(0), List.of())
        : new RayParts(
            q instanceof InfiniteQuotient ? OptionalInt.of(1) : OptionalInt.empty(),
            q.cells().stream().map(Cell::of).toList());
  }
}
