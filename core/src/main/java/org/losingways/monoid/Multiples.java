// SPDX-License-Identifier: Apache-2.0
package org.losingways.monoid;

/** What periods have in common. */
public final class Multiples {

  private Multiples() {}

  /** The greatest common divisor, which is not negative; that of 0 and a is |a|. */
  public static long gcd(long a, long b) {
    long x = Math.abs(a);
    long y = Math.abs(b);
    while (y != 0) {
      long rest = x % y;
      x = y;
      y = rest;
    }
    return x;
  }

  /**
   * The least common multiple.
   *
   * @throws ArithmeticException if it is no int
   */
  public static int lcm(int a, int b) {
    return Math.multiplyExact(a / (int) gcd(a, b), b);
  }
}
