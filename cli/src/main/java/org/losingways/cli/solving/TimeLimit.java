// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.solving;

import java.time.Duration;
import org.losingways.cli.terminal.Amount;
import org.losingways.cli.terminal.Interrupt;
import org.losingways.search.Budget;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The mixin of commands that may take long: how long. */
public final class TimeLimit {

  private static final String NAME = "--time-limit";

  @Option(
      names = NAME,
      paramLabel = "TIME",
      converter = Amount.Time.class,
      defaultValue = "30s",
      description =
          "Stop after this time of work, such as 30s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Duration time;

  /** The time that was given. */
  Duration get() {
    return time;
  }

  /** What was given, or less. */
  Duration atMost(Duration most) {
    return time.compareTo(most) < 0 ? time : most;
  }

  /**
   * What a command may spend, from now on: the time it was given, as far as this mixin or an option
   * like it says so, and in any case no more after ctrl-C.
   */
  public static Budget of(CommandSpec command) {
    // What the workbench and a survey are given is for each of their games.
    boolean isForEach = command.name().matches("serve|survey");
    Duration given = isForEach || command.findOption(NAME) == null ? null : command.findOption(NAME).getValue();
    return given == null ? Interrupt.budget() : Interrupt.budget(given);
  }
}
