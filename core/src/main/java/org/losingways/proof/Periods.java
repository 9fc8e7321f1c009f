// SPDX-License-Identifier: Apache-2.0
package org.losingways.proof;

/** What periods have in common; the referees share no code with the solvers, not even this. */
final class Periods {

  private Periods() {}

  /**
   * The least common multiple.
   *
   * @throws ArithmeticException if it is no int
   */
  static int lcm(int a, int b) {
    int x = a;
    int y = b;
    while (y != 0) {
      int rest = x % y;
      x = y;
      y = rest;
    }
    return Math.multiplyExact(a / x, b);
  }
}
