// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.losingways.game.GameText;
import org.losingways.game.Ruleset;
import org.losingways.game.TakeAndBreak;
import org.losingways.normal.NimSequence;

/**
 * Computes a nim sequence in small steps, so that it can be watched, stopped and limited.
 *
 * @param progress where to say how far it is, on a terminal; empty elsewhere
 * @param stop whether somebody pressed ctrl-C
 * @param limit how long it may take; empty for no limit
 */
public record NimRun(
    Optional<PrintWriter> progress, BooleanSupplier stop, Optional<Duration> limit) {

  private static final long STEP_NANOS = 50_000_000;
  private static final long QUIET_NANOS = 500_000_000;

  /** Extends the sequence to so many values, or until its period is proved or it must stop. */
  public void run(NimSequence sequence, int size) {
    long start = System.nanoTime();
    long deadline = limit.map(Duration::toNanos).orElse(Long.MAX_VALUE);
    long step = 1_000;
    boolean said = false;
    long lastSaid = 0;
    while (sequence.size() < size && sequence.period().isEmpty() && !stop.getAsBoolean()) {
      long before = System.nanoTime() - start;
      if (before >= deadline) {
        break;
      }
      sequence.extendTo((int) Math.min(size, sequence.size() + step));
      long took = System.nanoTime() - start - before;
      step = took < STEP_NANOS ? 2 * step : Math.max(1, step * STEP_NANOS / took);
      if (before > QUIET_NANOS && before - lastSaid > 4 * STEP_NANOS) {
        lastSaid = before;
        said = say(sequence, before) || said;
      }
    }
    if (said) {
      progress.ifPresent(NimRun::clear);
    }
  }

  private boolean say(NimSequence sequence, long nanos) {
    progress.ifPresent(
        err -> {
          err.printf(
              "\r%s: %,d nim-values, %d s, no period yet ",
              sequence.rules().code(), sequence.size(), nanos / 1_000_000_000);
          err.flush();
        });
    return progress.isPresent();
  }

  private static void clear(PrintWriter err) {
    err.print("\r" + " ".repeat(78) + "\r");
    err.flush();
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
