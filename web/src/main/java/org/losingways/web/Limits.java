// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

import java.time.Duration;
import org.losingways.quotient.solver.SolverLimits;

/**
 * What one request, and all together, may take.
 *
 * @param solves games that are solved at the same time
 * @param waiting games that may wait for their turn
 * @param time how long a game is solved before somebody has to ask for more
 * @param maxOrder the largest quotient
 * @param maxBytes the memory for one trial of the solver
 * @param maxHeap the largest heap that a solver looks at
 * @param kept games that are kept in memory
 * @param watchers browsers that may watch games being solved
 * @param requestBytes the largest request body
 */
public record Limits(
    int solves,
    int waiting,
    Duration time,
    int maxOrder,
    long maxBytes,
    int maxHeap,
    int kept,
    int watchers,
    int requestBytes) {

  /** The usual limits: two solves, and the whole below half a gigabyte. */
  public static Limits usual() {
    long forTrials = Runtime.getRuntime().maxMemory() / 5;
    return new Limits(2, 16, Duration.ofSeconds(60), 5000, forTrials, 10_000, 100, 200, 1 << 20);
  }

  /** Other numbers of solves at the same time and waiting. */
  public Limits withSolves(int atOnce, int queue) {
    return new Limits(
        atOnce, queue, time, maxOrder, maxBytes, maxHeap, kept, watchers, requestBytes);
  }

  /** Another time for each game. */
  public Limits withTime(Duration other) {
    return new Limits(
        solves, waiting, other, maxOrder, maxBytes, maxHeap, kept, watchers, requestBytes);
  }

  /** Another largest order. */
  public Limits withMaxOrder(int other) {
    return new Limits(
        solves, waiting, time, other, maxBytes, maxHeap, kept, watchers, requestBytes);
  }

  SolverLimits forSolver() {
    return SolverLimits.none()
        .withTime(time)
        .withMaxOrder(maxOrder)
        .withMaxBytes(maxBytes)
        .withMaxHeap(maxHeap);
  }
}
