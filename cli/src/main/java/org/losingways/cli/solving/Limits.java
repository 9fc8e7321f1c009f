// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.time.Duration;
import java.util.function.Supplier;
import org.losingways.app.Context;
import org.losingways.app.Inquiry;
import org.losingways.app.SavedGames;
import org.losingways.budget.Budget;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.cli.terminal.Output;
import org.losingways.cli.terminal.Progress;
import org.losingways.cli.terminal.TimeLimit;
import org.losingways.game.GameFormatException;
import org.losingways.game.GameText;
import org.losingways.quotient.solver.SolverLimits;
import org.losingways.show.CommandFailure;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The mixin of commands that run the solver: how far it may go. */
public final class Limits {

  @Option(
      names = "--max-heap",
      paramLabel = "N",
      converter = Heap.class,
      description = "Stop after this heap.")
  private Integer maxHeap;

  /** Reads a heap. */
  private static final class Heap implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      try {
        return GameText.heap(text);
      } catch (GameFormatException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  @Mixin private final TimeLimit timeLimit = new TimeLimit("30s");

  @Option(
      names = "--max-order",
      paramLabel = "N",
      description = "Stop before a quotient larger than this.")
  private Integer maxOrder;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description = {
        "Stop before a step that needs more memory than this, such as 512M or 2G (default: half"
            + " of what Java may use, which is a quarter of the memory unless"
            + " MISERE_JAVA_OPTS=-Xmx8g or similar is set)."
      })
  private Amount.Memory maxMemory;

  @Mixin private StoreOption store;

  /** Where the questions of a command are asked. */
  public Context context(Output output) {
    return new Here(store.games(output), reach(), time(), output);
  }

  /** Solves games for a command, from where the store has got to. */
  public Inquiry inquiry(Output output) {
    return new Inquiry(context(output));
  }

  /** The time that was given. */
  public Duration time() {
    return timeLimit.get();
  }

  /** The limits for a solver; the time is the budget of the whole command. */
  public SolverLimits reach() {
    SolverLimits limits = SolverLimits.none().withMaxBytes(Runtime.getRuntime().maxMemory() / 2);
    if (maxHeap != null) {
      limits = limits.withMaxHeap(maxHeap);
    }
    if (maxOrder != null) {
      if (maxOrder < 1) {
        throw new CommandFailure("--max-order takes a number from 1 on.");
      }
      limits = limits.withMaxOrder(maxOrder);
    }
    return maxMemory == null ? limits : limits.withMaxBytes(maxMemory.bytes());
  }

  /** A command: it waits for its answer, and ctrl-C stops it. */
  private record Here(SavedGames saved, SolverLimits limits, Duration time, Output output)
      implements Context {

    @Override
    public Budget within(Duration atMost) {
      return Interrupt.budget(atMost);
    }

    @Override
    public <T> T watched(Supplier<String> where, Supplier<T> work) {
      try (Progress progress = Progress.on(output.terminal())) {
        return Budget.watched(() -> progress.at(where)).during(work);
      }
    }

    @Override
    public void fault(String sentence) {
      output.fault(sentence);
    }
  }
}
