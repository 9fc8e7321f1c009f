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

  /**
   * Fails if something is asked for that cannot be had.
   *
   * @param sentence what to say, with {@code %s} for the details
   */
  @SuppressWarnings("AnnotateFormatMethod") // No library of annotations for this alone.
  public static void when(boolean isImpossible, String sentence, Object... details) {
    if (isImpossible) {
      throw new CommandFailure(details.length == 0 ? sentence : sentence.formatted(details));
    }
  }
}
