// SPDX-License-Identifier: Apache-2.0
package org.losingways.game;

/**
 * Text that is not a game, a position or a form. The message is one sentence for the person who
 * typed it.
 */
public final class GameFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public GameFormatException(String message) {
    super(message);
  }
}
