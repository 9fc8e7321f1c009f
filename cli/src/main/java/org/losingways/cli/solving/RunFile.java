// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.losingways.app.Checkpoints;
import org.losingways.codec.SavedRun;
import org.losingways.game.GameFormatException;
import org.losingways.quotient.solver.QuotientSolver;
import org.losingways.quotient.solver.SolverSnapshot;
import org.losingways.quotient.solver.SolverSnapshot.Infinite;
import org.losingways.show.CommandFailure;
import org.losingways.show.file.OutputFile;

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
    int earlier = file.earlier().map(text -> heaps(text, solver)).orElse(0);
    return new Checkpoints(
        solver, clock, earlier, 0, s -> file.isReplaced() && isWritten(file, s, note));
  }

  /** The run in a file. */
  public static SolverSnapshot read(Path file) throws IOException {
    try {
      return SavedRun.parse(Files.readString(file), file.toString());
    } catch (NoSuchFileException e) {
      throw new CommandFailure("There is no file '" + file + "'.", e);
    } catch (MalformedInputException e) {
      throw new CommandFailure(
          "The saved run '" + file + "' is damaged: it is not complete JSON.", e);
    }
  }

  /** How far an earlier run of the same game has got: until then it is worth more than this one. */
  private static int heaps(String text, QuotientSolver solver) {
    try {
      SolverSnapshot earlier = SavedRun.parse(text, "earlier run");
      int[] values = earlier.infinite().map(Infinite::values).orElse(earlier.phi());
      return earlier.code().equals(solver.snapshot().code()) ? values.length - 1 : 0;
    } catch (GameFormatException e) {
      return 0;
    }
  }

  private static boolean isWritten(OutputFile file, QuotientSolver solver, Consumer<String> note) {
    try {
      file.write(SavedRun.text(solver.snapshot()));
      return true;
    } catch (CommandFailure e) {
      note.accept(e.getMessage());
      return false;
    }
  }
}
