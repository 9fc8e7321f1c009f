// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import java.time.Duration;
import java.util.function.BooleanSupplier;
import picocli.CommandLine.Option;

/** The mixin of commands that stop after a while: {@code --time-limit}. */
public final class TimeLimit {

  @Option(
      names = "--time-limit",
      paramLabel = "TIME",
      description = "Stop after this time, such as 30s, 5m or 2h (default: ${DEFAULT-VALUE}).")
  private Amount.Time time;

  /** A limit that is this long unless another is given. */
  public TimeLimit(String usual) {
    time = Amount.Time.of(usual);
  }

  public Duration get() {
    return time.duration();
  }

  /** Tells whether the limit, which begins now, is over. */
  public BooleanSupplier start() {
    return after(get());
  }

  /** Tells whether this much time has passed from now on. */
  public static BooleanSupplier after(Duration duration) {
    long end = System.nanoTime() + duration.toNanos();
    return () -> System.nanoTime() - end > 0;
  }
}
