// SPDX-License-Identifier: Apache-2.0
package org.losingways.quotient.solver;

import java.util.Locale;

/** How far a solver has come. */
public enum SolverStatus {
  /** Proved for all heaps. */
  SOLVED,
  /** Verified to the last heap, and nothing is known to stand in the way of the next. */
  PARTIAL,
  /** Stopped while looking for the next finite partial quotient. */
  GROWING,
  /** Verified to the last heap, with a quotient that is proved to be infinite. */
  INFINITE;

  /** As it is written in answers: solved, partial, growing, infinite. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
