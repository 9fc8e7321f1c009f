// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

import java.time.Duration;
import org.losingways.quotient.solver.SolverLimits;

/**
 * What one request, and all together, may take.
 *
 * @param solves games that are solved at the same time
 * @param waiting games of one client that may wait for their turn
 * @param time how long a game is solved before somebody has to ask for more
 * @param maxOrder the largest quotient
 * @param bodyTime how long the headers and the body that a client sends may each take to arrive
 */
public record Limits(int solves, int waiting, Duration time, int maxOrder, Duration bodyTime) {

  /** The largest heap that a solver looks at. */
  private static final int MAX_HEAP = 10_000;

  /** A trial may take one of so many parts of the memory, also if no other game is solved. */
  private static final int PARTS_OF_MEMORY = 5;

  /** Games that are kept in memory. */
  public static final int KEPT = 100;

  /** Clients that may watch games being solved. */
  public static final int WATCHERS = 200;

  /** Of these, those of one address. */
  public static final int WATCHERS_OF_ONE = 50;

  /** The most that a client may send. */
  public static final int REQUEST_BYTES = 1 << 20;

  /** Connections at the same time. */
  public static final int CONNECTIONS = 2000;

  /** Of these, those of one address. */
  public static final int CONNECTIONS_OF_ONE = 1000;

  /** How long an answer that is not a solution may take. */
  public static final Duration VIEW_TIME = Duration.ofSeconds(5);

  /** How long it may take to check a certificate that is sent, and what is told of it. */
  public static final Duration CERTIFICATE_TIME = Duration.ofSeconds(20);

  /** The usual limits: two solves, each for a minute. */
  public static Limits usual() {
    return new Limits(2, 16, Duration.ofSeconds(60), 20_000, Duration.ofSeconds(20));
  }

  /** Other numbers of solves at the same time and waiting. */
  public Limits withSolves(int atOnce, int queue) {
    return new Limits(atOnce, queue, time, maxOrder, bodyTime);
  }

  /** Another time for each game. */
  public Limits withTime(Duration other) {
    return new Limits(solves, waiting, other, maxOrder, bodyTime);
  }

  /** Another largest order. */
  public Limits withMaxOrder(int other) {
    return new Limits(solves, waiting, time, other, bodyTime);
  }

  /** Another time for what clients send. */
  public Limits withBodyTime(Duration other) {
    return new Limits(solves, waiting, time, maxOrder, other);
  }

  /** How much memory what is worked out for one answer may plan with. */
  public static long bytesOfAView() {
    return Runtime.getRuntime().maxMemory() / PARTS_OF_MEMORY;
  }

  /** All solvers together leave more than half of the memory to answers, and to what is garbage. */
  private long bytesOfATrial() {
    return Runtime.getRuntime().maxMemory() / PARTS_OF_MEMORY * 2 / Math.max(2, solves);
  }

  public SolverLimits forSolver() {
    return SolverLimits.none()
        .withTime(time)
        .withMaxOrder(maxOrder)
        .withMaxBytes(bytesOfATrial())
        .withMaxHeap(MAX_HEAP);
  }
}
