// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.util.function.LongSupplier;
import org.losingways.quotient.solver.QuotientSolver;

/**
 * Saves a run while it goes on: each verified heap soon after it was verified, but only every few
 * seconds, and never for more than a small part of the time.
 */
public final class Checkpoints {

  private static final long NANOS_BETWEEN = 2_000_000_000;
  private static final int PART_OF_THE_TIME = 20;

  /** Saves where a solver is. */
  public interface Saver {
    /** Saves it; false if that cannot be done, and need not be tried again. */
    boolean save(QuotientSolver solver);
  }

  private final QuotientSolver solver;
  private final LongSupplier clock;
  private final Saver saver;
  private int saved;
  private long next;
  private boolean isOver;

  /**
   * @param clock the time now, in nanoseconds
   * @param known the heap to which the run is saved already, -1 if it is not
   * @param wait how long to wait with the first, in nanoseconds
   */
  public Checkpoints(QuotientSolver solver, LongSupplier clock, int known, long wait, Saver saver) {
    this.solver = solver;
    this.clock = clock;
    this.saver = saver;
    this.saved = known;
    this.next = clock.getAsLong() + wait;
  }

  /** Saves the run if there is something new and it is time to. */
  public void look() {
    long now = clock.getAsLong();
    if (isOver || solver.heaps() <= saved || now - next < 0) {
      return;
    }
    saved = solver.heaps();
    isOver = !saver.save(solver);
    long end = clock.getAsLong();
    next = end + Math.max(NANOS_BETWEEN, PART_OF_THE_TIME * (end - now));
  }
}
