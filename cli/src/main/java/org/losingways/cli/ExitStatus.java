// SPDX-License-Identifier: Apache-2.0
package org.losingways.cli;

/** What the exit status of {@code misere} means. */
final class ExitStatus {

  /** There is an answer. */
  static final int ANSWER = 0;

  /** The answer is "no": refuted, different, or not settled within the limits. */
  static final int NO = 1;

  /**
   * The input made no sense, or the answer could not be delivered; one sentence on stderr says
   * which.
   */
  static final int BAD_INPUT = 2;

  private ExitStatus() {}
}
