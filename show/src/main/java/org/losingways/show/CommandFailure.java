// SPDX-License-Identifier: Apache-2.0
package org.losingways.show;

/**
 * A command cannot go on, for a reason that is worth one sentence to the person at the keyboard.
 */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final boolean isLimit;

  public CommandFailure(String sentence) {
    this(sentence, null);
  }

  public CommandFailure(String sentence, Throwable cause) {
    super(sentence, cause);
    this.isLimit = false;
  }

  private CommandFailure(boolean isLimit, String sentence) {
    super(sentence);
    this.isLimit = isLimit;
  }

  /** The question makes sense, but a limit came before the answer. */
  public static CommandFailure limit(String sentence) {
    return new CommandFailure(true, sentence);
  }

  /** Whether it was only a limit, and another time there may be an answer. */
  public boolean isLimit() {
    return isLimit;
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
