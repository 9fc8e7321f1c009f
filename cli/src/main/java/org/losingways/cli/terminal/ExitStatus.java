// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli.terminal;

/** What the exit status of {@code misere} means. */
public final class ExitStatus {

  /** There is an answer. */
  public static final int ANSWER = 0;

  /** The answer is "no": refuted, different, or not settled within the limits. */
  public static final int NO = 1;

  /**
   * The input made no sense, or the answer could not be delivered; one sentence on stderr says
   * which.
   */
  public static final int BAD_INPUT = 2;

  private ExitStatus() {}
}
