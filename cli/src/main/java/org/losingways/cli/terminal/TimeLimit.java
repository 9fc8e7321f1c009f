// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.losingways.budget.Budget;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The mixin of commands that stop after a while: {@code --time-limit}. */
public final class TimeLimit {

  private static final String NAME = "--time-limit";

  @Option(
      names = NAME,
      paramLabel = "TIME",
      description =
          "Stop after this processor time, such as 30s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Amount.Time time;

  /** A limit that is this long unless another is given. */
  public TimeLimit(String usual) {
    time = Amount.Time.of(usual);
  }

  public Duration get() {
    return time.duration();
  }

  /** Tells whether this much time of work is over, which begins now. */
  public static BooleanSupplier after(Duration duration) {
    Budget budget = Interrupt.budget(duration);
    return () -> budget.during(Budget::isSpent);
  }

  /**
   * What a command may spend from now on: the time it was given, if it has such an option, and in
   * any case nothing more after ctrl-C.
   */
  public static Budget budget(CommandSpec command) {
    OptionSpec option = command.findOption(NAME);
    // What the workbench and a survey are given is for each of their games.
    boolean isForAll = option != null && !command.name().matches("serve|survey");
    Amount.Time given = isForAll ? option.getValue() : null;
    return given == null ? Interrupt.budget() : Interrupt.budget(given.duration());
  }
}
