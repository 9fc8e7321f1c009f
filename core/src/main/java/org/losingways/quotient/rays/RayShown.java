// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.rays;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.losingways.budget.Budget;
import org.losingways.game.Ruleset;
import org.losingways.monoid.rays.RayMonoid;
import org.losingways.monoid.rays.RayQuotient;
import org.losingways.monoid.words.RayPresentation;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.Period;
import org.losingways.quotient.PeriodWatch;
import org.losingways.quotient.Phi;

/**
 * An infinite quotient as it was verified and as it is shown: reduced whatever the degrees, and
 * with letters that are heaps.
 *
 * @param quotient as it is shown
 * @param shownValue from values as they were verified to values as they are shown
 */
public record RayShown(
    RayVerified verified, InfiniteQuotient quotient, IntUnaryOperator shownValue) {

  /**
   * Reduces what was verified, and finds its presentation.
   *
   * @param last the last finite partial quotient of the game
   */
  public static Optional<RayShown> of(FiniteQuotient last, RayVerified verified, Budget budget) {
    Optional<RayQuotient> reduced =
        verified.reduce(budget).flatMap(q -> q.complete(new int[0], budget::check));
    // A trial may have seen more freedom than there is; then the finite search will find the
    // answer.
    if (reduced.isEmpty() || reduced.get().monoid().isFinite()) {
      return Optional.empty();
    }
    RayQuotient q = reduced.get();
    budget.checkOrder(q.monoid().cells());
    int[] all = verified.model().heaps();
    int[] byHeap =
        IntStream.range(0, all.length)
            .boxed()
            .sorted(Comparator.comparing(i -> all[i]))
            .mapToInt(i -> i)
            .toArray();
    RayMonoid old = q.monoid().withGenerators(byHeap);
    Optional<RayPresentation> presented =
        RayPresentation.of(
            old,
            () -> {
              budget.check();
              return false;
            });
    return presented.flatMap(
        shown -> shown.monoid(old).map(m -> of(last, verified, q, byHeap, shown, m)));
  }

  private static RayShown of(
      FiniteQuotient last,
      RayVerified verified,
      RayQuotient q,
      int[] byHeap,
      RayPresentation shown,
      RayMonoid monoid) {
    RayMonoid old = q.monoid().withGenerators(byHeap);
    int[] letters = Arrays.stream(shown.kept()).map(k -> old.step(0, k)).toArray();
    int[] heaps =
        Arrays.stream(shown.kept()).map(k -> verified.model().heaps()[byHeap[k]]).toArray();
    IntUnaryOperator shownValue =
        v -> monoid.element(shown.reduce(old.word(q.image(v))).exponents());
    Phi phi =
        new Phi(
            Arrays.stream(verified.values()).map(shownValue).toArray(),
            provedPeriod(last.rules(), verified),
            Optional.empty());
    InfiniteQuotient quotient =
        new InfiniteQuotient(
            verified.model(),
            shown.system(),
            monoid,
            q.p().inverseImage(monoid, letters),
            phi,
            heaps,
            last);
    return new RayShown(verified, quotient, shownValue);
  }

  /** This quotient with one heap more, if that is worth an element that there is. */
  public Optional<RayShown> next(int length, Budget budget) {
    return verified.next(quotient.rules(), length, budget).map(this::with);
  }

  private RayShown with(RayVerified longer) {
    int value = shownValue.applyAsInt(longer.values()[quotient.heapsComputed() + 1]);
    Optional<Period> period = provedPeriod(quotient.rules(), longer);
    return new RayShown(longer, quotient.withNext(longer.model(), value, period), shownValue);
  }

  /** The least period that is proved; of the values as they were verified, which is no less. */
  private static Optional<Period> provedPeriod(Ruleset rules, RayVerified verified) {
    int[] values = verified.values();
    return rules
        .reach()
        .flatMap(reach -> new PeriodWatch(reach).look(values.length - 1, h -> values[h]));
  }
}
