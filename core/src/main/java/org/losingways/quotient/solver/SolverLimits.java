// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import org.losingways.budget.Deadline;

/**
 * How far a solver may go.
 *
 * <pre>{@code
 * SolverLimits.none().withMaxHeap(33).withTime(Duration.ofSeconds(30))
 * }</pre>
 *
 * @param maxHeap the last heap to look at
 * @param deadline when to stop
 * @param maxOrder the largest order of a reduced quotient
 * @param maxBytes the most memory a trial may take, by estimate
 */
public record SolverLimits(int maxHeap, Optional<Deadline> deadline, int maxOrder, long maxBytes) {

  /** Enough for quotients of some ten thousand elements. */
  private static final long USUAL_BYTES = 1L << 30;

  /** No limits but one on memory, a gibibyte. */
  public static SolverLimits none() {
    return new SolverLimits(Integer.MAX_VALUE, Optional.empty(), Integer.MAX_VALUE, USUAL_BYTES);
  }

  /** The same for inner loops. */
  Budget budget(BooleanSupplier cancelled) {
    return new Budget(deadline, maxOrder, maxBytes, cancelled);
  }

  public SolverLimits withMaxHeap(int heap) {
    return new SolverLimits(heap, deadline, maxOrder, maxBytes);
  }

  /** Stops after this time from now on, by the clock of the current budget. */
  public SolverLimits withTime(Duration time) {
    return new SolverLimits(maxHeap, Optional.of(Deadline.in(time)), maxOrder, maxBytes);
  }

  public SolverLimits withMaxOrder(int order) {
    return new SolverLimits(maxHeap, deadline, order, maxBytes);
  }

  public SolverLimits withMaxBytes(long bytes) {
    return new SolverLimits(maxHeap, deadline, maxOrder, bytes);
  }
}
