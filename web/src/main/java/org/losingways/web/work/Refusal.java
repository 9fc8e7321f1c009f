// SPDX-License-Identifier: Apache-2.0
package org.losingways.web.work;

/**
 * Why a request gets no answer: a status, and one sentence that shows the right form. The sentence
 * is shown to people as it is.
 */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;

  public Refusal(int status, String sentence) {
    super(sentence, null, false, false);
    this.status = status;
  }

  /** A request that cannot be understood. */
  public static Refusal bad(String sentence) {
    return new Refusal(400, sentence);
  }

  /** A request that is too much work at the moment. */
  public static Refusal busy(String sentence) {
    return new Refusal(503, sentence);
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }
}
