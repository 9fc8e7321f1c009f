// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

import java.util.Optional;

/** Ends a referee's report: thrown at the first thing that is wrong, and caught by the referee. */
final class Objection extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Verdict verdict;

  Objection(Verdict verdict) {
    super(verdict.reason(), null, false, false);
    this.verdict = verdict;
  }

  /** What the report says. */
  Verdict verdict() {
    return verdict;
  }

  /** Objects if something is wrong. */
  static void refuse(boolean isWrong, String reason) {
    if (isWrong) {
      throw because(reason);
    }
  }

  /** The objection for this reason, to which no position belongs. */
  static Objection because(String reason) {
    String sentence = "The certificate is wrong: " + reason + ".";
    return new Objection(new Verdict.Refuted(sentence, Optional.empty()));
  }
}
