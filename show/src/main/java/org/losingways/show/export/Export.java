// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.export;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.losingways.game.PartizanOutcome;
import org.losingways.genus.Genus;
import org.losingways.monoid.words.WordStyle;
import org.losingways.show.answer.quotient.EndlessStructureAnswer;
import org.losingways.show.view.QuotientView;

/**
 * What is exported: a quotient, how it was got, and the genera of its elements as far as they are
 * found in a short time.
 *
 * @param q the quotient
 * @param status how its game stands, in a word such as solved
 * @param genera one for each element, if known; none if it has no genera
 * @param whole the quotient of which this is a part, where no finite set generates it
 */
public record Export(
    QuotientView q,
    String status,
    List<Optional<Genus>> genera,
    Optional<EndlessStructureAnswer> whole) {

  public Export {
    genera = List.copyOf(genera);
  }

  /**
   * The facts about a quotient.
   *
   * @param stop when it says yes, genera that are hard to find are given up
   */
  public static Export of(QuotientView q, String status, BooleanSupplier stop) {
    return new Export(q, status, q.genera(stop), q.whole().map(EndlessStructureAnswer::of));
  }

  String word(int x) {
    return q.text(x, WordStyle.PLAIN);
  }

  /** The product of a cell and a generator: an element, or what becomes of a ray. */
  String product(int cell, int g, WordStyle style) {
    return q.words().isRay(cell)
        ? q.words().product(cell, g, style)
        : q.text(q.monoid().step(cell, g), style);
  }

  /** Outcomes one after the other: PNP. */
  static String text(List<PartizanOutcome> outcomes) {
    return outcomes.stream().map(PartizanOutcome::toString).collect(Collectors.joining());
  }

  String genus(int x) {
    return genera.get(x).map(Genus::toString).orElse("");
  }

  /** The position of the first element of a cell. */
  String position(int x) {
    return q.labels().text(q.position(x));
  }
}
