// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Position;
import org.losingways.monoid.Word;
import org.losingways.quotient.Period;
import org.losingways.quotient.Valuation;

/**
 * Who wins all positions with heaps up to some size where infinitely many values are different,
 * told by gauges and proved by {@link GaugeProof}.
 *
 * <p>Values are words, reduced by {@link GaugeRelations} and numbered as they are met. Where these
 * are not proved to be complete, different ones may be interchangeable, which {@link GaugeCompany}
 * decides. Safe for use by several threads.
 *
 * @param <O> the outcomes: two if both players have the same moves, else four
 */
public abstract sealed class Gauges<O extends Enum<O>> implements Valuation<O>
    permits GaugeSolution, PartizanGauges {
  private final GaugeModel model;
  private final GaugeEndless endless;
  private final Optional<Period> period;
  private final GaugeValues values;
  private Optional<GaugeRelations> relations = Optional.empty();

  Gauges(GaugeModel model, GaugeEndless endless, Optional<Period> period) {
    this.model = model;
    this.endless = endless;
    this.period = period;
    this.values = new GaugeValues(model.words().letters().size(), word -> relations().reduce(word));
  }

  /** What tells the outcomes. */
  public final GaugeModel model() {
    return model;
  }

  /** Why infinitely many values are different. */
  public final GaugeEndless endless() {
    return endless;
  }

  /** The period of the words, if it is proved: then outcomes of all positions are known. */
  @Override
  public final Optional<Period> period() {
    return period;
  }

  /**
   * Relations between the letters, found when they are first asked for. Values are numbered by them
   * from then on, and should not depend on the time that was left at that moment; so they are found
   * whatever the budget is, which takes some seconds at most.
   */
  public final synchronized GaugeRelations relations() {
    if (relations.isEmpty()) {
      relations = Optional.of(Budget.unlimited().during(() -> GaugeRelations.of(model)));
    }
    return relations.get();
  }

  /** The largest heap that the model has a word for. */
  public final int heaps() {
    return model.words().heaps();
  }

  /** The largest heap in positions that may be asked for. */
  @Override
  public final int largestHeap() {
    return period.isPresent() ? Integer.MAX_VALUE : heaps();
  }

  /**
   * Whether these are what a search to this heap would find: they end there, or words are proved to
   * repeat and have done so by then, so that they tell of heaps of every size.
   */
  public final boolean isFor(int heap) {
    return heaps() == heap
        || period.filter(p -> p.preperiod() + 2 * p.period() <= heap).isPresent();
  }

  /** A position with the same word and heaps that the model has words for. */
  public final Position folded(Position position) {
    return period
        .map(p -> Position.of(position.descending().map(p::fold).toArray()))
        .orElse(position);
  }

  @Override
  public final int value(int heap) {
    int folded = period.map(p -> p.fold(heap)).orElse(heap);
    if (folded > heaps()) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + heaps());
    }
    return values.number(model.words().words().get(folded).toIntArray());
  }

  @Override
  public final int times(int x, int y) {
    return values.times(x, y);
  }

  /** The word of a value, reduced by {@link #relations}. */
  public final Word reduced(int value) {
    return Word.of(values.word(value));
  }

  @Override
  public final String print(int value) {
    return reduced(value).toString();
  }

  /** Who wins the positions with this word, given by the exponents of all letters. */
  public abstract O outcome(int[] exponents);

  @Override
  public final O outcome(int value) {
    return outcome(values.word(value));
  }

  /**
   * By its word at once: nothing is noted of it. Heaps are not larger than those that have words,
   * or of any size if these have a period.
   */
  @Override
  public final O outcome(Position position) {
    return outcome(model.words().word(folded(position)));
  }

  /**
   * A position beside which two positions have different outcomes; none if they are
   * interchangeable.
   *
   * @throws IllegalArgumentException if their words are too long to be compared
   */
  public final Optional<Position> telling(Position one, Position other) {
    return GaugeCompany.telling(model, folded(one), folded(other));
  }

  /** How many independent directions there are, computed when it is first asked for. */
  public final GaugeRank rank() {
    return model.rank();
  }
}
