// SPDX-License-Identifier: Apache-2.0
package org.losingways.app;

import java.time.Duration;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.quotient.solver.SolverLimits;

/**
 * Where a question is asked: what was proved before, what may be spent, and who looks on. The
 * command line, the workbench and the page each have their own.
 */
public interface Context {

  /** What was proved before. */
  SavedGames saved();

  /** How far a solver may go: heaps, order and memory. */
  SolverLimits limits();

  /** The time for the whole question. */
  Duration time();

  /** So much time of work from now on, or less if the whole budget is spent or it is cancelled. */
  Budget within(Duration atMost);

  /**
   * Does something that may take long, while somebody looks on.
   *
   * @param where says where it is, when asked
   */
  <T> T watched(Supplier<String> where, Supplier<T> work);

  /** Says once, in a sentence, that what was found cannot be saved; the answer is right anyway. */
  void fault(String sentence);

  /** So much time, or all of it if that is less. */
  default Duration time(Duration atMost) {
    return time().compareTo(atMost) < 0 ? time() : atMost;
  }

  /** Does something within so much time, or half of all if that is less. */
  default <T> T inHalfTheTime(Duration atMost, Supplier<T> what) {
    Duration half = time().dividedBy(2);
    return within(half.compareTo(atMost) < 0 ? half : atMost).during(what);
  }

  /** Does something within half of the time: the rest is for what is done with the answer. */
  default <T> T inHalfTheTime(Supplier<T> what) {
    T found = inHalfTheTime(time(), what);
    Budget.current().finish();
    return found;
  }
}
