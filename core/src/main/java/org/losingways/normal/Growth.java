// SPDX-License-Identifier: Apache-2.0
package org.losingways.normal;

/** How long an array of values becomes when it must hold more. */
final class Growth {

  /** Somewhat below the largest array a Java machine is sure to give. */
  static final int LONGEST = Integer.MAX_VALUE - 64;

  private Growth() {}

  /**
   * A quarter more than before, or what is needed: copying stays cheap when values are asked for
   * one by one, and asking for many at once wastes nothing.
   */
  static int length(int before, int needed) {
    if (needed > LONGEST) {
      throw new IllegalArgumentException("at most " + LONGEST + " values can be kept");
    }
    return (int) Math.min(LONGEST, Math.max(needed, before + before / 4L));
  }

  /** The least power of two that is not smaller. */
  static int powerOfTwo(int number) {
    return number <= 1 ? 1 : 2 * Integer.highestOneBit(number - 1);
  }
}
