// SPDX-License-Identifier: Apache-2.0
package org.losingways.census;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Has the tasks of a census worked on: by threads of this process ({@link ThreadRunner}), or on
 * other machines.
 *
 * <p>Whoever implements it sends {@link CensusTask#bytes} and lets {@code
 * CensusTask.of(bytes).work().bytes()} run elsewhere. Nothing that comes back is believed: the
 * census examines it, unless it was found in this process.
 */
public interface CensusRunner extends AutoCloseable {

  /**
   * Works on all tasks, the first ones first, and returns when all have ended.
   *
   * @param sink takes each result as soon as it is there, exactly one for each task that was begun;
   *     it may be called from several threads at once
   * @param isOver asked again and again; when it says so, no further task is begun, and those that
   *     are being worked on end soon
   */
  void run(List<CensusTask> tasks, Consumer<CensusResult> sink, BooleanSupplier isOver);

  /** Whether this very process does the work, so that its results need not be examined. */
  default boolean isOwn() {
    return false;
  }

  /** How many tasks are worked on at the same time, for an estimate of the time left. */
  int width();

  @Override
  default void close() {}
}
