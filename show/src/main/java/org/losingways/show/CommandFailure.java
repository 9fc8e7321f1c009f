// SPDX-License-Identifier: Apache-2.0
package org.losingways.show;

/**
 * A command cannot go on, for a reason that is worth one sentence to the person at the keyboard.
 */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public CommandFailure(String sentence) {
    super(sentence);
  }

  public CommandFailure(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
