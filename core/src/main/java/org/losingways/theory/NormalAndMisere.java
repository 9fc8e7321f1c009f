// SPDX-License-Identifier: Apache-2.0
package org.losingways.theory;

import java.util.Optional;
import org.losingways.monoid.Powers;
import org.losingways.monoid.structure.Subgroup;
import org.losingways.normal.NimPeriod;
import org.losingways.normal.NimSequence;
import org.losingways.quotient.FiniteQuotient;
import org.losingways.quotient.Period;

/**
 * What a finite misère quotient answers to the questions of <i>Advances in losing</i>, §10.3: does
 * every element satisfy x^(k+2) = x^k for some k, is every maximal subgroup elementary abelian,
 * does the normal period divide the misère period, and is the nim-value read off the kernel?
 *
 * <pre>{@code
 * NormalAndMisere.of(quotient).periodDivides()      // of 0.241: true, 2 divides 10
 * }</pre>
 *
 * <p>The first two questions have the same answer: the powers of x end in a cyclic group, whose
 * order is the period of x, and each element of a group is such a power. Both are counted all the
 * same, each from its definition.
 *
 * @param powersHavePeriodTwo whether x^(k+2) = x^k for some k, for every element
 * @param subgroupsAreNimLike whether every maximal subgroup is a product of groups of order 2
 * @param misere the misère period, if there are heaps of every size
 * @param normal the normal period, if one was proved within four times as many heaps
 * @param kernelIsNormalPlay whether h ↦ zΦ(h) takes nim-values to the kernel one to one
 */
public record NormalAndMisere(
    boolean powersHavePeriodTwo,
    boolean subgroupsAreNimLike,
    Optional<Period> misere,
    Optional<NimPeriod> normal,
    boolean kernelIsNormalPlay) {

  /** Even of a small quotient so many nim-values are computed. */
  private static final int LEAST_NIM_VALUES = 1000;

  /** The answers of one quotient. */
  public static NormalAndMisere of(FiniteQuotient quotient) {
    QuotientStructure q = QuotientStructure.of(quotient);
    Powers powers = Powers.of(q.monoid());
    boolean two = true;
    for (int x = 0; x < q.order(); x++) {
      two &= powers.period(x) <= 2;
    }
    NimSequence nim = NimSequence.of(q.rules());
    Optional<Period> period = quotient.period();
    if (period.isPresent() && nim.canProvePeriods()) {
      nim.extendTo(LEAST_NIM_VALUES + 4 * q.heaps());
    }
    return new NormalAndMisere(
        two,
        Subgroup.maximal(q.monoid()).stream().allMatch(g -> g.type().isNimLike()),
        period,
        period.isPresent() ? nim.period() : Optional.empty(),
        NormalCopy.find(q).isPresent());
  }

  /** Whether both periods are known. */
  public boolean hasPeriods() {
    return misere.isPresent() && normal.isPresent();
  }

  /** Whether both periods are known and the normal one divides the other. */
  public boolean periodDivides() {
    return hasPeriods() && misere.get().period() % normal.get().period() == 0;
  }

  /** Whether both periods are known and equal. */
  public boolean periodsAreEqual() {
    return hasPeriods() && misere.get().period() == normal.get().period();
  }
}
