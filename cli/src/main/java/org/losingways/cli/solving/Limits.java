// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.time.Duration;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.GameText;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.CommandFailure;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The mixin of commands that run the solver: how far it may go. */
public final class Limits {

  @Option(names = "--max-heap", paramLabel = "N", description = "Stop after this heap.")
  private String maxHeap;

  @Mixin private final TimeLimit timeLimit = new TimeLimit("30s");

  @Option(
      names = "--max-order",
      paramLabel = "N",
      description = "Stop before a quotient larger than this.")
  private Integer maxOrder;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description = "Stop before a trial that needs more memory than this, such as 512M or 2G.")
  private Amount.Memory maxMemory;

  /** The time that was given. */
  public Duration time() {
    return timeLimit.get();
  }

  /** What was given, or less. */
  public Duration time(Duration atMost) {
    return time().compareTo(atMost) < 0 ? time() : atMost;
  }

  /** The limits for a solver; the time is the budget of the whole command. */
  public SolverLimits reach() {
    SolverLimits limits =
        SolverLimits.none().withMaxBytes(Runtime.getRuntime().maxMemory() / 2);
    if (maxHeap != null) {
      limits = limits.withMaxHeap(GameText.heap(maxHeap));
    }
    if (maxOrder != null) {
      if (maxOrder < 1) {
        throw new CommandFailure(
            "A quotient has at least one element: --max-order takes a number from 1 on.");
      }
      limits = limits.withMaxOrder(maxOrder);
    }
    return maxMemory == null ? limits : limits.withMaxBytes(maxMemory.bytes());
  }
}
