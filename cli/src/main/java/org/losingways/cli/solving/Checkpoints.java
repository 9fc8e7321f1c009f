// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.quotient.solver.SolverSnapshot.Infinite;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.OutputFile;
import org.losingways.show.file.SavedRun;

/**
 * Saves a run while it goes on: each verified heap soon after it was verified, but only every few
 * seconds, and never for more than a small part of the time.
 */
public final class Checkpoints {

  private static final long NANOS_BETWEEN = 2_000_000_000;
  private static final int PART_OF_THE_TIME = 20;

  private final OutputFile file;
  private final QuotientSolver solver;
  private final LongSupplier clock;
  private final Consumer<String> note;
  private int saved;
  private long next;
  private boolean isOver;

  /**
   * @param clock the time now, in nanoseconds
   * @param note told once if the file cannot be written, which does not end the run
   */
  public Checkpoints(
      OutputFile file, QuotientSolver solver, LongSupplier clock, Consumer<String> note) {
    this.file = file;
    this.solver = solver;
    this.clock = clock;
    this.note = note;
    this.next = clock.getAsLong();
    this.isOver = !file.isReplaced();
    this.saved = file.earlier().map(text -> heaps(text, solver)).orElse(0);
  }

  /** How far an earlier run of the same game has got: until then it is worth more than this one. */
  private static int heaps(String text, QuotientSolver solver) {
    try {
      SolverSnapshot earlier = SavedRun.parse(text, "earlier run");
      int[] values = earlier.infinite().map(Infinite::values).orElse(earlier.phi());
      return earlier.code().equals(solver.snapshot().code()) ? values.length - 1 : 0;
    } catch (CommandFailure e) {
      return 0;
    }
  }

  /** Saves the run if there is something new and it is time to. */
  public void look() {
    long now = clock.getAsLong();
    if (isOver || solver.heaps() <= saved || now - next < 0) {
      return;
    }
    saved = solver.heaps();
    try {
      file.write(SavedRun.text(solver.snapshot()));
    } catch (CommandFailure e) {
      isOver = true;
      note.accept(e.getMessage());
    }
    long end = clock.getAsLong();
    next = end + Math.max(NANOS_BETWEEN, PART_OF_THE_TIME * (end - now));
  }
}
