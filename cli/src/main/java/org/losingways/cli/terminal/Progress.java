// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * A line on standard error that says how far a long command is, on terminals only and not before a
 * second has passed, so that quick answers come alone.
 */
public final class Progress implements AutoCloseable {

  private static final long QUIET_NANOS = 1_000_000_000L;

  private final boolean shown;
  private final String unit;
  private final long start = System.nanoTime();
  private ProgressBar bar;

  private Progress(boolean shown, String unit) {
    this.shown = shown;
    this.unit = unit;
  }

  /** Progress counted in these units; nothing is shown where standard error is no terminal. */
  public static Progress on(Terminal terminal, String unit) {
    return new Progress(terminal.progress(), unit);
  }

  /** Says where the command is. */
  public void at(long count, String remark) {
    if (!shown || (bar == null && System.nanoTime() - start < QUIET_NANOS)) {
      return;
    }
    if (bar == null) {
      bar =
          new ProgressBarBuilder()
              .setTaskName(unit)
              .setInitialMax(-1)
              .setStyle(ProgressBarStyle.ASCII)
              .setUpdateIntervalMillis(200)
              .clearDisplayOnFinish()
              .setConsumer(new ConsoleProgressBarConsumer(System.err))
              .build();
    }
    bar.stepTo(count);
    bar.setExtraMessage(remark);
  }

  /** Takes the line away, so that something can be printed; the next {@link #at} brings it back. */
  public void pause() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }

  @Override
  public void close() {
    pause();
  }
}
