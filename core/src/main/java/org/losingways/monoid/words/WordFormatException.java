// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid.words;

/**
 * A text is not a word or a presentation; the message is one sentence that shows the right form.
 */
public final class WordFormatException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  public WordFormatException(String sentence) {
    super(sentence);
  }

  /** The beginning of a text, for messages. */
  static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
