// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Word;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Numbering;
import org.losingways.quotient.Period;
import org.losingways.quotient.Solution;

/**
 * Who wins all positions with heaps up to some size, where the misère quotient is infinite: proved
 * by {@link GaugeProof}.
 *
 * <pre>{@code
 * QuotientSolver solver = new QuotientSolver(TakeAndBreak.of("4.765"));
 * solver.run(SolverLimits.none().withMaxHeap(8));
 * GaugeSolution s = GaugeSearch.find(solver.quotient(), 9).orElseThrow();
 * s.outcome(Position.of(9, 9, 8, 3, 3, 2))             // P
 * }</pre>
 *
 * <p>Values are words, reduced by {@link GaugeRelations} and numbered as they are met. Where these
 * are not proved to be complete, different ones may be interchangeable, which {@link GaugeCompany}
 * decides. Safe for use by several threads.
 */
public final class GaugeSolution implements Gauges, Solution {
  private final Ruleset rules;
  private final GaugeModel model;
  private final GaugeEndless endless;
  private final Optional<Period> period;
  private final Numbering<IntList> numbers = new Numbering<>();
  private Optional<GaugeRelations> relations = Optional.empty();

  /**
   * What is proved.
   *
   * @param rules the rules of the game
   * @param model what tells the outcomes
   * @param endless why the quotient is infinite
   * @param period the period of the words, if it is proved: then outcomes of all positions are
   *     known
   */
  public GaugeSolution(
      Ruleset rules, GaugeModel model, GaugeEndless endless, Optional<Period> period) {
    this.rules = rules;
    this.model = model;
    this.endless = endless;
    this.period = period;
    numbers.number(new IntImmutableList(new int[model.words().letters().size()]));
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  @Override
  public Ruleset game() {
    return rules;
  }

  @Override
  public GaugeModel model() {
    return model;
  }

  @Override
  public GaugeEndless endless() {
    return endless;
  }

  @Override
  public Optional<Period> period() {
    return period;
  }

  @Override
  public int largestHeap() {
    return Gauges.super.largestHeap();
  }

  /**
   * Relations between the letters, found when they are first asked for. Values are numbered by them
   * from then on, and should not depend on the time that was left at that moment; so they are found
   * whatever the budget is, which takes some seconds at most.
   */
  public synchronized GaugeRelations relations() {
    if (relations.isEmpty()) {
      relations = Optional.of(Budget.unlimited().during(() -> GaugeRelations.of(model)));
    }
    return relations.get();
  }

  /**
   * The quotient opened up, if {@link #relations} are proved to be all there are; whatever the
   * budget is.
   *
   * @param last the last finite partial quotient of the game
   */
  public Optional<InfiniteQuotient> quotient(FiniteQuotient last) {
    return relations()
        .rays()
        .flatMap(rays -> Budget.unlimited().during(() -> rays.quotient(this, last)));
  }

  private int number(int[] word) {
    return numbers.number(new IntImmutableList(relations().reduce(word)));
  }

  private int[] word(int value) {
    return numbers.element(value).toIntArray();
  }

  @Override
  public int value(int heap) {
    int folded = period.map(p -> p.fold(heap)).orElse(heap);
    if (folded > heaps()) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + heaps());
    }
    return number(model.words().words().get(folded).toIntArray());
  }

  @Override
  public int times(int x, int y) {
    int[] product = word(x);
    int[] more = word(y);
    for (int i = 0; i < product.length; i++) {
      product[i] = Math.addExact(product[i], more[i]);
    }
    return number(product);
  }

  @Override
  public Outcome outcome(int value) {
    return model.outcome(word(value));
  }

  /** The word of a value, reduced by {@link #relations}. */
  public Word reduced(int value) {
    return Word.of(word(value));
  }

  @Override
  public String print(int value) {
    return reduced(value).toString();
  }

  /**
   * By its word at once: nothing is noted of it. Heaps are not larger than those that have words,
   * or of any size if these have a period.
   */
  @Override
  public Outcome outcome(Position position) {
    return model.outcome(folded(position));
  }

  /** The options from which the player who has moved wins. */
  public List<Position> winningMoves(Position position) {
    return rules.moves(position).stream().filter(p -> outcome(p) == Outcome.P).distinct().toList();
  }
}
