// SPDX-License-Identifier: Apache-2.0
package org.losingways.json;

/**
 * A text that is not JSON, or JSON that is not what was asked for. The message is the end of a
 * sentence about the text, such as {@code it ends too early}.
 */
public final class JsonFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public JsonFormatException(String reason) {
    super(reason);
  }
}
