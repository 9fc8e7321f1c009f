// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.position;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.play.NormalSolution;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;
import org.losingways.theory.EndlessLists;
import org.losingways.theory.SibertConway;
import org.losingways.theory.WeightFunction;

/**
 * The answer of {@code misere sibert-conway}: the positions where misère and normal play differ.
 *
 * @param PN those lost in normal play and won in misère play by the player to move
 * @param NP the other way round
 * @param indifferent heaps that may be added anywhere
 * @param period how many heaps further one is as good again, in every list
 * @param preperiod from which heap on
 * @param verifiedTo the last heap of the positions that a list is about, if it is not about all
 * @param weights of the heaps from 0 on; none for those that are too heavy to tell
 * @param bounds the weight that may stand beside each heap, where there is a bound
 * @param heapsComputed the last heap whose misère value is known
 * @param infiniteAt the heap to which the quotient is infinite, 0 if it is finite
 * @param solved whether misère and normal play are known for all heaps
 * @param lastWeighed the last heap for which weights were looked for, 0 if for none
 */
public record SibertConwayAnswer(
    String game,
    Optional<List<String>> PN,
    Optional<List<String>> NP,
    @Omitted List<Integer> indifferent,
    @Omitted Optional<Integer> period,
    @Omitted Optional<Integer> preperiod,
    @Omitted OptionalInt verifiedTo,
    @Omitted List<OptionalInt> weights,
    @Omitted List<OptionalInt> bounds,
    @Omitted List<String> labels,
    @Unwritten Ruleset rules,
    @Unwritten int heapsComputed,
    @Unwritten int infiniteAt,
    @Unwritten boolean solved,
    @Unwritten Optional<SibertConway> lists,
    @Unwritten Optional<WeightFunction> weighing,
    @Unwritten int lastWeighed) {

  /** Weights are looked for to this heap at most. */
  private static final int LAST_WEIGHED = 40;

  /** The lists of a solved game; of another one those by weights, if weights fit. */
  public static SibertConwayAnswer of(Quotient whole, NormalSolution normal) {
    // Lists and weights are of finitely many values.
    FiniteQuotient quotient = whole.lastFinite();
    if (whole instanceof EndlessQuotient<?> endless) {
      return listed(quotient, EndlessLists.of(endless, normal), true);
    }
    if (isSolved(quotient, normal)) {
      return lists(quotient, normal);
    }
    SibertConwayAnswer weighed =
        weighed(quotient, normal, whole instanceof InfiniteQuotient ? whole.heapsComputed() : 0);
    if (weighed.weighing().isPresent()) {
      return weighed;
    }
    SibertConwayAnswer part = lists(quotient, normal);
    return part.lists().isPresent() ? part : weighed;
  }

  private static boolean isSolved(FiniteQuotient quotient, NormalSolution normal) {
    return quotient.isSolved() && (quotient.period().isEmpty() || normal.period().isPresent());
  }

  /** The lists of a solved game; of another one those of the heaps of its finite quotient. */
  public static SibertConwayAnswer lists(FiniteQuotient quotient, NormalSolution normal) {
    boolean isSolved = isSolved(quotient, normal);
    return listed(
        quotient, isSolved ? SibertConway.of(quotient, normal) : part(quotient, normal), isSolved);
  }

  private static Optional<SibertConway> part(FiniteQuotient quotient, NormalSolution normal) {
    try {
      return SibertConway.to(quotient.heapsComputed(), quotient, normal);
    } catch (Budget.Stopped e) {
      // That the game is not solved can be said all the same.
      return Optional.empty();
    }
  }

  private static SibertConwayAnswer listed(
      FiniteQuotient quotient, Optional<SibertConway> found, boolean isSolved) {
    Ruleset rules = quotient.rules();
    return new SibertConwayAnswer(
        rules.code(),
        found.map(SibertConway::pn),
        found.map(SibertConway::np),
        found.map(SibertConway::indifferent).orElse(List.of()),
        found.flatMap(SibertConway::repeats).map(Period::period),
        found.flatMap(SibertConway::repeats).map(Period::preperiod),
        isSolved || found.isEmpty()
            ? OptionalInt.empty()
            : OptionalInt.of(quotient.heapsComputed()),
        List.of(),
        List.of(),
        found.isPresent() ? HeapName.legend(rules.labels(), quotient.heapsComputed()) : List.of(),
        rules,
        quotient.heapsComputed(),
        0,
        isSolved,
        found,
        Optional.empty(),
        0);
  }

  private static SibertConwayAnswer weighed(
      FiniteQuotient quotient, NormalSolution normal, int infiniteAt) {
    int last = Math.min(LAST_WEIGHED, quotient.heapsComputed());
    Optional<WeightFunction> w = Optional.empty();
    try {
      if (last > 0) {
        w = WeightFunction.fit(quotient, normal, last);
      }
    } catch (Budget.Stopped e) {
      // That the game is not solved can be said all the same.
      last = 0;
    }
    return new SibertConwayAnswer(
        quotient.rules().code(),
        w.map(WeightFunction::pn),
        w.map(WeightFunction::np),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        w.isPresent() ? OptionalInt.of(w.get().lastHeap()) : OptionalInt.empty(),
        w.map(f -> each(f, h -> f.isHeavy(h) ? -1 : f.weight(h))).orElse(List.of()),
        w.map(f -> each(f, f::bound)).orElse(List.of()),
        List.of(),
        quotient.rules(),
        quotient.heapsComputed(),
        infiniteAt,
        false,
        Optional.empty(),
        w,
        last);
  }

  /** Something about each heap from 0 on, where it is not negative. */
  private static List<OptionalInt> each(WeightFunction w, IntUnaryOperator number) {
    return IntStream.rangeClosed(0, w.lastHeap())
        .map(number)
        .mapToObj(n -> n < 0 ? OptionalInt.empty() : OptionalInt.of(n))
        .toList();
  }
}
