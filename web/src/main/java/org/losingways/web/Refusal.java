// SPDX-License-Identifier: Apache-2.0
package org.losingways.web;

/**
 * Why a request gets no answer: a status, and one sentence that shows the right form. The sentence
 * is shown to people as it is.
 */
final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;

  Refusal(int status, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
  }

  /** A request that cannot be understood. */
  static Refusal bad(String sentence) {
    return new Refusal(400, sentence);
  }

  /** A request that is too much work at the moment. */
  static Refusal busy(String sentence) {
    return new Refusal(503, sentence);
  }

  /** The HTTP status. */
  int status() {
    return status;
  }
}
