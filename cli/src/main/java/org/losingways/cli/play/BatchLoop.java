// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.play;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.ByteText;

/** Answers line by line, each printed as a whole or not at all, until the budget is spent. */
final class BatchLoop {

  private static final byte[] NEW_LINE = ByteText.bytes(System.lineSeparator());

  private final OutputStream out;
  private final ByteText text;

  /**
   * @param text takes the answers
   */
  BatchLoop(OutputStream out, ByteText text) {
    this.out = out;
    this.text = text;
  }

  /**
   * What became of a batch.
   *
   * @param answered how many lines were answered
   * @param isSettled whether all their outcomes are known
   * @param isStopped whether a limit came before the end
   */
  record Result(long answered, boolean isSettled, boolean isStopped) {}

  /** How much of an answer there is. */
  enum Answered {
    WHOLE,
    /** The outcome, but perhaps not every winning move. */
    IN_PART,
    UNSETTLED
  }

  /**
   * @param chunk so much text is collected before it is printed
   */
  Result run(BooleanSupplier next, Supplier<Answered> answer, int chunk) {
    long answered = 0;
    boolean isSettled = true;
    int start = 0;
    try {
      // A line that is begun after the time is over would be answered less well than others.
      boolean isSpent = Budget.isSpent();
      while (!isSpent && next.getAsBoolean()) {
        start = text.length();
        Answered line = answer.get();
        if (line != Answered.WHOLE && Budget.isSpent()) {
          throw new Budget.Stopped(Budget.Limit.TIME);
        }
        isSettled &= line != Answered.UNSETTLED;
        answered++;
        text.append(NEW_LINE);
        start = text.length();
        if (text.length() >= chunk) {
          flush();
          start = 0;
          isSpent = Budget.isSpent();
        }
      }
      return new Result(answered, isSettled, isSpent && next.getAsBoolean());
    } catch (Budget.Stopped e) {
      return new Result(answered, isSettled, true);
    } finally {
      text.cut(start);
      flush();
    }
  }

  private void flush() {
    try {
      text.writeTo(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
