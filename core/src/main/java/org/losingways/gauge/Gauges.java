// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.Optional;
import org.losingways.game.Position;
import org.losingways.monoid.Word;
import org.losingways.quotient.Period;
import org.losingways.quotient.Valuation;

/**
 * Who wins all positions with heaps up to some size where infinitely many values are different,
 * told by gauges and proved by {@link GaugeProof}. Values are words.
 *
 * @param <O> the outcomes: two if both players have the same moves, else four
 */
public sealed interface Gauges<O extends Enum<O>> extends Valuation<O>
    permits GaugeSolution, PartizanGauges {

  /** What tells the outcomes. */
  GaugeModel model();

  /** Why infinitely many values are different. */
  GaugeEndless endless();

  /** The period of the words, if it is proved: then outcomes of all positions are known. */
  @Override
  Optional<Period> period();

  /** The words that were met, by their numbers. */
  GaugeValues values();

  /** The largest heap that the model has a word for. */
  default int heaps() {
    return model().words().heaps();
  }

  /** The largest heap in positions that may be asked for. */
  @Override
  default int largestHeap() {
    return period().isPresent() ? Integer.MAX_VALUE : heaps();
  }

  /** A position with the same word and heaps that the model has words for. */
  default Position folded(Position position) {
    return period()
        .map(p -> Position.of(position.descending().map(p::fold).toArray()))
        .orElse(position);
  }

  @Override
  default int value(int heap) {
    int folded = period().map(p -> p.fold(heap)).orElse(heap);
    if (folded > heaps()) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + heaps());
    }
    return values().number(model().words().words().get(folded).toIntArray());
  }

  @Override
  default int times(int x, int y) {
    return values().times(x, y);
  }

  @Override
  default String print(int value) {
    return Word.of(values().word(value)).toString();
  }

  /** Who wins the positions with this word, given by the exponents of all letters. */
  O outcome(int[] exponents);

  @Override
  default O outcome(int value) {
    return outcome(values().word(value));
  }

  /**
   * By its word at once: nothing is noted of it. Heaps are not larger than those that have words,
   * or of any size if these have a period.
   */
  @Override
  default O outcome(Position position) {
    return outcome(model().words().word(folded(position)));
  }

  /**
   * A position beside which two positions have different outcomes; none if they are
   * interchangeable.
   *
   * @throws IllegalArgumentException if their words are too long to be compared
   */
  default Optional<Position> telling(Position one, Position other) {
    return GaugeCompany.telling(model(), folded(one), folded(other));
  }

  /** How many independent directions there are, computed when it is first asked for. */
  default GaugeRank rank() {
    return model().rank();
  }
}
