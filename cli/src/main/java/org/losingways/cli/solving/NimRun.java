// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.Terminal;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimSequence;

/** Computes a nim sequence as far as the budget goes, with a line of progress. */
public final class NimRun {

  private NimRun() {}

  /** Extends the sequence to so many values, or until its period is proved; false if stopped. */
  public static boolean run(NimSequence sequence, int size, Terminal terminal) {
    try (Progress progress = Progress.on(terminal)) {
      Runnable look =
          () -> progress.at(() -> "%,d nim-values, no period yet".formatted(sequence.size()));
      return Budget.watched(look).during(() -> sequence.extendWithinBudget(size));
    }
  }

  /**
   * The last heap there is memory for. Values take two to four bytes and as much again while the
   * array grows; where moves leave three heaps, a set of values is kept for each heap, and both the
   * sets and the values they hold grow with the heaps.
   */
  public static int most(Ruleset rules) {
    long bytes = Runtime.getRuntime().maxMemory() / 2;
    boolean threeHeaps = rules instanceof TakeAndBreak code && code.maxParts() > 2;
    long most = threeHeaps ? (long) Math.sqrt(4.0 * bytes) : bytes / 12;
    return (int) Math.min(Math.min(most, GameText.MAX_HEAP), rules.largestHeap());
  }
}
