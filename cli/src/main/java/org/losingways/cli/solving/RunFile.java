// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.OutputFile;
import org.losingways.show.file.SavedRun;
import org.losingways.store.Checkpoints;

/** The file of {@code --save}, written while a run goes on. */
public final class RunFile {

  private RunFile() {}

  /**
   * Writes a run into a file now and then.
   *
   * @param note told once if the file cannot be written, which does not end the run
   */
  public static Checkpoints checkpoints(
      OutputFile file, QuotientSolver solver, Consumer<String> note) {
    return checkpoints(file, solver, System::nanoTime, note);
  }

  /** The same by another clock. */
  public static Checkpoints checkpoints(
      OutputFile file, QuotientSolver solver, LongSupplier clock, Consumer<String> note) {
    return new Checkpoints(
        solver, clock, -1, 0, s -> file.isReplaced() && isWritten(file, s, note));
  }

  private static boolean isWritten(
      OutputFile file, QuotientSolver solver, Consumer<String> note) {
    try {
      file.write(SavedRun.text(solver.snapshot()));
      return true;
    } catch (CommandFailure e) {
      note.accept(e.getMessage());
      return false;
    }
  }
}
