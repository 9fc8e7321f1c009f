// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.losingways.game.Labels;
import org.losingways.game.PartizanOutcome;
import org.losingways.game.Position;
import org.losingways.gauge.PartizanGauges;
import org.losingways.partizan.Comparison;
import org.losingways.partizan.PartizanSolution;
import org.losingways.quotient.Valuation;
import org.losingways.show.answer.HeapName;
import org.losingways.show.answer.Omitted;
import org.losingways.show.answer.Unwritten;

/**
 * Which of two positions of a partizan game Left likes better.
 *
 * @param relation =, &gt;, &lt; or ||
 * @param notAtLeastBy a position beside which Left does worse with the first
 * @param notAtMostBy a position beside which Left does better with the first
 * @param verifiedTo the largest heap in company in which they were compared, where &ge; or &le; is
 *     not proved in all company
 */
public record PartizanCompareAnswer(
    String game,
    List<HeapName> first,
    List<HeapName> second,
    String relation,
    boolean equal,
    boolean atLeast,
    boolean atMost,
    Optional<List<HeapName>> notAtLeastBy,
    Optional<List<HeapName>> notAtMostBy,
    @Omitted OptionalInt verifiedTo,
    @Unwritten Valuation<PartizanOutcome> solution,
    @Unwritten Position left,
    @Unwritten Position right,
    @Unwritten Comparison comparison)
    implements Compared {

  /** Compares two positions. */
  public static PartizanCompareAnswer of(
      Valuation<PartizanOutcome> solution, Position g, Position h) {
    Comparison comparison =
        solution instanceof PartizanGauges forms
            ? new Comparison(forms.notAtLeast(g, h), forms.notAtLeast(h, g))
            : ((PartizanSolution) solution).compare(g, h);
    Labels labels = solution.rules().labels();
    return new PartizanCompareAnswer(
        solution.rules().code(),
        HeapName.all(labels, g),
        HeapName.all(labels, h),
        comparison.sign(),
        comparison.isEqual(),
        comparison.isAtLeast(),
        comparison.isAtMost(),
        comparison.notAtLeast().map(x -> HeapName.all(labels, x)),
        comparison.notAtMost().map(x -> HeapName.all(labels, x)),
        // Company that refutes is company enough.
        comparison.isAtLeast() || comparison.isAtMost()
            ? solution.verifiedTo()
            : OptionalInt.empty(),
        solution,
        g,
        h,
        comparison);
  }
}
