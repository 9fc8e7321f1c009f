// SPDX-License-Identifier: Apache-2.0
package org.losingways.play;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.losingways.budget.Budget;
import org.losingways.family.FamilyModel;
import org.losingways.game.Position;
import org.losingways.quotient.EndlessQuotient;
import org.losingways.quotient.FamilyQuotient;
import org.losingways.quotient.LevelQuotient;
import org.losingways.quotient.NimQuotient;

/**
 * Tells two values of an {@link EndlessQuotient} apart by a position of its game, of at most one
 * heap if one heap does.
 *
 * <p>Heaps so large that their thresholds exceed the two values' weights and thresholds by far, or
 * their weights if they have none, tell apart what those a period before do. So finitely many heaps
 * show whether one heap does. If none does, small heaps are put beside it: a sign, or weights that
 * bring one of the values to the edge of its threshold.
 */
final class EndlessDistinguisher {

  /** Levels that are so far from others are as good as any that are farther. */
  private static final int FAR = 4;

  private final EndlessQuotient<?> quotient;

  EndlessDistinguisher(EndlessQuotient<?> quotient) {
    this.quotient = quotient;
  }

  Optional<Position> find(int x, int y) {
    if (x == y) {
      return Optional.empty();
    }
    int last = last(x, y);
    int small = Math.min(last, quotient.heapsComputed());
    for (Position beside = Position.EMPTY; ; beside = next(beside, small)) {
      Budget.tick();
      int z = quotient.value(beside);
      int first = quotient.times(x, z);
      int second = quotient.times(y, z);
      Position company = beside;
      if (differ(first, second, 0)) {
        return Optional.of(company);
      }
      Optional<Position> found =
          IntStream.rangeClosed(1, last)
              .filter(h -> differ(first, second, quotient.value(h)))
              .mapToObj(h -> company.plus(Position.of(h)))
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
  }

  private boolean differ(int x, int y, int z) {
    return quotient.outcome(quotient.times(x, z)) != quotient.outcome(quotient.times(y, z));
  }

  /** All positions of small heaps, those with fewer heaps first. */
  private static Position next(Position beside, int small) {
    int[] heaps = beside.toArray();
    for (int i = heaps.length - 1; i >= 0; i--) {
      if (heaps[i] < small) {
        Arrays.fill(heaps, i, heaps.length, heaps[i] + 1);
        return Position.of(heaps);
      }
    }
    return Position.of(IntStream.range(0, heaps.length + 1).map(i -> 1).toArray());
  }

  private int last(int x, int y) {
    return quotient.<Integer>byTheorem(
        family -> last(family, x, y), levels -> last(levels, x, y), nim -> last(nim, x, y));
  }

  /** Where only the order of the largest heaps counts, a few levels above both show what all do. */
  private static int last(LevelQuotient q, int x, int y) {
    BigInteger most =
        Stream.concat(q.element(x).heaps().stream(), q.element(y).heaps().stream())
            .max(BigInteger::compareTo)
            .orElse(BigInteger.ZERO);
    return most.max(BigInteger.valueOf(q.model().start())).intValueExact()
        + FAR * q.model().period();
  }

  private static int last(FamilyQuotient q, int x, int y) {
    FamilyModel m = q.family().model();
    BigInteger far =
        q.element(x)
            .weight()
            .max(q.element(y).weight())
            .max(q.element(x).threshold())
            .max(q.element(y).threshold())
            .add(BigInteger.valueOf(2));
    int last = m.start() + m.period();
    for (int c = m.start(); c < m.start() + m.period(); c++) {
      int t = m.threshold(c);
      int gap = t == FamilyModel.NONE ? m.weight(c) : Math.min(t, t - m.weight(c));
      BigInteger periods =
          far.subtract(BigInteger.valueOf(gap))
              .max(BigInteger.ZERO)
              .divide(BigInteger.valueOf(m.saltus()))
              .add(BigInteger.TWO);
      last = Math.max(last, c + periods.intValueExact() * m.period());
    }
    return last;
  }

  /** In a game like Nim a heap of the nim-value of one of the two does. */
  private static int last(NimQuotient q, int x, int y) {
    BigInteger most = q.element(x).value().max(q.element(y).value()).max(BigInteger.ONE);
    int last = 1;
    while (q.nim().value(BigInteger.valueOf(last)).compareTo(most) < 0) {
      last++;
    }
    return last;
  }
}
