// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import org.losingways.game.Position;
import org.losingways.play.ShortestDistinguisher;
import org.losingways.quotient.Quotient;
import org.losingways.show.answer.Flattened;
import org.losingways.show.answer.position.DistinguishAnswer;
import org.losingways.show.answer.position.Reduction;

/**
 * The answer of {@code misere distinguish} with its reasons.
 *
 * @param sums the two positions in the company that tells them apart, or by themselves
 * @param reductions how the two come to the same value, if they do
 */
public record DistinguishView(
    @Flattened DistinguishAnswer answer,
    List<DistinguishAnswer.Sum> sums,
    List<Reduction> reductions) {

  /** What a quotient says of two positions that it covers. */
  public static DistinguishView of(Quotient quotient, Position first, Position second) {
    DistinguishAnswer answer =
        DistinguishAnswer.of(
            quotient,
            first,
            second,
            new ShortestDistinguisher(quotient)
                .find(quotient.value(first), quotient.value(second)));
    return new DistinguishView(answer, answer.sums(), answer.reductions());
  }
}
