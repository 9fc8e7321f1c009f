// SPDX-License-Identifier: Apache-2.0
package org.losingways.partizan;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How far a solver may go.
 *
 * <pre>{@code
 * PartizanLimits.none().withMaxHeap(12).withTime(Duration.ofSeconds(30))
 * }</pre>
 *
 * @param maxHeap the last heap to look at
 * @param deadline the value of {@link System#nanoTime} at which to stop
 * @param maxOrder the most elements that a finite monoid, or the finite part of an infinite one,
 *     may have while it is looked for
 */
public record PartizanLimits(int maxHeap, OptionalLong deadline, int maxOrder) {

  private static final int USUAL_ORDER = 50_000;

  /** No limits but one on the size of trials. */
  public static PartizanLimits none() {
    return new PartizanLimits(Integer.MAX_VALUE, OptionalLong.empty(), USUAL_ORDER);
  }

  public PartizanLimits withMaxHeap(int heap) {
    return new PartizanLimits(heap, deadline, maxOrder);
  }

  /** Stops after this time from now on. */
  public PartizanLimits withTime(Duration time) {
    return new PartizanLimits(
        maxHeap, OptionalLong.of(System.nanoTime() + time.toNanos()), maxOrder);
  }

  public PartizanLimits withMaxOrder(int order) {
    return new PartizanLimits(maxHeap, deadline, order);
  }
}
