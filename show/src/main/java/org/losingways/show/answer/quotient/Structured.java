// SPDX-License-Identifier: Apache-2.0
package org.losingways.show.answer.quotient;

import java.util.function.BooleanSupplier;
import org.losingways.quotient.InfiniteQuotient;
import org.losingways.quotient.solver.SolverStatus;
import org.losingways.show.view.QuotientView;

/**
 * The answer of {@code misere structure} for a quotient that is finite, infinite or endless, and
 * for a partizan game.
 */
public sealed interface Structured
    permits StructureAnswer, RayStructureAnswer, EndlessStructureAnswer, PartizanStructureAnswer {

  /**
   * A quotient opened up.
   *
   * @param stopRelations when it says yes, relations that follow are left where they are
   * @param stopGenera when it says yes, genera that are hard to find are given up
   */
  static Structured of(
      QuotientView q,
      SolverStatus status,
      BooleanSupplier stopRelations,
      BooleanSupplier stopGenera) {
    if (q.isPartizan()) {
      return PartizanStructureAnswer.of(q, status);
    }
    if (q.whole().isPresent()) {
      return EndlessStructureAnswer.of(q.whole().get());
    }
    return q.elements().isPresent()
        ? StructureAnswer.of(q.elements().get(), status, stopRelations, stopGenera)
        : RayStructureAnswer.of(
            (InfiniteQuotient) q.quotient().orElseThrow(), status, stopRelations);
  }
}
