// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.workbench;

import java.util.List;
import org.losingways.game.Position;
import org.losingways.quotient.Valuation;
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

  /** What is known of two positions, by whatever tells their values. */
  public static DistinguishView of(Valuation<?> known, Position first, Position second) {
    DistinguishAnswer answer = DistinguishAnswer.of(known, first, second);
    return new DistinguishView(answer, answer.sums(), answer.reductions());
  }
}
