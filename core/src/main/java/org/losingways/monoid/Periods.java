// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

/** What periods have in common. */
public final class Periods {

  private Periods() {}

  /**
   * The least common multiple.
   *
   * @throws ArithmeticException if it is no int
   */
  public static int lcm(int a, int b) {
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
