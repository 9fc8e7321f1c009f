// SPDX-License-Identifier: Apache-2.0
package org.losingways.gauge;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.losingways.budget.Budget;
import org.losingways.game.Outcome;
import org.losingways.game.Position;
import org.losingways.game.Ruleset;
import org.losingways.monoid.Word;
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
 * <p>Values are words, numbered as they are met; different words may be interchangeable, which
 * {@link GaugeCompany} decides. Safe for use by several threads.
 */
public final class GaugeSolution implements Solution {
  private final Ruleset rules;
  private final GaugeModel model;
  private final GaugeEndless endless;
  private final List<IntList> values = new ArrayList<>();
  private final Map<IntList, Integer> numbers = new HashMap<>();
  private Optional<GaugeRank> rank = Optional.empty();

  /**
   * What is proved.
   *
   * @param rules the rules of the game
   * @param model what tells the outcomes
   * @param endless why the quotient is infinite
   */
  public GaugeSolution(Ruleset rules, GaugeModel model, GaugeEndless endless) {
    this.rules = rules;
    this.model = model;
    this.endless = endless;
    number(new int[model.words().letters().size()]);
  }

  @Override
  public Ruleset rules() {
    return rules;
  }

  /** What tells the outcomes. */
  public GaugeModel model() {
    return model;
  }

  /** Why the quotient is infinite. */
  public GaugeEndless endless() {
    return endless;
  }

  /** The largest heap for which outcomes are known. */
  public int heaps() {
    return model.words().heaps();
  }

  @Override
  public int largestHeap() {
    return heaps();
  }

  /** The rank of the quotient, computed when it is first asked for, whatever the budget is. */
  public synchronized GaugeRank rank() {
    if (rank.isEmpty()) {
      rank = Optional.of(Budget.unlimited().during(() -> GaugeRank.of(model)));
    }
    return rank.get();
  }

  private synchronized int number(int[] word) {
    IntList key = new IntImmutableList(word);
    return numbers.computeIfAbsent(
        key,
        k -> {
          values.add(k);
          return values.size() - 1;
        });
  }

  private synchronized int[] word(int value) {
    return values.get(value).toIntArray();
  }

  @Override
  public int value(int heap) {
    if (heap > heaps()) {
      throw new IllegalArgumentException(
          "heap " + heap + " is beyond the last verified heap, " + heaps());
    }
    return number(model.words().words().get(heap).toIntArray());
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

  @Override
  public String print(int value) {
    return Word.of(word(value)).toString();
  }

  /** By its word at once: nothing is noted of it. */
  @Override
  public Outcome outcome(Position position) {
    return model.outcome(position);
  }

  /** The options from which the player who has moved wins. */
  public List<Position> winningMoves(Position position) {
    return rules.moves(position).stream().filter(p -> outcome(p) == Outcome.P).distinct().toList();
  }
}
